import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useRiderWords } from '#web/words/words.tsx'

type RiderPageProps = {
  title: string
  /** Where the arrow before the title leads; without it there is none. */
  back?: string | (() => void) | undefined
  /** What can be done, at the bottom. */
  actions?: ReactNode
  children: ReactNode
}

const arrowLook = 'grid size-14 shrink-0 place-items-center rounded-input'

/** A page of the road: its title, what is to be read, and what can be done at the bottom. */
export function RiderPage({ title, back, actions, children }: RiderPageProps) {
  const say = useRiderWords()
  const arrow = <ChevronLeft aria-hidden size={32} strokeWidth={2} />
  return (
    <main id="content" className="flex flex-1 flex-col">
      <PageHead title={title} indexed={false} />
      <div className="flex min-h-14 items-center gap-1 px-[calc(var(--rider-side)-0.5rem)]">
        {typeof back === 'string' ? (
          <Link to={back} data-opens-offline aria-label={say('app.back')} className={arrowLook}>
            {arrow}
          </Link>
        ) : null}
        {typeof back === 'function' ? (
          <button type="button" onClick={back} aria-label={say('app.back')} className={arrowLook}>
            {arrow}
          </button>
        ) : null}
        <h1 className={`min-w-0 flex-1 py-2 pr-2 text-xl ${back ? '' : 'pl-2'}`}>{title}</h1>
      </div>
      <div className="grid gap-4 px-(--rider-side) pb-4">{children}</div>
      {actions}
    </main>
  )
}
