import type { ComingBack } from '#shop/dispatch/dispatch-contracts.ts'

/** What goes to the shelf: orders that are tried again stay packed. */
export function stillBack(
  returns: readonly ComingBack[],
  again: Readonly<Record<string, string>>,
): ComingBack[] {
  return returns.flatMap((back) => {
    const from = back.from.filter(({ orderNumber }) => !again[orderNumber])
    const packed = back.from.filter(({ orderNumber }) => again[orderNumber])
    const expected = back.expected - packed.reduce((sum, { units }) => sum + units, 0)
    return expected > 0 ? [{ ...back, from, expected }] : []
  })
}
