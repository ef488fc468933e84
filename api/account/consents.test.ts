import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'

const { ask, tokenFor, pool } = await testApi()
const save = 'MASTER_DATA_MANAGEMENT/SaveVersionPDPA'
const read = 'GET_MASTER_DATA/GET_PDPA'
const own = { Customer_Id: 'C0002', SaleUnit: 'BKK01' }
const customer = { kind: 'user', role: '1', saleUnit: 'BKK01', customerCode: 'C0002' } as const
const rowsOf = async () =>
  (
    await pool.query(
      `select n.* from consents n join customers c on c.account_id = n.account_id where c.sale_unit = 'BKK01' and c.code = 'C0002' order by n.at, n.id`,
    )
  ).rows

test('the specified three fields record the consent to the current version, with what was read', async () => {
  await pool.query(`delete from consents`)
  const token = await tokenFor(customer)
  expect((await ask(read, { token, body: own })).body).toMatchObject({ Version: '1.0', Accepted: false })
  const { status, body } = await ask(save, { token, body: { ...own, Type: true } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ Version: '1.0', Accepted: true })
  expect(await rowsOf()).toMatchObject([
    {
      purpose: 'service',
      version: '1.0',
      given: true,
      channel: 'web',
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
})

test('a change of mind is a row of its own; saying the same again adds none, also at the same moment', async () => {
  await pool.query(`delete from consents`)
  const token = await tokenFor(customer)
  const say = (Type: boolean) => ask(save, { token, body: { ...own, Type, Purpose: 'marketing' } })
  await Promise.all(Array.from({ length: 10 }, () => say(true)))
  expect(await rowsOf()).toHaveLength(1)
  const { body } = await say(false)
  expect(body.Purposes).toContainEqual(expect.objectContaining({ Purpose: 'marketing', Type: false }))
  await say(true)
  expect((await rowsOf()).map((row) => row.given)).toEqual([true, false, true])
})

describe('nobody consents for another', () => {
  test.each([
    ['another customer', { ...own, Customer_Id: 'C0001' }, 'identity.notYours'],
    ['another centre', { ...own, SaleUnit: 'NON01' }, 'identity.notYours'],
  ])('%s in the body is refused', async (_who, body, code) => {
    const token = await tokenFor(customer)
    for (const path of [save, read])
      expect(await ask(path, { token, body: { ...body, Type: true } })).toMatchObject({
        status: 403,
        body: { Code: code },
      })
  })

  test('a salesperson who acts for them is refused', async () => {
    await pool.query(`delete from consents`)
    const token = await tokenFor({ ...customer, actor: { kind: 'staff', name: 'sales01' } })
    expect(await ask(save, { token, body: { ...own, Type: true } })).toMatchObject({
      status: 403,
      body: { Code: 'identity.notAllowed' },
    })
    expect((await ask(read, { token, body: own })).status).toBe(403)
    expect(await rowsOf()).toEqual([])
  })

  test('a guest is refused', async () => {
    expect(
      (await ask(save, { token: await tokenFor(callers.guest), body: { ...own, Type: true } })).status,
    ).toBe(403)
  })
})

test('a new version of the policy asks again, and a choice about the old one is not taken for the new', async () => {
  const fresh = await testApi()
  const token = await fresh.tokenFor(customer)
  await fresh.ask(save, { token, body: { ...own, Type: true } })
  expect((await fresh.ask(read, { token })).body.Accepted).toBe(true)
  await fresh.pool.query(
    `insert into policy_versions (version, title_th, title_en, body_th, body_en, holds_from, published_at, username, by_name)
     values ('2.0', 'x', 'x', 'x', 'x', $1, $1, 'owner01', 'test')`,
    [testNow],
  )
  const later = fresh
  expect((await later.ask(read, { token })).body).toMatchObject({ Version: '2.0', Accepted: false })
  expect(
    await later.ask(save, { token, body: { ...own, Type: true, Version: '1.0' }, locale: 'en' }),
  ).toMatchObject({
    status: 409,
    body: {
      Code: 'account.policyChanged',
      Message: 'The policy has just changed to version 2.0. Please read it and choose again.',
    },
  })
  expect((await later.ask(save, { token, body: { ...own, Type: true, Version: '2.0' } })).body.Accepted).toBe(
    true,
  )
})

test('without the required fields nothing is recorded', async () => {
  const token = await tokenFor(customer)
  for (const body of [{}, { ...own }, { ...own, Type: 'true' }, { ...own, Type: true, Purpose: 'other' }])
    expect((await ask(save, { token, body })).status).toBe(400)
})
