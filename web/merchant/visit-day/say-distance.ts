import type { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'

/** How far from the pin of the shop, in words. */
export const sayDistance = (say: ReturnType<typeof useSalesWords>, metres: number): string =>
  metres < 1_000
    ? say('visits.metres', { count: metres })
    : say('visits.kilometres', { count: (metres / 1_000).toFixed(1) })
