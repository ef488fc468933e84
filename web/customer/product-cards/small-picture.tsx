import { Package } from 'lucide-react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'

/** The picture of a row; the name beside it says the same. */
export function SmallPicture({ name, faded }: { name: string | null | undefined; faded?: boolean }) {
  return (
    <span className={joinClasses('w-14 shrink-0 overflow-hidden rounded-input', faded && 'opacity-50')}>
      {name ? (
        <Picture src={`/files/${name}`} width={600} height={600} sizes="56px" alt="" />
      ) : (
        <span className="grid aspect-square place-items-center bg-primary-tint text-primary-text">
          <Package aria-hidden size={24} strokeWidth={1.5} />
        </span>
      )}
    </span>
  )
}
