import type { CostUnit } from '#shop/agent-trade/agent-price.ts'
import type { CostProduct } from '#shop/agent-trade/agent-price-contracts.ts'
import type { Satang } from '#shop/money/satang.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { useTradeWords } from '#web/words/customer/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'

type PricePreviewProps = {
  products: readonly CostProduct[]
  priceOf: (unit: CostUnit) => Satang | undefined
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
      <table className="tabular w-full text-sm">
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col" className="sr-only">
              {say('trade.product')}
            </th>
            <th scope="col" className="w-1/3 text-right font-normal">
              {say('trade.costOf')}
            </th>
            <th scope="col" className="w-1/3 text-right font-normal">
              {say('trade.sellOf')}
            </th>
            <th scope="col" className="w-1/3 text-right font-normal">
              {say('trade.marginOf')}
            </th>
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
              <Row key={unit.position} unit={unit} price={priceOf(unit)} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type RowProps = { unit: CostProduct['units'][number]; price: Satang | undefined }

function Row({ unit, price }: RowProps) {
  const say = useTradeWords()
  const locale = useLocale()
  const margin = price === undefined ? 0 : price - unit.cost
  return (
    <tr>
      <th scope="row" className="sr-only">
        {unit.name[locale]}
      </th>
      <td className="py-1 text-right align-top">
        {sayMoney(unit.cost)}
        <span aria-hidden className="block text-muted text-xs">
          / {unit.name[locale]}
        </span>
      </td>
      {price === undefined ? (
        <td colSpan={2} className="py-1 text-right align-top text-muted">
          {say('trade.notSold')}
        </td>
      ) : (
        <>
          <td className="py-1 text-right align-top font-bold">{sayMoney(price)}</td>
          <td className={margin < 0 ? 'py-1 text-right align-top text-danger' : 'py-1 text-right align-top'}>
            {margin < 0 ? say('trade.belowBy', { amount: sayMoney(-margin) }) : sayMoney(margin)}
            <span className="block text-muted text-xs">{Math.round((margin * 1000) / price) / 10}%</span>
          </td>
        </>
      )}
    </tr>
  )
}
