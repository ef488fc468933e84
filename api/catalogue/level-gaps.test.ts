import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, pool, tokenFor } = await testApi()
const token = await tokenFor(callers.customer)
const [{ rows: levels }, { rows: goods }] = await Promise.all([
  pool.query(
    `select t.price_level as level from customers c join customer_types t on t.sale_unit = c.sale_unit and t.code = c.customer_type
    where c.sale_unit = 'BKK01' and c.code = $1`,
    [callers.customer.customerCode],
  ),
  pool.query(`select p.code from products p where p.sale_unit = 'BKK01' and p.active and not p.needs_licence and p.unit1_rate > 0
    and not exists (select from promotion_products m where m.sale_unit = p.sale_unit and m.product_code = p.code)
    and not exists (select from advance_prices a where a.sale_unit = p.sale_unit and a.product_code = p.code) order by p.code limit 3`),
])

test('goods without a price of the buyer’s level cost the list price with its own tax: on the shelf as in the cart', async () => {
  expect(levels[0].level).toBeGreaterThan(1)
  for (const [at, type] of [0, 1, 2].entries()) {
    const { code } = goods[at]
    await pool.query(
      `delete from product_prices where sale_unit = 'BKK01' and product_code = $1 and level > 1`,
      [code],
    )
    await pool.query(
      `update product_prices set unit1_price = 10000, unit1_type = $2, unit2_type = null, unit3_type = null where sale_unit = 'BKK01' and product_code = $1`,
      [code, type],
    )
    const shelf = (await ask('api/products/items', { token, body: { ProductIds: [code] } })).body[0]
    const cart = (await ask('api/cart/facts', { token, body: { lines: [{ P_Code: code, qty1: 1 }] } })).body
      .toPrice.lines[0].product
    const [unit] = cart.units
    expect(unit).toMatchObject({ price: 10_000, priceType: type })
    expect(shelf.SalesPrice1).toBe(100)
    expect(shelf.PriceInVat1).toBe(type === 2 ? 107 : 100)
  }
})
