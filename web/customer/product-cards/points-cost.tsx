import { sayNumber } from '#shop/money/say-money.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useShopWords } from '#web/words/words.tsx'

type ForPoints = { points?: number | undefined; units: readonly { rate: number }[] }

/** Whether points mode applies, which hides money prices. */
export function useSpendsPoints({ points }: ForPoints): boolean {
  return Boolean(useSite()?.pointsMode && points)
}

/** In points mode a product without a points price shows neither price nor +. */
export function useNotForPoints({ points }: { points?: number | undefined }): boolean {
  return Boolean(useSite()?.pointsMode && !points)
}

/** The price of one unit in points. */
export function PointsCost({
  product: { points = 0, units },
  unit,
}: {
  product: ForPoints
  unit: { rate: number; name: string }
}) {
  const say = useShopWords()
  const cost = points * Math.round(unit.rate / (units.at(-1)?.rate ?? 1))
  return (
    <p>
      <strong className="tabular text-lg text-secondary-text">
        {say('cart.pointsCost', { points: sayNumber(cost) })}
      </strong>
      <span className="text-muted text-xs"> /{unit.name}</span>
    </p>
  )
}
