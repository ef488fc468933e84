import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { openSandbox, type TestSandbox } from '#sandbox/test-sandbox.ts'
import { readEnvironment } from '#start/settings/environment.ts'
import { openGateways } from '#start/settings/gateways.ts'

let world: TestSandbox
// The sandbox uses the real clock, so the shop does too.
const { ask, pool } = await testApi({
  now: () => new Date(),
  gateways: openGateways(readEnvironment({}), () => world.origin),
})

const mobile = '0810000001'
const confirmFirst = { status: 403, body: { Code: 'identity.confirmFirst' } }

test('a salesperson has a link sent, sees nothing of it, and whoever opens it is powerless until the password or a code is given', async () => {
  world = await openSandbox()
  const signedIn = await ask('authen/merchant/login', {
    body: { username: 'sales01', password: 'Sangdai#1' },
  })
  const sent = await ask('api/merchant/customer/tokenlink', {
    token: signedIn.body.token,
    body: { code: 'C0001', saleUnit: 'BKK01' },
  })
  expect(sent.body).toEqual({
    sentBy: 'sms',
    to: '081-xxx-0001',
    until: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })

  // Only the customer's own phone receives it.
  const messages = world.inbox.list('')
  expect(messages.map(({ to }) => to)).toEqual([mobile])
  const link = new URL(/https?:\S+/.exec(messages[0]?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe('/login/auth/token')
  const opened = await ask('authen/user/login/token', {
    body: { token: link.searchParams.get('token'), kind: 'link' },
  })
  const { token, refreshToken } = opened.body
  expect(opened.body.user).toMatchObject({ CUSTOMERCODE: 'C0001', SALEUNIT: 'BKK01' })

  const swap = () => ask('authen/swapdc/NON01', { method: 'GET', token })
  const refresh = () => ask('authen/token/refresh', { body: { refreshToken, saleUnit: 'NON01' } })
  const exported = () => ask('authen/customer/export', { token })
  const readWishlist = () =>
    ask('authen/customer/update', {
      token,
      body: { CUSTOMERNAME: 'ร้านสมศรี', Email: 'thief@example.com', TAXNO: '' },
    })
  const dcs = async () =>
    (await ask('authen/customer/dcs', { method: 'GET', token })).body.map(
      (row: { SaleUnit: string }) => row.SaleUnit,
    )
  expect(await swap()).toMatchObject(confirmFirst)
  expect(await refresh()).toMatchObject(confirmFirst)
  expect(await exported()).toMatchObject(confirmFirst)
  expect(await readWishlist()).toMatchObject(confirmFirst)
  expect(await ask('authen/customer/erase', { token, body: {} })).toMatchObject(confirmFirst)
  expect(await ask('authen/external/link', { token, body: { ticket: 'any' } })).toMatchObject(confirmFirst)
  expect(await ask('authen/external/unlink', { token, body: { provider: 'line' } })).toMatchObject(
    confirmFirst,
  )
  expect(await ask('authen/sessions', { method: 'GET', token })).toMatchObject(confirmFirst)
  expect(await ask('authen/sessions/endothers', { token, body: {} })).toMatchObject(confirmFirst)
  const password = { oldPassword: 'Guessed#1', newPassword: 'Thieves#1' }
  expect((await ask('authen/user/changepassword', { token, body: password })).body.Code).toBe(
    'identity.wrongSignIn',
  )
  expect(await dcs()).toEqual(['BKK01'])

  // The second channel uses the verified address, not the newly requested one.
  await ask('authen/otp/request', { body: { mobileNo: mobile, purpose: 'reset', channel: 'backup' } })
  expect(world.inbox.list('thief@example.com')).toEqual([])

  // The link's purpose still works: seeing products and ordering in its centre.
  expect((await ask('api/cart/facts', { token, body: { lines: [] } })).status).toBe(200)
  expect((await ask('authen/token/refresh', { body: { refreshToken, saleUnit: 'BKK01' } })).status).toBe(200)

  expect(await ask('authen/confirm/password', { token, body: { password: 'Wrong#123' } })).toMatchObject({
    status: 400,
  })
  expect(await swap()).toMatchObject(confirmFirst)
  expect((await ask('authen/confirm/password', { token, body: { password: 'Sangdai#1' } })).status).toBe(200)
  expect((await swap()).body.user.SALEUNIT).toBe('NON01')
  expect((await refresh()).status).toBe(200)
  expect((await exported()).body.Profiles).toHaveLength(2)
  expect((await readWishlist()).body.confirm.email).toBe('thief@example.com')
  expect(await dcs()).toEqual(['BKK01', 'NON01'])

  const { rows } = await pool.query(
    'select customer_code, made_by, sent_by, used_at is not null as used from sign_in_links',
  )
  expect(rows).toEqual([{ customer_code: 'C0001', made_by: 'sales01', sent_by: 'sms', used: true }])
})
