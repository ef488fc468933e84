import type { StopLine } from '#shop/deliveries/rider-run.ts'

/** An order as the reference knows it: the figures of its agreement, in satang. */
export type ReferenceOrder = {
  lines: readonly StopLine[]
  fee: number
  feeType: 0 | 1 | 2 | null
  percent: number
  cashStep: number
}

/** What is paid for these quantities, counted slowly and apart from the shop's rules. */
export function referenceTotal(order: ReferenceOrder, taken: ReadonlyMap<number, number>): number {
  const kept = (line: StopLine) => taken.get(line.line) ?? line.quantity
  const isEarned = (line: StopLine) =>
    !line.free || order.lines.some((each) => line.earnedBy.includes(each.line) && kept(each) > 0)
  const worth = new Map<number, bigint>()
  const add = (type: number, amount: bigint) => worth.set(type, (worth.get(type) ?? 0n) + amount)
  for (const line of order.lines) {
    if (line.earnedBy.length > 0 && !isEarned(line)) continue
    const [pieces, all] = [BigInt(kept(line)), BigInt(line.quantity)]
    if (pieces === 0n) continue
    let discount = 0n
    // The smallest whole satang that is at least the part of the discount.
    while (discount * all < BigInt(line.discount) * pieces)
      discount += step(line.discount, discount, pieces, all)
    add(line.priceType, BigInt(line.price) * pieces - discount)
  }
  if (order.feeType !== null) add(order.feeType, BigInt(order.fee))
  let total = order.feeType === null ? BigInt(order.fee) : 0n
  for (const [type, amount] of worth)
    total += type === 2 ? amount + (amount * BigInt(order.percent) * 2n + 100n) / 200n : amount
  const rest = order.cashStep > 0 ? Number(total) % order.cashStep : 0
  return Number(total) - rest
}

/** How far the search may jump without passing the answer. */
function step(discount: number, reached: bigint, pieces: bigint, all: bigint): bigint {
  const left = (BigInt(discount) * pieces - reached * all) / all
  return left > 1n ? left : 1n
}
