import { expect, test } from 'vitest'
import { randomRun } from '#checks/deliveries/random-run.ts'
import { testRuns } from '#checks/deliveries/test-runs.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

const shop = await testRuns()
const count = Number(process.env.RANDOM_RUNS ?? 25)

/** How many sums of days differ from their orders; it puts them right. */
const wrongSums = async () =>
  (
    await shop.rows<{ wrong: number }>(
      `select check_sales_1('BKK01', $1::date - 90, $1::date + 90) as wrong`,
      [bangkokDay(testNow)],
    )
  )[0]?.wrong

test(`${count} random days on the road, with cuts, repeats, cancellations and changes of the run: every action counts once, and the books are those of a slow reference`, {
  timeout: 30_000 + count * 5_000,
}, async () => {
  await wrongSums()
  for (let at = 0; at < count; at++) {
    await randomRun(shop, `run ${at}`)
    // Before they are counted and after: what is noted of an order is what its change made of the sums.
    if (at % 8 > 0) continue
    expect(await wrongSums(), `run ${at}, noted`).toBe(0)
    await shop.rows(`select count_uncounted_1('BKK01', 1000)`)
    expect(await wrongSums(), `run ${at}, counted`).toBe(0)
  }
  const [books] = await shop.rows<{
    debt: number
    owed: number
    moved: number
    points: number
    ledger: number
  }>(
    `select (select debt::float8 from customers where sale_unit = 'BKK01' and code = 'C0001') as debt,
       (select coalesce(sum(greatest(o.total - coalesce(m.received, 0), 0)), 0)::float8 from orders o
        left join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number
        where o.sale_unit = 'BKK01' and o.credit_customer = 'C0001' and o.paid_at is null and o.status not in ('SO Cancel', 'Invoice Cancel')) as owed`,
  )
  expect(books?.debt).toBe(books?.owed)
})
