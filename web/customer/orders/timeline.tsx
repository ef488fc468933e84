import { Check, X } from 'lucide-react'
import type { OrderNote } from '#shop/orders/order.ts'
import { isCancelled, type OrderStatus, statusNames, usualSteps } from '#shop/orders/order-status.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

type Step = { status: OrderStatus; at: string; by?: string; name?: string; why?: string; note?: OrderNote }

const notes = { 'payment overdue': 'order.overdue', 'payment received': 'order.received' } as const

/** Past events, newest last, then the steps to come. */
export function Timeline({ steps, status }: { steps: readonly Step[]; status: OrderStatus }) {
  const say = useOrderWords()
  const locale = useLocale()
  const coming = isCancelled(status)
    ? []
    : usualSteps.slice(usualSteps.indexOf(status as (typeof usualSteps)[number]) + 1)
  return (
    <ol aria-label={say('order.timeline')} className="grid">
      {steps.map((step, at) => {
        const last = at === steps.length - 1
        // Money may still come for a cancelled order.
        const stopped = isCancelled(step.status) && !step.note
        const byShop = step.by === 'job'
        const name = byShop ? say('order.bySystem') : step.name
        // Jobs cancel an order for one reason only, which they write in Thai.
        const why = byShop && stopped ? say('order.notPaidInTime') : step.why
        return (
          <li
            key={`${step.status}${step.note}${step.at}`}
            aria-current={last ? 'step' : undefined}
            className="flex gap-3"
          >
            <Mark filled stopped={stopped} joined={!last || coming.length > 0} />
            <div className="wrap-anywhere min-w-0 pb-4">
              <p className={last ? 'font-bold' : undefined}>
                {step.note ? say(notes[step.note]) : statusNames[step.status][locale]}
              </p>
              <p className="tabular text-muted text-sm">
                {sayDateTime(new Date(step.at), locale)}
                {name ? ` · ${name}` : ''}
              </p>
              {why ? <p className="text-sm">{why}</p> : null}
            </div>
          </li>
        )
      })}
      {coming.map((next, at) => (
        <li key={next} className="flex gap-3 text-muted">
          <Mark filled={false} stopped={false} joined={at < coming.length - 1} />
          <p className="pb-4">{statusNames[next][locale]}</p>
        </li>
      ))}
    </ol>
  )
}

function Mark({ filled, stopped, joined }: { filled: boolean; stopped: boolean; joined: boolean }) {
  const Icon = stopped ? X : Check
  return (
    <span aria-hidden="true" className="flex w-6 shrink-0 flex-col items-center">
      <span
        className={joinClasses(
          'grid size-6 place-items-center rounded-chip',
          stopped
            ? 'bg-danger text-on-danger'
            : filled
              ? 'bg-primary text-on-primary'
              : 'border-2 border-hairline bg-card',
        )}
      >
        {filled ? <Icon size={16} strokeWidth={3} /> : null}
      </span>
      {joined ? (
        <span className={joinClasses('w-0.5 flex-1', filled ? 'bg-primary-soft' : 'bg-hairline')} />
      ) : null}
    </span>
  )
}
