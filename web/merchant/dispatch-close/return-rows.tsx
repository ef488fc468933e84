import { NumberInput } from '@mantine/core'
import type { ComingBack } from '#shop/dispatch/dispatch-contracts.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { sayReason } from '#web/merchant/dispatch-plan/say-reason.ts'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** Base units as units, the biggest first: 29 bottles are 2 cases and 5 bottles. */
function inUnits({ units }: Pick<ComingBack, 'units'>, base: number): number[] {
  let left = base
  return units.map(({ rate }, at) => {
    const count = at === units.length - 1 ? Math.ceil(left / rate) : Math.floor(left / rate)
    left -= count * rate
    return count
  })
}

export const sayUnits = (back: ComingBack, base: number, locale: Locale): string =>
  inUnits(back, base)
    .flatMap((count, at) => {
      const name = back.units[at]?.name
      return count > 0 && name ? [sayCounted(count, pick(locale, name.th, name.en))] : []
    })
    .join(' ') || '0'

type ReturnRowsProps = {
  returns: readonly ComingBack[]
  goodOf: (back: ComingBack) => number
  onChange: (productCode: string, good: number) => void
}

/** What comes back by product: everything is good until somebody counts less; what is missing is lost. */
export function ReturnRows({ returns, goodOf, onChange }: ReturnRowsProps) {
  const say = useDispatchWords()
  const locale = useLocale()
  if (returns.length === 0) return null
  return (
    <section aria-labelledby="returns" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="returns" className="text-base">
        {say('back.title', { count: returns.length })}
      </h3>
      <ul className="divide-y divide-hairline rounded-input border border-hairline">
        {returns.map((back) => {
          const { productCode, name, units, expected, from } = back
          const good = goodOf(back)
          const counts = inUnits(back, good)
          const product = pick(locale, name.th, name.en)
          const set = (at: number, count: number) =>
            onChange(
              productCode,
              units.reduce(
                (sum, { rate }, each) => sum + rate * (each === at ? count : (counts[each] ?? 0)),
                0,
              ),
            )
          return (
            <li key={productCode} className="grid gap-1 p-2 text-sm">
              <b>{product}</b>
              <span className="text-muted text-xs">
                {say('back.expected', { units: sayUnits(back, expected, locale) })} ·{' '}
                {from
                  .map(({ orderNumber, reason }) => `${orderNumber} ${sayReason(say, reason)}`.trim())
                  .join(', ')}
              </span>
              <div className="flex flex-wrap items-end gap-2">
                {units.map(({ name: unit }, at) => (
                  <NumberInput
                    key={unit.th}
                    size="sm"
                    className="w-24"
                    label={pick(locale, unit.th, unit.en)}
                    aria-label={say('back.good', { product, unit: pick(locale, unit.th, unit.en) })}
                    min={0}
                    max={1_000_000}
                    allowDecimal={false}
                    hideControls
                    value={counts[at] ?? 0}
                    onChange={(typed) => set(at, Number(typed) || 0)}
                  />
                ))}
                {good < expected ? (
                  <span className="pb-2 text-danger">
                    {say('back.lost', { units: sayUnits(back, expected - good, locale) })}
                  </span>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
