import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()

test.each(['authen/user/login/guest', 'authen/login/guest'])(
  '%s signs a guest into the default centre',
  async (path) => {
    const { status, body } = await ask(path, { method: 'GET' })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      CUSTOMERCODE: 'GUEST',
      userRole: 'GUEST',
      SALEUNIT: 'BKK01',
      ActiveDC: 'BKK01',
    })
    expect((await ask('api/products/items', { token: body.token, body: { Take: 1 } })).body).toHaveLength(1)
  },
)

test('a customer reads their own profile with credit and debt in baht', async () => {
  const { body } = await ask('authen/customerProfile', { token: await tokenFor(callers.customer) })
  expect(body.user).toMatchObject({
    CUSTOMERCODE: 'C0001',
    MOBILENO: '0810000001',
    SALEUNIT: 'BKK01',
    AuthorizeAmount: 50_000,
  })
  expect(body.user.DebtAmount).toBeGreaterThan(0)
})

test('an expired token is told so, with the header that resets to guest', async () => {
  const late = await testApi({ now: () => new Date('2026-11-16T13:00:00+07:00') })
  const { status, headers } = await late.ask('authen/customerProfile', {
    token: await tokenFor(callers.customer),
  })
  expect(status).toBe(401)
  expect(headers['x-expired-credential']).toBe('true')
  // Issued at noon in Bangkok for a quarter of an hour, in UTC.
  expect(headers['www-authenticate']).toContain(`The token expired at '11/16/2026 05:15:00'`)
})

test('guests are turned away when guest mode is off', async () => {
  const fresh = await testApi()
  await fresh.pool.query(
    `insert into settings (sale_unit, key, value, changed_by) values ('*', 'GUEST_MODE', 'N', 'test')`,
  )
  expect(await fresh.ask('authen/user/login/guest', { method: 'GET' })).toMatchObject({
    status: 403,
    body: { Code: 'identity.guestsOff' },
  })
})

test('the centres that serve a customer are all of theirs', async () => {
  const { rows } = await pool.query(
    `select sale_unit from customers c join accounts a on a.id = c.account_id where a.mobile = '0810000001' order by 1`,
  )
  const { body } = await ask('authen/user/dcs', { method: 'GET', token: await tokenFor(callers.customer) })
  expect(body.map((centre: { SaleUnit: string }) => centre.SaleUnit)).toEqual(
    rows.map((row) => row.sale_unit),
  )
  expect(body[0]).toMatchObject({
    SaleUnit: 'BKK01',
    LineChannel: { url_line_oa: expect.stringContaining('http') },
    NextDelivery: '2026-11-17',
  })
})
