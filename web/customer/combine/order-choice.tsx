import { sayMoney } from '#shop/money/say-money.ts'
import type { UnpaidOrder } from '#shop/payments/payment-contracts.ts'
import { noonOf, sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'

type OrderChoiceProps = {
  order: UnpaidOrder
  overdue: boolean
  checked: boolean
  onChange: (on: boolean) => void
}

/** One thing to pay: its number, when it is due, and what is owed. */
export function OrderChoice({ order, overdue, checked, onChange }: OrderChoiceProps) {
  const say = usePayWords()
  const locale = useLocale()
  const { orderNumber, owed, dueOn, payBefore, placedAt, waiting, slipInHand } = order
  const when = dueOn
    ? say('combine.due', { date: sayDate(noonOf(dueOn), locale) })
    : payBefore
      ? say('combine.before', { time: sayDateTime(new Date(payBefore), locale) })
      : say('combine.placed', { date: sayDate(new Date(placedAt), locale) })
  return (
    <li className="flex items-start gap-2">
      <input type="hidden" name={`seen.${orderNumber}`} value={owed} />
      <Checkbox
        name="orders"
        value={orderNumber}
        checked={checked}
        disabled={slipInHand}
        onChange={({ target }) => onChange(target.checked)}
        className="min-w-0 flex-1"
        label={<span className="tabular wrap-anywhere font-bold">{orderNumber}</span>}
        hint={
          <>
            {dueOn ? (
              <>
                {say('combine.invoice')}
                <span className="max-sm:hidden"> · </span>
              </>
            ) : null}
            <span className="whitespace-nowrap max-sm:block">{when}</span>
            {slipInHand ? <span className="block">{say('combine.slipWaits')}</span> : null}
            {waiting && !slipInHand && waiting.method !== 'BANK' ? (
              <span className="block">{say('combine.gatewayWaits')}</span>
            ) : null}
          </>
        }
      />
      <span className="grid shrink-0 justify-items-end gap-1 py-2.5">
        <strong className="tabular">{sayMoney(owed)}</strong>
        {overdue ? <Tag tone="danger">{say('combine.overdue')}</Tag> : null}
      </span>
    </li>
  )
}
