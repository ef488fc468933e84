import type { Visit } from '#shop/my-sales/visit-contracts.ts'
import { Card } from '#web/ui/card.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { VisitList } from './visit-list.tsx'

type CustomerVisitsCardProps = { saleUnit: string; visits: readonly Visit[] }

/** On the page of a customer: who came when, and what came of it. */
export function CustomerVisitsCard({ saleUnit, visits }: CustomerVisitsCardProps) {
  const say = useSalesWords()
  return (
    <Card as="section" aria-labelledby="customer-visits" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="customer-visits" className="text-lg">
        {say('customerVisits.title')}
      </h2>
      {visits.length === 0 ? <p className="text-muted text-sm">{say('customerVisits.none')}</p> : null}
      <VisitList visits={visits} saleUnit={saleUnit} label={say('customerVisits.title')} about="customer" />
    </Card>
  )
}
