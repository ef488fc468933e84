import type { CostUnit } from '#shop/agent-trade/agent-price.ts'
import type { CostProduct } from '#shop/agent-trade/agent-price-contracts.ts'
import type { Satang } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'

type PricePreviewProps = {
  products: readonly CostProduct[]
  /** Missing until the rule is typed. */
  priceOf: ((unit: CostUnit) => Satang | undefined) | undefined
}

/** What some products cost the agent, and their clients, as the rule is typed. */
export function PricePreview({ products, priceOf }: PricePreviewProps) {
  const say = useTradeWords()
  const locale = useLocale()
  if (products.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="text-base">{say('trade.preview')}</h3>
      <p className="text-muted text-xs">{say('trade.previewHint')}</p>
      <table className="tabular w-full table-fixed text-sm">
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col" className="sr-only">
              {say('trade.product')}
            </th>
            {[say('trade.costOf'), say('trade.sellOf'), say('trade.marginOf')].map((title) => (
              <th key={title} scope="col" className="text-right font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {products.map(({ code, name, units }) => (
          <tbody key={code} className="border-hairline border-t">
            <tr>
              <th scope="rowgroup" colSpan={4} className="pt-2 text-left font-bold">
                {name[locale]}
              </th>
            </tr>
            {units.map((unit) => (
              <Row key={unit.position} unit={unit} price={priceOf?.(unit)} isRuled={priceOf !== undefined} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type RowProps = { unit: CostProduct['units'][number]; price: Satang | undefined; isRuled: boolean }

function Row({ unit, price, isRuled }: RowProps) {
  const say = useTradeWords()
  const locale = useLocale()
  const margin = price === undefined ? 0 : price - unit.cost
  return (
    <tr>
      <th scope="row" className="wrap-anywhere py-1 text-left align-top font-normal text-muted">
        {unit.name[locale]}
      </th>
      <td className="py-1 text-right align-top">{sayMoney(unit.cost)}</td>
      {price === undefined ? (
        <td colSpan={2} className="py-1 text-right align-top text-muted">
          {isRuled ? say('trade.notSold') : '–'}
        </td>
      ) : (
        <>
          <td className="py-1 text-right align-top font-bold">{sayMoney(price)}</td>
          <td className={joinClasses('py-1 text-right align-top', margin < 0 && 'text-danger')}>
            {margin < 0 ? say('trade.belowBy', { amount: sayMoney(-margin) }) : sayMoney(margin)}
            <span className="block text-muted text-xs">{Math.round((margin * 1000) / price) / 10}%</span>
          </td>
        </>
      )}
    </tr>
  )
}
