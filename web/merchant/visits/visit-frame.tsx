import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

type VisitFrameProps = {
  customer: { code: string; name: string; saleUnit: string }
  current: 'photos' | 'surveys'
  children: ReactNode
}

/** The pages of a visit to one customer. */
export function VisitFrame({ customer: { code, name, saleUnit }, current, children }: VisitFrameProps) {
  const say = useVisitWords()
  const saleunit = saleUnit
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={`${say(`visit.${current}`)} · ${name}`} indexed={false} />
      <Link
        to={merchantPaths.customer({ code, saleunit })}
        className="inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {code}
      </Link>
      <h1 className="-mt-3 text-xl md:text-2xl">{name}</h1>
      <ListTabs
        label={name}
        tabs={[
          {
            to: visitPaths.photos({ code, saleunit }),
            text: say('visit.photos'),
            current: current === 'photos',
          },
          {
            to: visitPaths.customerSurveys({ code, saleunit }),
            text: say('visit.surveys'),
            current: current === 'surveys',
          },
        ]}
      />
      {children}
    </main>
  )
}
