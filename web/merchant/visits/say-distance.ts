import type { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

/** How far from the pin of the shop, in words. */
export const sayDistance = (say: ReturnType<typeof useVisitWords>, metres: number): string =>
  metres < 1_000
    ? say('visit.metres', { count: metres })
    : say('visit.kilometres', { count: (metres / 1_000).toFixed(1) })
