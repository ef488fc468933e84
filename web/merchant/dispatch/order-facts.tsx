import { MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import type { DispatchOrder } from '#shop/dispatch/dispatch-contracts.ts'
import { sayCases } from '#shop/dispatch/say-cases.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { statusNames } from '#shop/orders/order-status.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** What a person looks at to lay an order into a run: where, how much, what to collect, what to mind. */
export function OrderFacts({ order }: { order: DispatchOrder }) {
  const say = useDispatchWords()
  const locale = useLocale()
  const { number, customerName, subdistrict, district, slot, cases, toCollect, note, attempts, status, pin } =
    order
  const facts = [
    [...new Set([subdistrict, district])].filter(Boolean).join(', '),
    say('dispatch.cases', { cases: sayCases(cases) }),
    slot,
  ].filter(Boolean)
  return (
    <div className="min-w-0 flex-1 py-1.5 text-sm">
      <div className="flex items-baseline gap-2">
        <Link
          to={orderPaths.order({ orderid: number })}
          className="min-w-0 flex-1 truncate font-bold hover:underline"
        >
          {customerName}
        </Link>
        <span className="tabular shrink-0">
          {toCollect > 0 ? sayMoney(toCollect) : <span className="text-muted">{say('dispatch.noCash')}</span>}
        </span>
      </div>
      <p className="tabular truncate text-muted text-xs">{[...facts, number].join(' · ')}</p>
      {attempts > 0 || note || status === 'SO Wait' || !pin ? (
        <p className="flex flex-wrap items-center gap-1 pt-0.5 text-xs">
          {attempts > 0 ? (
            <Tag tone="secondary">{say('dispatch.attempt', { count: attempts + 1 })}</Tag>
          ) : null}
          {status === 'SO Wait' ? <Tag tone="danger">{statusNames[status][locale]}</Tag> : null}
          {pin ? null : <Tag>{say('dispatch.noPin')}</Tag>}
          {note ? (
            <span className="flex min-w-0 items-center gap-1 text-muted">
              <MessageSquareText aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
              <span className="line-clamp-1">{note}</span>
            </span>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
