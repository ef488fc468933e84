import { parseArgs } from 'node:util'
import { wideCart } from '#checks/pricing/pricing-examples.ts'
import { priceCart } from '#shop/pricing/price-cart.ts'
import { median, table } from './table.ts'

/** The CPU time of one cart: 50 lines of up to three units, with 500 current promotions of every kind. */
const { values } = parseArgs({
  options: { lines: { type: 'string', default: '50' }, promotions: { type: 'string', default: '500' } },
})
const [lines, promotions] = [Number(values.lines), Number(values.promotions)]
const [batches, batch] = [25, 20]

const shapes = [
  { says: '8 of 1,000 goods each', productsEach: 8, catalogue: 1_000 },
  { says: '4 goods of the cart each', productsEach: 4 },
  { says: '8 goods of the cart each', productsEach: 8 },
  { says: 'all goods of the cart each', productsEach: lines },
]
const rows = shapes.map(({ says, ...shape }) => {
  const cart = wideCart({ lines, promotions, ...shape })
  const { hints, promotions: offered } = priceCart(cart)
  const costs: number[] = []
  for (let round = 0; round < batches; round++) {
    // CPU time, not elapsed time, since other processes may be running.
    const before = process.cpuUsage()
    for (let time = 0; time < batch; time++) priceCart(cart)
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1000 / batch)
  }
  const warm = costs.slice(5)
  return [
    says,
    ...[median(warm), Math.min(...warm), costs[0] ?? 0].map((ms) => ms.toFixed(2)),
    `${offered.length}`,
    `${hints.length}`,
  ]
})
console.log(`One cart of ${lines} lines against ${promotions} promotions, in milliseconds of processor time`)
console.log(table(['promotions on', 'median', 'least', 'cold', 'that offer', 'hints'], rows))
