/** The list with one of its things at another place. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
