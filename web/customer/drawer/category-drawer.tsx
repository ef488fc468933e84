import { ChevronDown, ChevronRight, Package } from 'lucide-react'
import { Link } from 'react-router'
import { useAnswer } from '#web/kit/calls/use-answer.ts'
import { AskAgain } from '#web/kit/forms/ask-again.tsx'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { DrawerEntry } from './drawer-tree.ts'

const row = 'flex min-h-12 flex-1 items-center gap-3 rounded-input px-2 py-1.5 hover:bg-primary-tint'

/** All products, then display groups or categories; those with children expand in place. */
export default function CategoryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useShopWords()
  const centre = useSite()?.centre?.saleUnit ?? ''
  const { answer, waiting, failed, again } = useAnswer<{ entries: DrawerEntry[] }>(
    open ? withQuery(paths.categories, { centre }) : undefined,
  )
  return (
    <Drawer open={open} onClose={onClose} title={say('header.categories')} closeLabel={say('app.close')}>
      <nav aria-label={say('header.categories')}>
        <Link to={paths.products} onClick={onClose} className={row}>
          <span className="grid size-10 place-items-center rounded-input bg-primary-tint text-primary-text">
            <Package aria-hidden size={22} strokeWidth={1.75} />
          </span>
          <strong>{say('drawer.all')}</strong>
        </Link>
        {/* The previous centre's list is hidden while the new one loads. */}
        {waiting ? <Coming /> : answer ? <Entries entries={answer.entries} onChoose={onClose} /> : null}
        {failed ? <AskAgain onAgain={again} /> : null}
      </nav>
    </Drawer>
  )
}

/** Eight skeleton rows of the final size. */
function Coming() {
  return (
    <ul aria-hidden="true">
      {['w-24', 'w-32', 'w-28', 'w-36', 'w-40', 'w-28', 'w-32', 'w-40'].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows never move.
        <li key={at} className="flex min-h-13 items-center gap-3 border-hairline border-t px-2">
          <Skeleton className="size-10 shrink-0" />
          <Skeleton className={`h-4 ${width}`} />
        </li>
      ))}
    </ul>
  )
}

function Entries({ entries, onChoose }: { entries: DrawerEntry[]; onChoose: () => void }) {
  const say = useShopWords()
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key} className="border-hairline border-t">
          {entry.inside.length === 0 ? (
            <div className="flex">
              <DrawerLink entry={entry} onChoose={onChoose} />
            </div>
          ) : (
            <details className="group/level">
              <summary className="flex cursor-pointer list-none items-center rounded-input [&::-webkit-details-marker]:hidden">
                <span className={row}>
                  <Face entry={entry} />
                </span>
                <ChevronDown
                  aria-hidden
                  size={20}
                  strokeWidth={1.75}
                  className="mr-3 transition group-open/level:rotate-180"
                />
              </summary>
              <div className="pl-4">
                <Link to={entry.to} onClick={onChoose} className={`${row} text-primary-text`}>
                  {say('drawer.allOf', { name: entry.name })}
                </Link>
                <Entries entries={entry.inside} onChoose={onChoose} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function DrawerLink({ entry, onChoose }: { entry: DrawerEntry; onChoose: () => void }) {
  return (
    <Link to={entry.to} onClick={onChoose} className={row}>
      <Face entry={entry} />
      <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="ml-auto text-muted" />
    </Link>
  )
}

function Face({ entry }: { entry: DrawerEntry }) {
  return (
    <>
      {entry.picture ? (
        <Picture
          src={`/files/${entry.picture}`}
          width={320}
          height={320}
          sizes="40px"
          alt=""
          className="w-10! shrink-0 rounded-input"
        />
      ) : null}
      <span className="min-w-0">{entry.name}</span>
    </>
  )
}
