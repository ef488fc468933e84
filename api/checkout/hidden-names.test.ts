import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { rows, findProductCodes, bodyFor, place, preview } = testOrdering(api)
const me = callers.customer
await api.pool.query(
  `update customers set has_licence = (code = 'C0002') where sale_unit = 'BKK01' and code in ('C0001', 'C0002')`,
)
const licensee = { ...me, customerCode: 'C0002' }
const [token, withLicence] = [await api.tokenFor(me), await api.tokenFor(licensee)]
const [plain = ''] = await findProductCodes('BKK01')
const [beer] = await rows<{ code: string; name: string }>(
  `select code, name_th as name from products where sale_unit = 'BKK01' and needs_licence and active order by code limit 1`,
)
const secrets = await rows<{ code: string; names: string[] }>(
  `select code, array[name_th, name_en, short_name_th, short_name_en] as names from products
   where sale_unit = 'BKK01' and (needs_licence or material_type in ('DeliveryFee', 'Point', 'GivePoint'))`,
)

/** What is told about a code, with the code itself taken out: goods one may not see must read like goods that do not exist. */
const withoutCode = (answer: unknown, code: string) => JSON.stringify(answer).replaceAll(code, 'CODE')

test('goods one may not see are not named in a refusal: they read like goods that do not exist', async () => {
  expect(secrets.length).toBeGreaterThanOrEqual(3)
  const body = await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 40 }] })
  const ordered = async (code: string) => {
    const { status, body: said } = await place(token, { ...body, lines: [{ P_Code: code, qty1: 1 }] })
    return withoutCode({ status, said }, code)
  }
  const previewed = async (code: string) => {
    const { whyNot, differences } = await preview(token, { lines: [{ P_Code: code, qty1: 1 }] })
    return withoutCode({ whyNot, differences }, code)
  }
  const [orderOfNone, previewOfNone] = [await ordered('NONE-1'), await previewed('NONE-1')]
  expect(orderOfNone).toContain('checkout.notSold')
  for (const { code } of secrets) {
    expect(await ordered(code), code).toBe(orderOfNone)
    expect(await previewed(code), code).toBe(previewOfNone)
  }
})

test('nor among gifts that a client says it was shown', async () => {
  const body = await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 40 }] })
  const shown = secrets.slice(0, 50).map(({ code }) => ({ productCode: code, unit: 1, quantity: 1 }))
  const answer = await place(token, { ...body, freeSeen: shown })
  expect(answer).toMatchObject({ status: 409, body: { Code: 'checkout.changed' } })
  const text = JSON.stringify(answer.body)
  for (const { names } of secrets) for (const name of names) expect(text).not.toContain(name)
})

test('whoever has a licence is told by name what is sold out, and everyone what went off the shelf', async () => {
  await api.pool.query(
    `update stock set on_hand = reserved where sale_unit = 'BKK01' and product_code = $1`,
    [beer?.code],
  )
  await api.pool.query(
    `update products set stock_controlled = true where sale_unit = 'BKK01' and code = $1`,
    [beer?.code],
  )
  const soldOut = await bodyFor(withLicence, licensee, { lines: [{ P_Code: beer?.code ?? '', qty1: 1 }] })
  expect((await place(withLicence, soldOut)).body.Details).toMatchObject([
    { productCode: beer?.code, name: { th: beer?.name } },
  ])
  const [gone] = await rows<{ code: string; name: string }>(
    `update products set active = false where sale_unit = 'BKK01' and code = $1 returning code, name_th as name`,
    [plain],
  )
  const offShelf = await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 1 }] })
  expect((await place(token, offShelf)).body.Details).toMatchObject([
    { kind: 'notSold', productCode: plain, name: { th: gone?.name } },
  ])
})
