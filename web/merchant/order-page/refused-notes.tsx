import { sayNumber } from '#shop/money/say-money.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import { pick } from '#shop/words/locale.ts'
import { useMerchantOrderWords } from '#web/words/merchant/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

const reasonWords = {
  short: 'refused.short',
  wrong: 'refused.wrong',
  damaged: 'refused.damaged',
  expired: 'refused.expired',
  notOrdered: 'refused.notOrdered',
  changedMind: 'refused.changedMind',
  gift: 'refused.gift',
} as const

/** What the customer did not take at the door, and why. */
export function RefusedNotes({ refused }: Pick<OrderDetail, 'refused'>) {
  const say = useMerchantOrderWords()
  const locale = useLocale()
  if (refused.length === 0) return null
  return (
    <div className="border-hairline border-t px-3 py-2 text-sm">
      <h3 className="text-sm">{say('delivery.refused')}</h3>
      <ul>
        {refused.map((each) => (
          <li key={each.line}>
            {say('delivery.refusedLine', {
              product: pick(locale, each.nameTh, each.nameEn),
              taken: sayNumber(each.taken),
              brought: sayNumber(each.brought),
              unit: countedUnit(pick(locale, each.unitNameTh, each.unitNameEn), each.brought),
              why: say(reasonWords[each.reason]),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
