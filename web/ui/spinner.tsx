/** Only inside buttons: a loading page shows skeletons. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 animate-turn rounded-chip border-2 border-current border-t-transparent"
    />
  )
}
