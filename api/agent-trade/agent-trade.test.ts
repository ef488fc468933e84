import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const token = await tokenFor(callers.agent)
const get = (path: string) => ask(path, { method: 'GET', token })

const eggs = (part: object = {}) => ({
  ...{ key: crypto.randomUUID(), code: '', name: { th: 'ไข่เค็มแม่สำรวย', en: '' }, barcode: '' },
  units: [
    { name: { th: 'แผง', en: 'tray' }, rate: 30, price: 250 },
    { name: { th: 'ฟอง', en: '' }, rate: 1, price: 9 },
  ],
  ...{ cost: 6.5, isCounted: true, stock: 60, pictures: [], active: true },
  ...part,
})
const save = (part?: object) => ask('api/agent/items/save', { token, body: eggs(part) })
const itemOf = async (code: string) => (await get(`api/agent/items/one?code=${code}`)).body

test('an own item is kept as it was entered; sent again with its key it is the same item', async () => {
  const key = crypto.randomUUID()
  const { body } = await save({ key })
  expect((await save({ key })).body).toEqual(body)
  const { item, movements } = await itemOf(body.code)
  expect(item).toMatchObject({ cost: 6.5, stock: 60, active: true, name: { en: 'ไข่เค็มแม่สำรวย' } })
  expect(item.units).toEqual([
    { name: { th: 'แผง', en: 'tray' }, rate: 30, price: 250 },
    { name: { th: 'ฟอง', en: 'ฟอง' }, rate: 1, price: 9 },
  ])
  expect(movements).toMatchObject([{ kind: 'opening', change: 60, after: 60 }])
})

test('two new items at once have codes of their own', async () => {
  const saved = await Promise.all([1, 2, 3, 4, 5].map(() => save()))
  expect(new Set(saved.map(({ body }) => body.code)).size).toBe(5)
})

test('a barcode of the centre or of another own item is refused with the name of what has it', async () => {
  const { rows } = await pool.query(
    `select barcode1, name_th from products where sale_unit = 'BKK01' and barcode1 is not null and active order by code limit 1`,
  )
  const ofCentre = await save({ barcode: rows[0].barcode1 })
  expect([ofCentre.status, ofCentre.body.Code]).toEqual([409, 'agentItems.barcodeOfCentre'])
  expect(ofCentre.body.Message).toContain(rows[0].name_th)
  const { body } = await save({ barcode: 'OWN-1', name: { th: 'ปลาร้าบ้านเรา', en: '' } })
  const again = await save({ barcode: 'OWN-1' })
  expect([again.status, again.body.Code]).toEqual([409, 'agentItems.barcodeOfItem'])
  expect(again.body.Message).toContain('ปลาร้าบ้านเรา')
  expect((await save({ code: body.code, barcode: 'OWN-1' })).status).toBe(200)
})

test.each([
  ['no name', { name: { th: ' ', en: '' } }, 'agentItems.noName'],
  ['no unit', { units: [] }, 'agentItems.units'],
  [
    'a smallest unit of two',
    { units: [{ name: { th: 'คู่', en: '' }, rate: 2, price: 9 }] },
    'agentItems.smallest',
  ],
  ['a price of nothing', { units: [{ name: { th: 'ฟอง', en: '' }, rate: 1, price: 0 }] }, 'agentItems.price'],
  ['a negative price', { units: [{ name: { th: 'ฟอง', en: '' }, rate: 1, price: -5 }] }, 'agentItems.price'],
  ['a code that is not theirs', { code: 'A8888' }, 'agentItems.none'],
  ['somebody else’s picture', { pictures: ['agent-items/BKK01-C0009-x.webp'] }, 'agentItems.picture'],
  ['a picture that was never sent', { pictures: ['agent-items/BKK01-C0004-x.webp'] }, 'agentItems.picture'],
])('an item with %s is refused', async (_what, part, code) => {
  const { status, body } = await save(part)
  expect([status < 500, body.Code]).toEqual([true, code])
})

test('stock moves with a reason, once for each id, and never below nothing', async () => {
  const { code } = (await save()).body
  const move = (kind: string, quantity: number, id: string = crypto.randomUUID()) =>
    ask('api/agent/items/stock', { token, body: { id, code, kind, quantity, note: 'ตู้เย็นเสีย' } })
  const id = crypto.randomUUID()
  expect((await move('spoiled', 10, id)).body).toEqual({ stock: 50 })
  expect((await move('spoiled', 10, id)).body).toEqual({ stock: 50 })
  expect((await move('received', 5)).body).toEqual({ stock: 55 })
  expect((await move('counted', 0)).body).toEqual({ stock: 0 })
  const refused = await move('own use', 1)
  expect([refused.status, refused.body.Code]).toEqual([409, 'agentItems.notThatMany'])
  const { movements } = await itemOf(code)
  expect(movements.map(({ change }: { change: number }) => change).sort()).toEqual([-10, -55, 5, 60].sort())
})

test('twenty at once take exactly what is there', async () => {
  const { code } = (await save({ stock: 10 })).body
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask('api/agent/items/stock', {
        token,
        body: { id: crypto.randomUUID(), code, kind: 'own use', quantity: 1, note: '' },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect((await itemOf(code)).item.stock).toBe(0)
})

test('an item is removed; of another agent it is not there', async () => {
  const { code } = (await save()).body
  await pool.query(`update customers set role = '2', person_type = 1, account_code = 'AR9', tax_number = '0107536000315',
    shop_photo = 'a.webp', picture_file = 'b.webp' where sale_unit = 'BKK01' and code = 'C0002'`)
  const other = await tokenFor({ ...callers.agent, customerCode: 'C0002' })
  const elsewhere = await ask('api/agent/items/remove', { token: other, body: { code } })
  expect([elsewhere.status, elsewhere.body.Code]).toEqual([404, 'agentItems.none'])
  expect((await ask('api/agent/items/remove', { token, body: { code } })).body).toEqual({ removed: true })
  expect((await get(`api/agent/items/one?code=${code}`)).status).toBe(404)
})

const rule = (part: object = {}) => ({
  ...{ level: 0, subject: '', kind: 'percent', points: 1_000, money: 0, prices: [null, null, null] },
  ...{ step: 100, up: true, belowCost: false },
  ...part,
})
const price = (part?: object) => ask('api/agent/prices/save', { token, body: rule(part) })

test('the price book keeps one rule for each subject and names it', async () => {
  const { rows } = await pool.query(
    `select code, h1 from products where sale_unit = 'BKK01' and active order by code limit 1`,
  )
  const [{ code, h1 }] = rows
  await price()
  await price({ points: 1_500 })
  await price({ level: 1, subject: h1, kind: 'money', money: 2 })
  await price({ level: 4, subject: code, kind: 'off' })
  const { body } = await get('api/agent/prices')
  expect(body.rules.filter(({ level }: { level: number }) => level === 0)).toMatchObject([{ points: 1_500 }])
  expect(body.rules.find(({ level }: { level: number }) => level === 1)).toMatchObject({
    subject: h1,
    money: 2,
  })
  expect(body.examples.length).toBeGreaterThan(3)
  expect(body.examples[0].units[0].cost).toBeGreaterThan(0)
  await ask('api/agent/prices/remove', { token, body: { level: 4, subject: code } })
  const after = await get('api/agent/prices')
  expect(after.body.rules.some(({ subject }: { subject: string }) => subject === code)).toBe(false)
})

test.each([
  ['a mark-up of 2,000 %', { points: 200_000 }, 'agentPrices.absurd'],
  ['฿9,999 on every piece', { kind: 'money', money: 9_999 }, 'agentPrices.absurdFor'],
  ['more off than it costs', { kind: 'money', money: -9_999, belowCost: true }, 'agentPrices.negative'],
  ['a tenth off that nobody confirmed', { points: -1_000 }, 'agentPrices.below'],
  ['a product nobody sells', { level: 4, subject: 'NOTHING', kind: 'off' }, 'agentPrices.noSubject'],
  ['a category nobody has', { level: 2, subject: 'NOTHING' }, 'agentPrices.noSubject'],
  ['one price for everything', { kind: 'fixed', prices: [10, 10, 10] }, 'agentPrices.noSubject'],
])('%s is refused', async (_what, part, code) => {
  const { status, body } = await price(part)
  expect([status < 500, body.Code]).toEqual([true, code])
})

test('below cost is refused with the product and the amount until the agent confirms it', async () => {
  const { body } = await get('api/agent/prices')
  const { code, name, units } = body.examples[0]
  const [unit] = units
  const prices = [null, null, null].map((_, at) => (at + 1 === unit.position ? unit.cost - 1 : null))
  const refused = await price({ level: 4, subject: code, kind: 'fixed', prices })
  expect([refused.status, refused.body.Code]).toEqual([409, 'agentPrices.below'])
  expect(refused.body.Message).toContain(name.th)
  expect(refused.body.Message).toContain('฿1.00')
  expect((await price({ level: 4, subject: code, kind: 'fixed', prices, belowCost: true })).status).toBe(200)
})

test('a typed price of a hundred times the cost, of nothing or below nothing is refused, in both languages', async () => {
  const { body } = await get('api/agent/prices')
  const { code, name, units } = body.examples[0]
  const [unit] = units
  const typed = (amount: number | null, locale: 'th' | 'en') =>
    ask('api/agent/prices/save', {
      token,
      locale,
      body: rule({
        ...{ level: 4, subject: code, kind: 'fixed', belowCost: true },
        prices: [null, null, null].map((_, at) => (at + 1 === unit.position ? amount : null)),
      }),
    })
  for (const locale of ['th', 'en'] as const) {
    const absurd = await typed(unit.cost * 100, locale)
    expect([absurd.status, absurd.body.Code]).toEqual([400, 'agentPrices.absurdFor'])
    expect(absurd.body.Message).toContain(name[locale])
    expect((await typed(-5, locale)).body.Code).toBe('agentPrices.negative')
    for (const nothing of [0, null])
      expect((await typed(nothing, locale)).body.Code).toBe('agentPrices.noPrice')
  }
  expect((await typed(unit.cost * 2, 'th')).status).toBe(200)
})
