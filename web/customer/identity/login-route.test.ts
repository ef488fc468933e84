import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { rightCode } from '#checks/tools/test-registration.ts'
import { readClaims } from '#web/kit/visit/access-token.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { action as login } from './login-route.tsx'
import { action as verify } from './verify-otp-route.tsx'

const sms = {
  name: 'pretend',
  request: async (mobile: string) => ({ token: mobile, reference: 'REF1' }),
  verify: async (_token: string, code: string) => code === rightCode,
}
const { api, pool } = await testApi({ now: () => new Date(), gateways: { sms, sendMail: async () => {} } })
const { rows } = await pool.query(
  `select a.mobile from accounts a join customers c on c.account_id = a.id where c.status = 'active' and a.active
   group by a.mobile having array_agg(c.sale_unit::text order by c.sale_unit) = '{BKK01,NON01}' order by 1 limit 1`,
)
const username: string = rows[0].mobile

/** Submits a sign-in form, and returns the cookies of this device. */
async function send(
  action: (sent: ActionFunctionArgs) => Promise<unknown>,
  form: Record<string, string>,
  cookie: string,
) {
  const request = new Request('http://shop.test/login', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(form),
  })
  const jar = openJar(request, false)
  const context = new RouterContextProvider()
  context.set(visitorContext, makeVisitor(jar, { carrier: api.carrier, locale: 'th', address: '' }))
  await action({ request, context } as unknown as ActionFunctionArgs)
  return jar
}

/** The centre after a sign-in method, on a device with a chosen centre. */
async function centreBy(way: 'password' | 'otp' | 'forgot', chosen: string) {
  await pool.query(`update accounts set last_sale_unit = 'NON01' where mobile = $1`, [username])
  const cookie = chosen && `sangdai_selected_dist=${chosen}; `
  const jar = await send(login, { by: way, username, password: 'Sangdai#1', to: '/product' }, cookie)
  if (way === 'password') return readClaims(jar.get('customerToken') ?? '').saleUnit
  const form = { code: rightCode, newPassword: 'Sangdai#2', confirmPassword: 'Sangdai#2' }
  const after = await send(verify, form, `${cookie}sangdai_otp=${encodeURIComponent(jar.get('otp') ?? '')}`)
  return readClaims(after.get('customerToken') ?? '').saleUnit
}

test.each(['password', 'otp', 'forgot'] as const)(
  'by %s: whoever chose one of their own centres on this device is signed in there, otherwise where they were last',
  async (way) => {
    expect(await centreBy(way, 'BKK01')).toBe('BKK01')
    if (way !== 'forgot')
      expect([await centreBy(way, 'CNX01'), await centreBy(way, '')]).toEqual(['NON01', 'NON01'])
  },
)
