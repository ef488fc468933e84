import { NumberInput, Select, Table } from '@mantine/core'
import { type ChosenReason, chosenReasons } from '#shop/invoices/shortage.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { showOrder } from '#shop/orders/shown-order.ts'
import { pick } from '#shop/words/locale.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { OrderSums } from './order-sums.tsx'
import { RefusedNotes } from './refused-notes.tsx'
import type { Shortages } from './use-shortages.ts'

type Line = OrderDetail['lines'][number]

const reasonWords = {
  missing: 'short.missing',
  damaged: 'short.damaged',
  asked: 'short.asked',
  gift: 'short.gift',
} as const

/** The lines to pack and their amounts; while the order is packed, what is not there can be entered. */
export function OrderLines({ detail, shortages }: { detail: OrderDetail; shortages: Shortages }) {
  const say = useMerchantOrderWords()
  const { lines, order } = detail
  const { amounts } = showOrder(detail)
  const amountOf = (line: Line) =>
    line.free
      ? say('order.free')
      : order.pointsMode
        ? say('orders.points', { points: sayNumber(line.points) })
        : sayMoney(amounts.get(line.line)?.net ?? 0)
  return (
    <section className="@container overflow-hidden rounded-card border border-hairline bg-card">
      <Table aria-label={say('order.lines')} className="text-sm" horizontalSpacing="sm" verticalSpacing={6}>
        <Table.Thead className="@max-[560px]:hidden">
          <Table.Tr>
            <Table.Th className="text-muted text-xs">{say('order.product')}</Table.Th>
            <Table.Th className="text-right text-muted text-xs">{say('order.quantity')}</Table.Th>
            {shortages.isOpen ? (
              <>
                <Table.Th className="w-28 text-muted text-xs">{say('short.there')}</Table.Th>
                <Table.Th className="w-44 text-muted text-xs">{say('short.why')}</Table.Th>
              </>
            ) : null}
            <Table.Th className="text-right text-muted text-xs">{say('orders.total')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <LineRow key={line.line} line={line} amount={amountOf(line)} shortages={shortages} />
          ))}
          {detail.shortages
            .filter(({ delivered }) => delivered === 0)
            .map((gone) => (
              <GoneRow key={`gone ${gone.line}`} gone={gone} />
            ))}
        </Table.Tbody>
      </Table>
      <ShortNotes detail={detail} />
      <RefusedNotes refused={detail.refused} />
      <OrderSums detail={detail} />
    </section>
  )
}

const rowLook =
  '@max-[560px]:grid @max-[560px]:grid-cols-[minmax(0,1fr)_auto] @max-[560px]:px-3 @max-[560px]:py-1.5'
const cellLook = '@max-[560px]:p-0'

function LineRow({ line, amount, shortages }: { line: Line; amount: string; shortages: Shortages }) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  const name = pick(locale, line.nameTh, line.nameEn)
  const unit = pick(locale, line.unitNameTh, line.unitNameEn)
  const isLess = shortages.isOpen && shortages.quantityOf(line.line) < line.quantity
  return (
    <Table.Tr className={joinClasses(rowLook, isLess && 'bg-secondary-tint')}>
      <Table.Td className={joinClasses(cellLook, '@max-[560px]:row-span-2')}>
        <span className="block">{name}</span>
        <span className="text-muted text-xs">
          {line.productCode}
          {line.free ? ` · ${say('order.free')}` : ''}
          {line.promotionName && !line.free ? ` · ${line.promotionName}` : ''}
        </span>
      </Table.Td>
      <Table.Td className={joinClasses('tabular whitespace-nowrap text-right', cellLook)}>
        {sayNumber(line.quantity)} {unit}
      </Table.Td>
      {shortages.isOpen ? (
        <>
          <Table.Td className={joinClasses(cellLook, '@max-[560px]:w-24 @max-[560px]:justify-self-end')}>
            <NumberInput
              aria-label={say('short.thereOf', { product: name })}
              size="sm"
              min={0}
              max={line.quantity}
              clampBehavior="strict"
              allowDecimal={false}
              allowNegative={false}
              value={shortages.quantityOf(line.line)}
              onChange={(value) => shortages.setQuantity(line.line, value === '' ? 0 : Number(value))}
            />
          </Table.Td>
          <Table.Td className={joinClasses(cellLook, '@max-[560px]:col-span-2')}>
            {isLess ? (
              <Select
                aria-label={say('short.whyOf', { product: name })}
                size="sm"
                allowDeselect={false}
                data={chosenReasons.map((reason) => ({ value: reason, label: say(reasonWords[reason]) }))}
                value={shortages.reasonOf(line.line)}
                onChange={(reason) => shortages.setReason(line.line, (reason ?? 'missing') as ChosenReason)}
              />
            ) : null}
          </Table.Td>
        </>
      ) : null}
      <Table.Td
        className={joinClasses('tabular whitespace-nowrap text-right @max-[560px]:col-start-2', cellLook)}
      >
        {amount}
      </Table.Td>
    </Table.Tr>
  )
}

function GoneRow({ gone }: { gone: OrderDetail['shortages'][number] }) {
  const locale = useLocale()
  return (
    <Table.Tr className={joinClasses(rowLook, 'text-muted')}>
      <Table.Td className={cellLook}>
        <s>{pick(locale, gone.nameTh, gone.nameEn)}</s>
      </Table.Td>
      <Table.Td className={joinClasses('tabular text-right', cellLook)}>
        <s>
          {sayNumber(gone.ordered)} {pick(locale, gone.unitNameTh, gone.unitNameEn)}
        </s>
      </Table.Td>
      <Table.Td className={joinClasses('text-right', cellLook)}>0</Table.Td>
    </Table.Tr>
  )
}

/** What was lowered when it was invoiced, and why. */
function ShortNotes({ detail: { shortages } }: { detail: OrderDetail }) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  if (shortages.length === 0) return null
  return (
    <div className="border-hairline border-t px-3 py-2 text-sm">
      <h3 className="text-sm">{say('short.title')}</h3>
      <ul>
        {shortages.map((short) => (
          <li key={short.line}>
            {say('short.line', {
              product: pick(locale, short.nameTh, short.nameEn),
              delivered: sayNumber(short.delivered),
              ordered: sayNumber(short.ordered),
              unit: pick(locale, short.unitNameTh, short.unitNameEn),
              why: say(reasonWords[short.reason]),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
