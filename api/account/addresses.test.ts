import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const list = 'GET_MASTER_DATA/GET_DELIVERY_ADDRESS'
const manage = (what: string) => `master_data_management/${what}_DELIVERY_ADDRESS`
const second = { kind: 'user', role: '1', saleUnit: 'BKK01', customerCode: 'C0002' } as const
const acting = { ...callers.customer, actor: { kind: 'staff', name: 'sales01' } } as const

type Wire = { _id: string; Address_Type: string; Name: string; IsDefault: string; Active: string }
const validAddress = {
  Address_Type: 'S',
  Name: 'ร้านสาขาสอง',
  Address_: '12/3 ถนนทดสอบ',
  ProvinceName: 'กรุงเทพมหานคร',
  AmpherName: 'จตุจักร',
  TownName: 'ลาดยาว',
  PostalCode: '10900',
  Phone: '0812345678',
}

async function addressesOf(who: Parameters<typeof tokenFor>[0], body: object = {}): Promise<Wire[]> {
  const answer = await ask(list, { token: await tokenFor(who), body })
  expect(answer.status).toBe(200)
  return answer.body.data
}

test('a customer reads their own addresses in the specified form', async () => {
  const { status, body } = await ask(list, {
    token: await tokenFor(callers.customer),
    body: { CustomerCode: 'C0001', AddressCode: '', AddressType: '' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'success', status_code: '200' })
  expect(body.data.map((row: Wire) => row.Address_Type)).toEqual(['S', 'S', 'B', 'C'])
  expect(body.data[0]).toMatchObject({
    Cust_ID: 'C0001',
    SaleUnit: 'BKK01',
    Active: 'Y',
    IsDefault: 'Y',
    Province: 'กรุงเทพมหานคร',
    ProvinceName: 'กรุงเทพมหานคร',
    PostalCode: expect.stringMatching(/^\d{5}$/),
    Lat: expect.any(Number),
    Long: expect.any(Number),
    TaxID: expect.stringMatching(/^\d{13}$/),
  })
})

test('by type and by code only what was asked for comes', async () => {
  const [billing] = await addressesOf(callers.customer, { AddressType: 'B' })
  expect(billing?.Address_Type).toBe('B')
  expect(await addressesOf(callers.customer, { AddressCode: billing?._id })).toHaveLength(1)
})

describe('nobody reaches another shop’s addresses', () => {
  test.each([
    ['another customer in the body', list, { CustomerCode: 'C0002' }],
    ['adding for another customer', manage('ADD'), { ...validAddress, Cust_ID: 'C0002', SaleUnit: 'BKK01' }],
    ['adding at another centre', manage('ADD'), { ...validAddress, Cust_ID: 'C0001', SaleUnit: 'NON01' }],
    [
      'changing for another customer',
      manage('UPDATE'),
      { ...validAddress, _id: crypto.randomUUID(), Cust_ID: 'C0002' },
    ],
    ['deleting at another centre', manage('DELETE'), { _id: crypto.randomUUID(), SaleUnit: 'NON01' }],
    ['restoring for another customer', manage('RESTORE'), { _id: crypto.randomUUID(), Cust_ID: 'C0002' }],
    ['choosing for another customer', manage('SET_DEFAULT'), { _id: crypto.randomUUID(), Cust_ID: 'C0002' }],
  ])('%s is refused', async (_what, path, body) => {
    expect(await ask(path, { token: await tokenFor(callers.customer), body })).toMatchObject({
      status: 403,
      body: { Code: 'identity.notYours' },
    })
  })

  test.each(['UPDATE', 'DELETE', 'RESTORE', 'SET_DEFAULT'])(
    '%s with the id of another shop’s address finds nothing',
    async (what) => {
      const [theirs] = await addressesOf(second)
      const before = await pool.query('select * from addresses where id = $1', [theirs?._id])
      const answer = await ask(manage(what), {
        token: await tokenFor(callers.customer),
        body: { ...validAddress, _id: theirs?._id },
      })
      expect(answer).toMatchObject({ status: 404, body: { Code: 'account.noAddress' } })
      expect((await pool.query('select * from addresses where id = $1', [theirs?._id])).rows).toEqual(
        before.rows,
      )
    },
  )

  test('the same account at another centre has addresses of its own', async () => {
    const here = await addressesOf(callers.customer)
    const there = await addressesOf({ ...callers.customer, saleUnit: 'NON01' })
    expect(there.length).toBeGreaterThan(0)
    expect(there.filter(({ _id }) => here.some((row) => row._id === _id))).toEqual([])
  })
})

test('whoever acts for a customer may tend their addresses', async () => {
  const token = await tokenFor(acting)
  const { status, body } = await ask(manage('ADD'), {
    token,
    body: { ...validAddress, Cust_ID: 'C0001', SaleUnit: 'BKK01' },
  })
  expect(status).toBe(200)
  expect(await ask(manage('DELETE'), { token, body: { _id: body.data[0]._id } })).toMatchObject({
    status: 200,
  })
})

test('add, change, choose, delete and bring back', async () => {
  const token = await tokenFor(second)
  const of = async (id: string) => (await addressesOf(second)).find((row) => row._id === id)
  const defaults = async () =>
    (await addressesOf(second, { AddressType: 'S' }))
      .filter((row) => row.IsDefault === 'Y')
      .map((row) => row._id)
  const before = (await addressesOf(second, { AddressType: 'S' })).map((row) => row._id)
  const { body } = await ask(manage('ADD'), { token, body: validAddress })
  const id: string = body.data[0]._id
  expect(await of(id)).toMatchObject({ Name: 'ร้านสาขาสอง', IsDefault: 'N', Town: 'ลาดยาว' })

  await ask(manage('UPDATE'), { token, body: { ...validAddress, _id: id, Name: '  ร้านสาขา   สาม ' } })
  expect(await of(id)).toMatchObject({ Name: 'ร้านสาขา สาม', Address_Type: 'S' })

  await ask(manage('SET_DEFAULT'), { token, body: { _id: id } })
  expect(await defaults()).toEqual([id])

  await ask(manage('DELETE'), { token, body: { _id: id } })
  expect(await of(id)).toBeUndefined()
  const [next, ...others] = await defaults()
  expect(before).toContain(next)
  expect(others).toEqual([])
  expect((await pool.query('select active from addresses where id = $1', [id])).rows).toEqual([
    { active: false },
  ])

  await ask(manage('RESTORE'), { token, body: { _id: id } })
  expect(await of(id)).toMatchObject({ IsDefault: 'N', Active: 'Y' })
  await ask(manage('DELETE'), { token, body: { _id: id } })
})

test('every wrong field is named as the wire names it, in the caller’s language', async () => {
  const token = await tokenFor(second)
  const body = {
    ...validAddress,
    Name: ' ',
    TownName: '',
    PostalCode: '109',
    Phone: '12',
    TaxID: '0107536000316',
  }
  const answer = await ask(manage('ADD'), { token, locale: 'en', body })
  expect(answer.status).toBe(400)
  expect(answer.body.Fields).toEqual([
    { Field: 'Name', Reason: 'Name is required' },
    { Field: 'Town', Reason: 'Subdistrict is required' },
    { Field: 'PostalCode', Reason: 'A postcode has 5 digits' },
    { Field: 'Phone', Reason: 'A phone number begins with 0 and has 9 or 10 digits' },
    { Field: 'TaxID', Reason: 'Invalid tax number' },
  ])
})

test('the shop’s own address and the last of a type stay', async () => {
  const token = await tokenFor(second)
  const rows = await addressesOf(second)
  const idOf = (type: string) => rows.find((row) => row.Address_Type === type)?._id
  expect(await ask(manage('DELETE'), { token, body: { _id: idOf('C') } })).toMatchObject({
    status: 409,
    body: { Code: 'account.contactStays' },
  })
  expect(await ask(manage('DELETE'), { token, body: { _id: idOf('B') } })).toMatchObject({
    status: 409,
    body: { Code: 'account.lastBilling' },
  })
  expect(await ask(manage('ADD'), { token, body: { ...validAddress, Address_Type: 'C' } })).toMatchObject({
    status: 409,
    body: { Code: 'account.oneContact' },
  })
})

test('twenty are kept and no more, also when thirty are added at once', async () => {
  const who = { ...second, customerCode: 'C0005' }
  const token = await tokenFor(who)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      ask(manage('ADD'), { token, body: { ...validAddress, IsDefault: 'Y' } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 409)).not.toHaveLength(0)
  const rows = await addressesOf(who)
  expect(rows).toHaveLength(20)
  expect(rows.filter((row) => row.Address_Type === 'S' && row.IsDefault === 'Y')).toHaveLength(1)
})

describe('a shop with nothing but its own address', () => {
  const who = { ...callers.customer, saleUnit: 'NON01' } as const
  const strip = () =>
    pool.query(`delete from addresses where sale_unit = 'NON01' and customer_code = 'C0001' and type <> 'C'`)

  test('gets a shipping and a billing address made from it, once, whoever asks at the same moment', async () => {
    await strip()
    const token = await tokenFor(who)
    await Promise.all(Array.from({ length: 12 }, () => ask(list, { token })))
    const rows = await addressesOf(who)
    expect(rows.map(({ Address_Type, IsDefault }) => `${Address_Type}${IsDefault}`)).toEqual([
      'SY',
      'BY',
      'CY',
    ])
    expect(rows[0]).toMatchObject({ Name: 'ร้านสมศรีพาณิชย์ สาขานนทบุรี', ProvinceName: 'นนทบุรี' })
    expect(rows[0]).toMatchObject({ Address_: (rows[2] as unknown as { Address_: string }).Address_ })
  })

  test('asking for one type makes them too', async () => {
    await strip()
    expect(await addressesOf(who, { AddressType: 'B' })).toHaveLength(1)
    expect(await addressesOf(who)).toHaveLength(3)
  })

  test('without any address there is nothing to make them from', async () => {
    await pool.query(`delete from addresses where sale_unit = 'NON01' and customer_code = 'C0001'`)
    expect(await addressesOf(who)).toEqual([])
  })
})
