import { Suspense } from 'react'
import { Link } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useShopWords } from '#web/words/words.tsx'

export type GroupTile = { id: number; name: string; pictures: string[] }

/** A display group: four of its pictures, and the link to all of it. */
export function GroupTiles({ groups }: { groups: GroupTile[] }) {
  const say = useShopWords()
  if (groups.length === 0) return null
  return (
    <Suspense>
      <section aria-labelledby="groups" className="offscreen-lazy grid gap-2">
        <SectionHeading id="groups" title={say('home.groups')} />
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(170px,1fr))]">
          {groups.map(({ id, name, pictures }) => (
            <li key={id} className="flex *:flex-1">
              <Link
                to={withQuery(paths.products, { displayGroupId: id, displayGroupName: name })}
                className="overflow-hidden rounded-card border border-hairline bg-card hover:border-primary"
              >
                <span className="grid grid-cols-2 gap-px bg-hairline">
                  {pictures.map((picture) => (
                    <Picture
                      key={picture}
                      src={`/files/${picture}`}
                      width={600}
                      height={600}
                      sizes="(min-width: 64rem) 95px, 25vw"
                      alt=""
                    />
                  ))}
                </span>
                <span className="clamp-2 px-3 py-2 font-bold text-sm">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Suspense>
  )
}
