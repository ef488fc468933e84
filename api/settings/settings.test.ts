import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { keyOf } from '#shop/contract/endpoint.ts'
import { webConfigContract } from '#shop/settings/web-config-contract.ts'

const { ask, tokenFor, pool, api } = await testApi()
type Row = { Opt: string; OptValue: string }
const config = async (body: object, token?: string): Promise<Row[]> =>
  (await ask('api/webConfig/items', { body, ...(token ? { token } : {}) })).body

test('serves the named keys, and everything when asked for', async () => {
  expect(await config({ Keys: ['guest_mode', 'NO_SUCH'] })).toEqual([{ Opt: 'GUEST_MODE', OptValue: 'Y' }])
  expect((await config({ EOrderIncluded: true })).length).toBeGreaterThan(30)
})

test('a page in the same process is given values, not texts to read again', async () => {
  const asked = { keys: ['MINIMUM_ORDER', 'DISABLE_OUT_OF_STOCK', 'SMS_GATEWAY'], everything: false }
  const answer = await api.carrier(keyOf(webConfigContract), asked, { locale: 'th', address: '127.0.0.1' })
  expect(answer).toEqual({ ok: true, answer: { minimumOrder: 30_000, blockOutOfStock: true } })
})

test('a shopper never sees the merchant’s or the server’s settings', async () => {
  const keys = (rows: Row[]) => rows.map(({ Opt }) => Opt)
  const guest = keys(
    await config({ EOrderIncluded: true, Keys: ['SMS_GATEWAY'] }, await tokenFor(callers.guest)),
  )
  expect(guest).not.toContain('SMS_GATEWAY')
  expect(guest).not.toContain('MERCHANT_CHAT')
  const owner = keys(await config({ EOrderIncluded: true }, await tokenFor(callers.owner)))
  expect(owner).toContain('MERCHANT_CHAT')
  expect(owner).not.toContain('SMS_GATEWAY')
})

test('a centre’s own value wins over the network’s', async () => {
  const fresh = await testApi()
  const set = (centre: string, value: string) =>
    fresh.pool.query(
      `insert into settings (sale_unit, key, value, changed_by) values ($1, 'CONTACT_PHONE', $2, 'test')`,
      [centre, value],
    )
  await set('*', '021111111')
  await set('BKK01', '022222222')
  const phone = async (token?: string) =>
    (
      await fresh.ask('api/webConfig/items', {
        body: { Keys: ['CONTACT_PHONE'] },
        ...(token ? { token } : {}),
      })
    ).body[0].OptValue
  expect(await phone()).toBe('021111111')
  expect(await phone(await fresh.tokenFor(callers.guest))).toBe('022222222')
})

test('answers 503 while the database is away, and recovers', async () => {
  const fresh = await testApi()
  await fresh.ask('authen/user/login/guest', { method: 'GET' })
  await fresh.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  expect((await fresh.ask('authen/user/login/guest', { method: 'GET' })).status).toBeOneOf([200, 503])
  await expect
    .poll(async () => (await fresh.ask('authen/user/login/guest', { method: 'GET' })).status)
    .toBe(200)
  expect(await pool.query('select 1')).toBeTruthy()
})
