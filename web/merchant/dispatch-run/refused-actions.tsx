import { Phone, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import type { RunDetail } from '#web/merchant/dispatch-plan/run-detail.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'

const kinds = {
  deliver: 'action.deliver',
  fail: 'action.fail',
  message: 'action.message',
  approve: 'action.approve',
} as const
const isNamed = (kind: string): kind is keyof typeof kinds => kind in kinds

/** What the rider did and the shop did not accept: why, what money came with it, and what to do now. */
export function RefusedActions({ detail: { run, rider, actions } }: { detail: RunDetail }) {
  const say = useDispatchWords()
  const locale = useLocale()
  const refused = actions.filter(({ outcome }) => outcome === 'refused')
  if (refused.length === 0) return null
  const nameOf = (number: string) =>
    run.stops.find(({ orderNumber }) => orderNumber === number)?.customerName ?? number
  return (
    <section
      aria-labelledby="refused"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-danger bg-danger-tint p-3 text-sm"
    >
      <h2 id="refused" className="flex items-center gap-2 text-base text-danger">
        <TriangleAlert aria-hidden size={20} strokeWidth={2} className="shrink-0" />
        {say('refused.title', { count: refused.length })}
      </h2>
      <ul className="grid gap-2">
        {refused.map(({ id, kind, orderNumber, at, problem, collected }) => (
          <li key={id} className="grid gap-0.5 rounded-input bg-card p-2">
            <p>
              <b>{isNamed(kind) ? say(kinds[kind]) : say('action.other')}</b>
              {orderNumber ? (
                <>
                  {' · '}
                  <Link
                    to={orderPaths.order({ orderid: orderNumber, saleunit: run.saleUnit })}
                    className="underline"
                  >
                    {nameOf(orderNumber)}
                  </Link>
                </>
              ) : null}
              <span className="tabular text-muted"> · {sayTime(new Date(at), locale)}</span>
            </p>
            {problem ? <p>{problem}</p> : null}
            <p className="text-muted">
              {collected > 0
                ? say('refused.settle', { amount: sayMoney(collected) })
                : say(kind === 'message' ? 'refused.callCustomer' : 'refused.callRider')}
            </p>
          </li>
        ))}
      </ul>
      {rider ? (
        <a
          href={`tel:${rider.mobile}`}
          className={`${buttonLook({ variant: 'secondary', size: 'sm' })} justify-self-start`}
        >
          <Phone aria-hidden size={18} strokeWidth={1.75} />
          {say('refused.call', { name: rider.name })}
        </a>
      ) : null}
    </section>
  )
}
