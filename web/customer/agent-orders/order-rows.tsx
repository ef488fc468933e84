import { Link } from 'react-router'
import type { AgentOrderRow } from '#shop/agent-orders/agent-order-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useAgentOrderWords } from '#web/words/customer/agents/agent-order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { statusTones, statusWords } from './status-words.ts'

/** Orders to an agent as rows; the agent also reads whose they are. */
export function OrderRows({ orders, forAgent }: { orders: readonly AgentOrderRow[]; forAgent: boolean }) {
  const say = useAgentOrderWords()
  const locale = useLocale()
  if (orders.length === 0) return <EmptyState drawing="nothing-found" title={say('sell.noOrders')} />
  return (
    <ul className="overflow-hidden rounded-card border border-hairline bg-card">
      {orders.map(({ agentCode, number, status, placedAt, clientName, lines, total, paid }) => (
        <li
          key={`${agentCode} ${number}`}
          className="relative flex items-center gap-3 border-hairline border-b px-3 py-3 last:border-0 hover:bg-primary-tint md:px-4"
        >
          <div className="min-w-0 flex-1">
            <Link
              to={`${paths.agentOrder({ number })}?agent=${agentCode}`}
              reloadDocument
              className="clamp-2 font-bold after:absolute after:inset-0"
            >
              {forAgent ? `${clientName} · ${number}` : number}
            </Link>
            <p className="text-muted text-sm">
              {say('sell.rowLines', {
                count: sayNumber(lines),
                time: sayDateTime(new Date(placedAt), locale),
              })}
            </p>
          </div>
          <div className="grid justify-items-end gap-1">
            <span className="tabular font-bold">{sayMoney(total)}</span>
            <Tag tone={statusTones[status]}>{say(statusWords[status])}</Tag>
            {status === 'delivered' ? (
              <span className={paid < total ? 'tabular text-danger text-xs' : 'text-muted text-xs'}>
                {paid < total ? say('sell.owedRow', { amount: sayMoney(total - paid) }) : say('sell.paidRow')}
              </span>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
