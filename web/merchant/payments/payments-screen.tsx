import { Scale } from 'lucide-react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  paymentListContract,
  paymentTasksContract,
  slipQueueContract,
} from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { SlipQueue } from '#web/merchant/slips/slip-queue.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { PaymentFilters } from './payment-filters.tsx'
import { PaymentList } from './payment-list.tsx'
import { type PaymentQuery, queryOf } from './payment-query.ts'

type PaymentsScreenProps = {
  query: PaymentQuery
  tasks: AnswerOf<typeof paymentTasksContract>
  queue: AnswerOf<typeof slipQueueContract> | undefined
  list: AnswerOf<typeof paymentListContract> | undefined
  isOwner: boolean
}

/** The money of a centre: slips to check, every payment, and what has to go back. */
export function PaymentsScreen({ query, tasks, queue, list, isOwner }: PaymentsScreenProps) {
  const say = usePaymentWords()
  const sayMerchant = useMerchantWords()
  const { tab } = query
  const to = (to: string) => withQuery(paymentPaths.payments, to === 'slips' ? {} : { tab: to })
  return (
    <main id="content" className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-4 md:py-6">
      <PageHead title={sayMerchant('page.merchantPayments')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantPayments')}</h1>
        <div className="flex flex-wrap gap-2">
          {isOwner ? (
            <LinkButton
              to={paymentPaths.reconcile}
              variant="quiet"
              size="sm"
              className="max-sm:-ml-3"
              icon={<Scale aria-hidden size={18} strokeWidth={1.75} />}
            >
              {sayMerchant('page.merchantReconcile')}
            </LinkButton>
          ) : null}
          {list && list.payments.length > 0 ? (
            <ExportLink
              to={withQuery(paymentPaths.paymentExport, queryOf(query, { past: undefined }))}
              text={say('payments.export')}
            />
          ) : null}
        </div>
      </div>
      <ListTabs
        label={say('payments.tabs')}
        tabs={[
          { to: to('slips'), text: say('payments.tabSlips'), current: tab === 'slips', count: tasks.slips },
          { to: to('all'), text: say('payments.tabAll'), current: tab === 'all' },
          { to: to('back'), text: say('payments.tabBack'), current: tab === 'back', count: tasks.toReturn },
        ]}
      />
      {queue ? <SlipQueue queue={queue} /> : null}
      {list ? (
        <>
          <PaymentFilters query={query} counts={list.counts} />
          <PaymentList query={query} list={list} />
        </>
      ) : null}
    </main>
  )
}
