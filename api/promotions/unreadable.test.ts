import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'

const written: string[] = []
const log = pino({}, new Writable({ write: (line, _, done) => done(void written.push(String(line))) }))
const api = await testApi({ log })
const [code = ''] = await testOrdering(api).findProductCodes('BKK01')

test('a promotion that cannot be priced is in the log as soon as a guest sees its goods, once and with what is wrong', async () => {
  await testPromotions(api).addPromotion('ODD', { sale: [code] })
  await api.pool.query(
    `update promotion_tiers set discount_type = 'Abc' where sale_unit = 'BKK01' and promotion_id = 'ODD'`,
  )
  const token = await api.tokenFor(callers.guest)
  const see = () => api.ask('api/products/items', { token, body: { ProductIds: [code] } })
  expect((await see()).body[0]).toMatchObject({ ShowPrice1: false })
  await see()
  await api.ask('api/cart/facts', {
    token: await api.tokenFor(callers.customer),
    body: { lines: [{ P_Code: code, qty1: 1 }] },
  })
  const warnings = written.map((line) => JSON.parse(line)).filter(({ promotionId }) => promotionId)
  expect(warnings).toMatchObject([
    { level: 40, saleUnit: 'BKK01', promotionId: 'ODD', field: 'discountType', value: 'Abc' },
  ])
})
