import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useShopWords } from '#web/words/words.tsx'

type AccountFrameProps = {
  title: string
  back?: { to: string; text: string }
  wide?: boolean
  children: ReactNode
}

/** The frame of a page under the profile: back button, title, one column. */
export function AccountFrame({ title, back, wide, children }: AccountFrameProps) {
  const say = useShopWords()
  const { to, text } = back ?? { to: paths.profile, text: say('page.profile') }
  return (
    <main
      id="content"
      className={joinClasses(
        'page-width grid grid-cols-[minmax(0,1fr)] gap-4 pt-2 md:pt-6',
        !wide && 'md:max-w-prose',
      )}
    >
      <PageHead title={title} indexed={false} />
      <div>
        <Link
          to={to}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-primary-text text-sm hover:underline"
        >
          <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
          {text}
        </Link>
        <h1 className="text-xl md:text-2xl">{title}</h1>
      </div>
      {children}
    </main>
  )
}
