/** Every stored NAME.webp has a NAME@half.webp of half its width. */
export const smallPicture = (picture: string): string => `/files/${picture.replace(/\.webp$/, '@half.webp')}`

export function SmallPicture({ picture }: { picture: string | null }) {
  if (!picture) return <span aria-hidden className="size-16 shrink-0 rounded-input bg-sunk" />
  return (
    <img
      src={smallPicture(picture)}
      width={64}
      height={64}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-16 shrink-0 rounded-input border border-hairline bg-sunk object-cover"
    />
  )
}
