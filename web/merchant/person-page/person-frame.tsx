import { ArrowLeft, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sayPhone } from '#shop/thai/phone.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useMerchantWords } from '#web/words/words.tsx'

type PersonFrameProps = {
  name: string
  mobile: string
  facts: readonly string[]
  back: string
  /** That they left, if they did. */
  notice?: string | undefined
  action?: ReactNode
  children: ReactNode
}

/** A person of the centre: who it is, how to reach them, and the parts about them. */
export function PersonFrame({ name, mobile, facts, back, notice, action, children }: PersonFrameProps) {
  const say = useMerchantWords()
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={name} indexed={false} />
      <header className="grid gap-1">
        <Link
          to={back}
          className="-mb-1 inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink md:min-h-9"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
          {say('page.merchantPeople')}
        </Link>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="wrap-anywhere text-xl md:text-2xl">{name}</h1>
            <p className="wrap-anywhere text-muted text-sm">{facts.join(' · ')}</p>
            {notice ? <p className="text-danger text-sm">{notice}</p> : null}
            {mobile ? (
              <a
                href={`tel:${mobile}`}
                className="tabular inline-flex min-h-11 w-fit items-center gap-2 text-primary-text hover:underline"
              >
                <Phone aria-hidden size={18} strokeWidth={1.75} />
                {sayPhone(mobile)}
              </a>
            ) : null}
          </div>
          {action}
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">{children}</div>
    </main>
  )
}
