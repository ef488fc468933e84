import { Alert } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { shortMoney } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { Warnings } from './use-advice.ts'

const mostShown = 5

type WarningListProps = { warnings: Warnings | undefined; leastMargin: number }

/** Other promotions it meets, and goods it sells too cheap: to think about, not a refusal. */
export function WarningList({ warnings, leastMargin }: WarningListProps) {
  const say = usePromotionWords()
  const locale = useLocale()
  if (!warnings) return null
  const { overlaps, tooCheap, tooCheapCount } = warnings
  const icon = <TriangleAlert aria-hidden size={20} strokeWidth={1.75} />
  return (
    <>
      {overlaps.length > 0 ? (
        <Alert color="yellow" icon={icon} title={say('warn.overlaps', { count: overlaps.length })}>
          <ul className="grid gap-1">
            {overlaps.slice(0, mostShown).map(({ id, name, startsOn, endsOn, productCount }) => (
              <li key={id}>
                <Link to={promotionPaths.promotion({ id })} target="_blank" className="underline">
                  {name}
                </Link>{' '}
                <span className="text-muted">
                  {sayDate(noonOf(startsOn), locale)} – {sayDate(noonOf(endsOn), locale)}
                  {productCount > 0 ? ` · ${say('warn.shared', { count: productCount })}` : ''}
                </span>
              </li>
            ))}
            {overlaps.length > mostShown ? (
              <li>{say('warn.more', { count: overlaps.length - mostShown })}</li>
            ) : null}
          </ul>
          <p className="mt-1 text-muted">{say('warn.overlapsText')}</p>
        </Alert>
      ) : null}
      {tooCheapCount > 0 ? (
        <Alert color="red" icon={icon} title={say('warn.tooCheap', { count: tooCheapCount })}>
          <ul className="grid gap-1">
            {tooCheap.slice(0, mostShown).map(({ productCode, nameTh, nameEn, pays, floor, by }) => (
              <li key={productCode}>
                {pick(locale, nameTh, nameEn)}:{' '}
                {by === 'margin'
                  ? say('warn.byMargin', {
                      pays: shortMoney(pays),
                      floor: shortMoney(floor),
                      percent: leastMargin,
                    })
                  : say('warn.byPrice', { pays: shortMoney(pays), floor: shortMoney(floor) })}
              </li>
            ))}
            {tooCheapCount > mostShown ? (
              <li>{say('warn.more', { count: tooCheapCount - Math.min(mostShown, tooCheap.length) })}</li>
            ) : null}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}
