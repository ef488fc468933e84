import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, pool, tokenFor } = await testApi()
const { customerCode } = callers.customer

test('a gift that needs a licence is shown to those who have one, and to nobody else', async () => {
  const { rows } = await pool.query(`select f.product_code as gift, s.product_code as sold from promotions p
    join promotion_products f on f.sale_unit = p.sale_unit and f.promotion_id = p.id and f.side = 'free'
    join promotion_products s on s.sale_unit = p.sale_unit and s.promotion_id = p.id and s.side = 'sale' and s.product_code <> f.product_code
    join products g on g.sale_unit = s.sale_unit and g.code = s.product_code and g.active and not g.needs_licence
    where p.sale_unit = 'BKK01' and p.all_customers and not p.needs_coupon and p.enabled and p.weekdays = 127
      and p.starts_on <= '2026-11-16' and p.ends_on >= '2026-11-16'
      and not exists (select from promotion_audience a where a.sale_unit = p.sale_unit and a.promotion_id = p.id) order by p.id, 1, 2`)
  const [{ gift, sold }] = rows
  await pool.query(`update products set needs_licence = true where sale_unit = 'BKK01' and code = $1`, [gift])
  const token = await tokenFor(callers.customer)
  const giftsFor = async (licence: boolean) => {
    await pool.query(`update customers set has_licence = $1 where sale_unit = 'BKK01' and code = $2`, [
      licence,
      customerCode,
    ])
    const page = await ask(`api/products/item/${sold}`, { method: 'GET', token })
    const promotions = await ask('api/promotion/offers?take=48', { method: 'GET', token })
    expect([page.status, promotions.status]).toEqual([200, 200])
    return [page, promotions].map(({ body }) =>
      JSON.stringify(body.Promotions).includes(`"P_Code":"${gift}"`),
    )
  }
  expect(await giftsFor(true)).toEqual([true, true])
  expect(await giftsFor(false)).toEqual([false, false])
})
