import { Phone } from 'lucide-react'
import type { AgentOrder } from '#shop/agent-orders/agent-order-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { BackButton } from '#web/kit/page/back-button.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AgentActions } from './agent-actions.tsx'
import { ClientActions } from './client-actions.tsx'
import { CollectForm } from './collect-form.tsx'
import { statusTones, statusWords } from './status-words.ts'

const eventWords = { ...statusWords, placed: 'sell.wasPlaced', collected: 'sell.collected' } as const

/** An order to an agent, for both sides: what was ordered, what happened, and what can be done now. */
export function OrderScreen({ order, isAgent }: { order: AgentOrder; isAgent: boolean }) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const { number, status, total, paid, details, events, note, wantedOn } = order
  const title = say('sell.order', { number })
  const phone = isAgent ? order.phone : order.agentMobile
  const owed = total - paid
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 pb-6 md:gap-4 md:pt-6"
    >
      <PageHead title={title} indexed={false} />
      <div className="flex items-start gap-1">
        <BackButton />
        <div className="min-w-0 flex-1">
          <h1 className="flex flex-wrap items-center gap-2 text-xl md:text-2xl">
            {title}
            <Tag tone={statusTones[status]}>{say(statusWords[status])}</Tag>
          </h1>
          <p className="text-muted">{isAgent ? order.clientName : order.agentName}</p>
        </div>
      </div>
      <Card flush as="section" aria-label={title}>
        <ul className="divide-y divide-hairline">
          {details.map((line) => (
            <Line
              key={line.line}
              line={line}
              isAgent={isAgent}
              isOpen={status === 'accepted' || status === 'ready'}
            />
          ))}
        </ul>
        <dl className="tabular grid gap-1 border-hairline border-t p-3 md:p-4">
          <Sum term={say('sell.total')} amount={total} isBig />
          {paid > 0 ? <Sum term={say('sell.paid')} amount={paid} /> : null}
          {status === 'delivered' && owed > 0 ? <Sum term={say('sell.owed')} amount={owed} isOwed /> : null}
        </dl>
        {isAgent ? <Margin order={order} /> : null}
      </Card>
      <Card className="grid gap-1">
        <h2 className="text-base">{say('sell.deliverTo')}</h2>
        <p className="wrap-anywhere">
          {order.name}
          <br />
          {order.address}
        </p>
        {wantedOn ? (
          <p className="font-bold">{say('sell.wantedOn', { day: sayDate(noonOf(wantedOn), locale) })}</p>
        ) : null}
        <p>{say(order.payment === 'cash' ? 'sell.cash' : 'sell.transfer')}</p>
        {note ? <p className="wrap-anywhere text-muted">{note}</p> : null}
        {phone ? (
          <a
            href={`tel:${phone}`}
            className="inline-flex min-h-11 w-fit items-center gap-2 font-bold text-primary-text"
          >
            <Phone aria-hidden size={18} strokeWidth={1.75} />
            {say('sell.call', { phone: sayPhone(phone) })}
          </a>
        ) : null}
      </Card>
      {isAgent ? <AgentActions order={order} /> : <ClientActions order={order} />}
      {isAgent && owed > 0 && status !== 'cancelled' && status !== 'placed' ? (
        <CollectForm key={paid} number={number} owed={owed} />
      ) : null}
      <Card as="section" aria-labelledby="order-events" className="grid gap-2">
        <h2 id="order-events" className="text-base">
          {say('sell.history')}
        </h2>
        <ol className="grid gap-2 text-sm">
          {events.map((event) => (
            <li key={event.id} className="wrap-anywhere">
              <b>{say(eventWords[event.kind])}</b>
              {event.amount === null ? '' : ` ${sayMoney(event.amount)}`}
              {event.note ? ` · ${event.note}` : ''}
              <span className="block text-muted text-xs">
                {say(event.byAgent ? 'sell.byAgent' : 'sell.byClient')} ·{' '}
                {sayDateTime(new Date(event.at), locale)}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </main>
  )
}

type LineProps = { line: AgentOrder['details'][number]; isAgent: boolean; isOpen: boolean }

function Line({ line, isAgent, isOpen }: LineProps) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  const { own, name, unit, quantity, price, delivered, carted, boughtWith } = line
  const where = own
    ? undefined
    : boughtWith
      ? say('sell.boughtState', { number: boughtWith })
      : carted
        ? say('sell.cartState')
        : say('sell.buyState')
  return (
    <li className="flex items-start justify-between gap-3 p-3 md:px-4">
      <div className="min-w-0">
        <p className="clamp-2 font-bold">{name[locale]}</p>
        <p className="tabular text-muted text-sm">
          {say('sell.lineText', {
            quantity: sayNumber(quantity),
            unit: unit[locale],
            price: sayMoney(price),
          })}
        </p>
        <p className="flex flex-wrap gap-1.5 text-sm">
          {own ? <Tag tone="primary">{say('sell.own')}</Tag> : null}
          {isAgent && where && (isOpen || boughtWith) ? <Tag>{where}</Tag> : null}
          {delivered !== null && delivered < quantity ? (
            <span className="font-bold text-danger">
              {say('sell.handedText', { quantity: sayNumber(delivered) })}
            </span>
          ) : null}
        </p>
      </div>
      <b className="tabular shrink-0">{sayMoney(price * (delivered ?? quantity))}</b>
    </li>
  )
}

type SumProps = { term: string; amount: number; isBig?: boolean; isOwed?: boolean }

function Sum({ term, amount, isBig, isOwed }: SumProps) {
  return (
    <div
      className={
        isBig
          ? 'flex justify-between font-bold text-lg'
          : isOwed
            ? 'flex justify-between font-bold text-danger'
            : 'flex justify-between'
      }
    >
      <dt>{term}</dt>
      <dd>{sayMoney(amount)}</dd>
    </div>
  )
}

/** Shown where the cost of every line is known. */
function Margin({ order: { details } }: { order: AgentOrder }) {
  const say = useAgentOrderWords()
  if (details.some(({ cost }) => cost === null)) return null
  const amount = details.reduce(
    (sum, { price, cost, delivered, quantity }) => sum + (price - (cost ?? 0)) * (delivered ?? quantity),
    0,
  )
  return (
    <p className="px-3 pb-3 text-muted text-sm md:px-4 md:pb-4">
      {say('sell.profit', { amount: sayMoney(amount) })}
    </p>
  )
}
