import { Copy, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { AgentItem } from '#shop/agent-trade/agent-item-contracts.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { SmallPicture } from '#web/customer/product-cards/small-picture.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** The agent's own items, those on sale first. */
export function ItemList({ items }: { items: readonly AgentItem[] }) {
  const say = useTradeWords()
  if (items.length === 0)
    return (
      <EmptyState
        drawing="nothing-found"
        title={say('trade.none')}
        text={say('trade.noneHint')}
        action={
          <LinkButton to={paths.agentProductAdd()} reloadDocument>
            {say('trade.add')}
          </LinkButton>
        }
      />
    )
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-hairline bg-card lg:grid-cols-2">
      {items.map((item) => (
        <Row key={item.code} item={item} />
      ))}
    </ul>
  )
}

function Row({ item }: { item: AgentItem }) {
  const say = useTradeWords()
  const locale = useLocale()
  const { code, units, stock, active, pictures } = item
  const name = item.name[locale]
  const smallest = units.at(-1)?.name[locale] ?? ''
  return (
    <li className="relative flex items-center gap-3 border-hairline border-b px-3 py-3 md:px-4">
      <SmallPicture name={pictures[0]} faded={!active} />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.agentProductEdit({ id: code })}
          reloadDocument
          aria-label={say('trade.edit', { name })}
          className="clamp-2 font-bold after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="tabular text-sm">
          {units
            .map((unit) => say('trade.perUnit', { price: sayMoney(unit.price), unit: unit.name[locale] }))
            .join(' · ')}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
          {active ? null : <Tag>{say('trade.offSale')}</Tag>}
          {stock === null ? (
            say('trade.notCounted')
          ) : stock === 0 ? (
            <Tag tone="danger">{say('trade.soldOut')}</Tag>
          ) : (
            <span className="tabular">{say('trade.left', { stock: sayNumber(stock), unit: smallest })}</span>
          )}
        </p>
      </div>
      <Link
        to={paths.agentProductAdd({ id: code })}
        reloadDocument
        aria-label={say('trade.copy', { name })}
        className="relative grid size-11 shrink-0 place-items-center rounded-chip text-muted hover:bg-ink/7"
      >
        <Copy aria-hidden size={20} strokeWidth={1.75} />
      </Link>
      <Pencil aria-hidden size={20} strokeWidth={1.75} className="hidden shrink-0 text-muted sm:block" />
    </li>
  )
}
