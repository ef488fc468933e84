import type { ReactNode } from 'react'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { useCachedVisit } from '#web/merchant/outbox/cached-visit.ts'
import { markOf } from '#web/merchant/outbox/entry.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import type { SalesPage } from './sales-page.ts'
import { SeenAt } from './seen-at.tsx'

const pathOf = {
  month: merchantPaths.mySales,
  customers: visitPaths.dueCustomers,
  visits: visitPaths.visitDay,
  team: visitPaths.teamVisits,
  targets: visitPaths.salesTargets,
  mustSell: visitPaths.mustSell,
} as const
type PageName = keyof typeof pathOf

type SalesFrameProps = {
  page: SalesPage
  current: PageName
  title: string
  /** When what is shown was read; a page that changes nothing while it is open leaves it out. */
  at?: string
  aside?: ReactNode
  children: ReactNode
}

/** The pages of sales: each is kept on the device, so that it opens without a signal. */
export function SalesFrame({ page, current, title, at, aside, children }: SalesFrameProps) {
  const say = useSalesWords()
  useCachedVisit(markOf(page.owner), at)
  const names: readonly PageName[] = page.isOverseer
    ? ['month', 'customers', 'visits', 'team', 'targets', 'mustSell']
    : ['month', 'customers', 'visits']
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-300 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <ListTabs
        label={say('sales.pages')}
        tabs={names.map((name) => ({
          ...{ to: pathOf[name], text: say(`sales.${name}`), current: name === current },
        }))}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-xl md:text-2xl">{title}</h1>
          {at ? <SeenAt at={at} /> : null}
        </div>
        {aside}
      </div>
      {children}
    </main>
  )
}
