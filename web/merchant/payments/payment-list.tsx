import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  ListedPayment,
  paymentListContract,
} from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { paymentListPage } from '#shop/merchant-payments/payment-filters.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { mostShown, type PaymentQuery, queryOf } from './payment-query.ts'
import { sayMethod } from './payment-sayings.ts'
import { StateDot } from './state-dot.tsx'

type PaymentListProps = { query: PaymentQuery; list: AnswerOf<typeof paymentListContract> }

/** A dense row on wide screens, a card of two lines on phones. */
export function PaymentList({ query, list }: PaymentListProps) {
  const say = usePaymentWords()
  const { payments, hasMore } = list
  const last = payments.at(-1)
  if (!last) return <NoPayments query={query} />
  // A page grows to its most, then the next one begins after its last payment.
  const more = payments.length < mostShown ? { show: payments.length + paymentListPage } : { past: last.id }
  return (
    <section aria-label={say('payments.list')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="overflow-hidden rounded-card border border-hairline bg-card">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {hasMore ? (
        <LinkButton
          variant="secondary"
          className="justify-self-center"
          preventScrollReset={payments.length < mostShown}
          to={withQuery(paymentPaths.payments, queryOf(query, more))}
        >
          {say('payments.more')}
        </LinkButton>
      ) : null}
    </section>
  )
}

function PaymentRow({ payment }: { payment: ListedPayment }) {
  const say = usePaymentWords()
  const locale = useLocale()
  const [first = '', ...others] = payment.orderNumbers
  return (
    <li className="border-hairline border-b last:border-0">
      <Link
        to={paymentPaths.payment({ paymentid: payment.id })}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 text-sm -outline-offset-3 hover:bg-primary-tint lg:min-h-11 lg:grid-cols-[9rem_minmax(0,1.2fr)_minmax(0,1fr)_7.5rem_7.5rem_8.5rem]"
      >
        <span className="order-3 text-muted lg:order-none">
          {sayDateTime(new Date(payment.madeAt), locale)}
        </span>
        <span className="order-1 truncate font-bold lg:order-none">{payment.customerName}</span>
        <span className="order-5 col-span-2 min-w-0 truncate text-muted lg:order-none lg:col-span-1">
          {first} {others.length > 0 ? say('payments.others', { count: others.length }) : null}
        </span>
        <span className="order-6 text-muted lg:order-none lg:text-ink">{sayMethod(say, payment.method)}</span>
        <span className="order-4 text-right lg:order-none lg:text-left">
          <StateDot state={payment.state} />
        </span>
        <span className="order-2 tabular text-right font-bold text-base lg:order-none lg:text-sm">
          {sayMoney(payment.received || payment.amount)}
        </span>
        <PaymentNote payment={payment} />
      </Link>
    </li>
  )
}

/** What somebody has to do about it. */
function PaymentNote({ payment }: { payment: ListedPayment }) {
  const say = usePaymentWords()
  const place = 'order-7 text-right font-bold lg:order-none lg:col-start-2 lg:col-end-7'
  if (payment.toReturn > 0)
    return (
      <span className={`${place} text-danger`}>
        {say('payments.toReturn', { amount: sayMoney(payment.toReturn) })}
      </span>
    )
  if (payment.slipState !== 'checking') return null
  return <span className={`${place} text-secondary-text`}>{say('payments.slipWaits')}</span>
}

/** An empty page teaches what it is for. */
function NoPayments({ query: { tab, request } }: { query: PaymentQuery }) {
  const say = usePaymentWords()
  const isNarrowed =
    request.text !== '' ||
    request.method !== undefined ||
    request.from !== undefined ||
    request.to !== undefined ||
    (tab === 'all' && request.filter !== 'all')
  if (isNarrowed)
    return (
      <EmptyState
        drawing="nothing-found"
        title={say('payments.noneFound')}
        action={
          <LinkButton to={withQuery(paymentPaths.payments, { tab })}>{say('payments.showAll')}</LinkButton>
        }
      />
    )
  return tab === 'back' ? (
    <EmptyState drawing="success" title={say('payments.noneBack')} text={say('payments.noneBackText')} />
  ) : (
    <EmptyState drawing="nothing-found" title={say('payments.none')} text={say('payments.noneText')} />
  )
}
