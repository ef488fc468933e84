import { returnsGoods } from '#shop/deliveries/door-reasons.ts'
import type { RiderStop, StopLine } from '#shop/deliveries/rider-run.ts'

type GoodsBack = { key: string; name: StopLine['name']; unitName: StopLine['unitName']; count: number }

/** What is handed in at the centre, by product: lines that were not taken, and orders that come back. */
export function goodsBack(stops: readonly RiderStop[]): GoodsBack[] {
  const found = new Map<string, GoodsBack>()
  const add = ({ name, unitName }: Pick<StopLine, 'name' | 'unitName'>, count: number) => {
    const key = `${name.th} ${unitName.th}`
    found.set(key, { key, name, unitName, count: (found.get(key)?.count ?? 0) + count })
  }
  for (const { state, lines, refused } of stops) {
    if (state === 'back' || state === 'cancelled') for (const line of lines) add(line, line.quantity)
    else for (const line of refused) if (returnsGoods(line.reason)) add(line, line.brought - line.taken)
  }
  return [...found.values()].filter(({ count }) => count > 0)
}
