import { initialOf } from '#shop/account/initial.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

/** The shop's photo or its initial; the name always stands beside it. */
export function ShopMark({
  name,
  photo,
  className = 'size-16 text-2xl',
}: {
  name: string
  photo: string
  className?: string
}) {
  if (photo)
    return (
      <img
        src={photo.startsWith('/') ? photo : `/files/${photo}`}
        alt=""
        width={64}
        height={64}
        className={joinClasses('shrink-0 rounded-card border border-hairline object-cover', className)}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'grid shrink-0 place-items-center rounded-card bg-primary-tint font-bold text-primary-text',
        className,
      )}
    >
      {initialOf(name)}
    </span>
  )
}
