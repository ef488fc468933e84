import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
// Another customer of the centre, the same person at another centre, and a stranger there.
const people = [
  me,
  { ...me, customerCode: 'C0002' },
  { ...me, saleUnit: 'NON01' },
  { ...me, saleUnit: 'CNX01' },
]
const productCodes: Record<string, string> = {}
for (const saleUnit of ['BKK01', 'NON01', 'CNX01'])
  productCodes[saleUnit] = (await findProductCodes(saleUnit))[0] ?? ''
const key = randomUUID()
const bodyOf = async (who: (typeof people)[number], sameKey = key) => {
  const token = await tokenFor(who)
  const { body: options } = await ask('api/checkout/options', {
    token,
    body: { productCodes: [productCodes[who.saleUnit]] },
  })
  const request = {
    lines: [{ P_Code: productCodes[who.saleUnit] ?? '', qty1: 60 }],
    deliverOn: options.days[0].day,
  }
  return { token, body: { ...(await bodyFor(token, who, request)), key: sameKey } }
}

test('one key sent by several customers, of one centre or of several, is an order for each, and each finds only their own', async () => {
  const requests = await Promise.all(people.map((who) => bodyOf(who)))
  const first: { orderNumber: string; trackingKey: string; saleUnit: string }[] = []
  for (const { token, body } of requests) {
    const placed = await place(token, body)
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    first.push(placed.body)
  }
  for (const secret of ['orderNumber', 'trackingKey'] as const)
    expect(new Set(first.map((order) => order[secret])).size).toBe(people.length)
  for (const [at, { token, body }] of requests.entries()) {
    expect((await place(token, body)).body).toEqual(first[at])
    const known = await ask(`api/orders/placed?key=${key}`, { method: 'GET', token })
    expect(known.body).toEqual({ orderNumber: first[at]?.orderNumber, saleUnit: people[at]?.saleUnit })
    expect(await place(token, { ...body, remark: 'another' })).toMatchObject({
      status: 422,
      body: { Code: 'checkout.keyTaken' },
    })
  }
  const stored = await rows<{ sale_unit: string; customer_code: string }>(
    `select sale_unit, customer_code from orders where number = any($1) order by 1, 2`,
    [first.map(({ orderNumber }) => orderNumber)],
  )
  expect(stored.map(({ sale_unit, customer_code }) => `${sale_unit} ${customer_code}`)).toEqual(
    people.map(({ saleUnit, customerCode }) => `${saleUnit} ${customerCode}`).sort(),
  )
})

test('the same at once: none waits for another’s answer, none gets it', async () => {
  const shared = randomUUID()
  const requests = await Promise.all(people.map((who) => bodyOf(who, shared)))
  const answers = await Promise.all(requests.map(({ token, body }) => place(token, body)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(4)
})
