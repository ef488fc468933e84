import { ShoppingBasket } from 'lucide-react'
import type { Visit } from '#shop/my-sales/visit-contracts.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { VisitList } from './visit-list.tsx'

type CustomerVisitsCardProps = { code: string; saleUnit: string; visits: readonly Visit[]; mayOrder: boolean }

/** On the page of a customer: who came when, and what came of it. */
export function CustomerVisitsCard({ code, saleUnit, visits, mayOrder }: CustomerVisitsCardProps) {
  const say = useSalesWords()
  return (
    <Card as="section" aria-labelledby="customer-visits" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="customer-visits" className="text-lg">
          {say('customerVisits.title')}
        </h2>
        {mayOrder ? (
          <LinkButton
            variant="secondary"
            size="sm"
            to={visitPaths.basket({ code, saleunit: saleUnit })}
            icon={<ShoppingBasket aria-hidden size={18} strokeWidth={1.75} />}
          >
            {say('basket.title')}
          </LinkButton>
        ) : null}
      </div>
      {visits.length === 0 ? <p className="text-muted text-sm">{say('customerVisits.none')}</p> : null}
      <VisitList visits={visits} saleUnit={saleUnit} label={say('customerVisits.title')} about="customer" />
    </Card>
  )
}
