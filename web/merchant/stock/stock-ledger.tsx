import { Table } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import type { stockLedgerContract } from '#shop/stock/stock-contracts.ts'
import type { StockReason } from '#shop/stock/stock-reasons.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { ledgerPage } from './ledger-page.ts'

type Ledger = AnswerOf<typeof stockLedgerContract>
type StockLedgerProps = { product: MerchantProduct; ledger: Ledger; isFirst: boolean; mayChange: boolean }

const reasonWords = {
  invoiced: 'ledger.invoiced',
  'invoice cancelled': 'ledger.invoiceCancelled',
  missing: 'ledger.missing',
  damaged: 'ledger.damaged',
  received: 'ledger.received',
  counted: 'ledger.counted',
  corrected: 'ledger.corrected',
  returned: 'ledger.returned',
  import: 'ledger.import',
  replacement: 'ledger.replacement',
} as const satisfies Record<StockReason, string>

/** What is on the shelf, what of it is reserved, and every move with its reason. */
export function StockLedger({ product, ledger, isFirst, mayChange }: StockLedgerProps) {
  const say = useProductWords()
  const [isOpen, setIsOpen] = useState(false)
  const { onHand, reserved, available } = ledger
  const moves = ledger.moves.slice(0, ledgerPage)
  const isLow = product.stockControlled && available <= product.lowStock
  const figures = [
    { text: say('stock.available'), count: available },
    { text: say('stock.onHand'), count: onHand },
    { text: say('stock.reserved'), count: reserved },
  ]
  const pageOf = (after?: string) =>
    withQuery(productPaths.product({ code: product.code }), { tab: 'stock', after })
  return (
    <section aria-label={say('product.tab.stock')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-card p-3">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {figures.map(({ text, count }, at) => (
            <div key={text}>
              <dt className="text-muted text-xs">{text}</dt>
              <dd className="tabular flex items-center gap-2 font-bold text-xl">
                {sayNumber(count)}
                {at === 0 && isLow ? <Tag tone="secondary">{say('products.low')}</Tag> : null}
              </dd>
            </div>
          ))}
        </dl>
        {mayChange ? (
          <Button
            size="sm"
            whyDisabled={product.stockControlled ? undefined : say('stock.notKept')}
            onClick={() => setIsOpen(true)}
          >
            {say('stock.adjust')}
          </Button>
        ) : null}
      </div>
      <p className="text-muted text-sm">{say('stock.inPieces')}</p>
      {moves.length > 0 ? (
        <Moves moves={moves} />
      ) : (
        <EmptyState drawing="nothing-found" title={say('stock.noMoves')} text={say('stock.noMovesText')} />
      )}
      <Pager
        first={isFirst ? undefined : pageOf()}
        next={ledger.moves.length > ledgerPage ? pageOf(moves.at(-1)?.id) : undefined}
      />
      {isOpen ? <AdjustDialog product={product} ledger={ledger} onClose={() => setIsOpen(false)} /> : null}
    </section>
  )
}

function Moves({ moves }: Pick<Ledger, 'moves'>) {
  const say = useProductWords()
  const locale = useLocale()
  return (
    <div className="@container overflow-hidden rounded-card border border-hairline bg-card">
      <Table aria-label={say('stock.moves')} className="text-sm @max-[600px]:block" horizontalSpacing="sm">
        <Table.Thead className="@max-[600px]:hidden">
          <Table.Tr className="text-muted text-xs">
            <Table.Th>{say('stock.when')}</Table.Th>
            <Table.Th>{say('stock.why')}</Table.Th>
            <Table.Th>{say('stock.who')}</Table.Th>
            <Table.Th className="text-right">{say('stock.change')}</Table.Th>
            <Table.Th className="text-right">{say('stock.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className="@max-[600px]:block">
          {moves.map(({ id, at, reason, note, orderNumber, byName, change, onHand }) => (
            <Table.Tr
              key={id}
              className="@max-[600px]:grid @max-[600px]:grid-cols-[minmax(0,1fr)_auto] @max-[600px]:gap-x-3 @max-[600px]:p-3 @max-[600px]:*:p-0"
            >
              <Table.Td className="whitespace-nowrap @max-[600px]:order-3 @max-[600px]:text-muted @max-[600px]:text-xs">
                {sayDateTime(new Date(at), locale)}
              </Table.Td>
              <Table.Td className="@max-[600px]:order-1">
                {say(reasonWords[reason])}
                {orderNumber ? (
                  <>
                    {' '}
                    <Link
                      to={orderPaths.order({ orderid: orderNumber })}
                      className="text-primary-text underline"
                    >
                      {orderNumber}
                    </Link>
                  </>
                ) : null}
                {note ? <span className="block text-muted">{note}</span> : null}
              </Table.Td>
              <Table.Td className="@max-[600px]:order-5 @max-[600px]:text-muted @max-[600px]:text-xs">
                {byName}
              </Table.Td>
              <Table.Td
                className={joinClasses(
                  'tabular text-right font-bold @max-[600px]:order-2',
                  change < 0 ? 'text-danger' : 'text-primary-text',
                )}
              >
                {change > 0 ? `+${sayNumber(change)}` : sayNumber(change)}
              </Table.Td>
              <Table.Td className="tabular text-right @max-[600px]:order-4 @max-[600px]:text-xs">
                <span className="hidden text-muted @max-[600px]:inline">{say('stock.after')} </span>
                {sayNumber(onHand)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
