import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { readEnvironment } from '#start/settings/environment.ts'
import { openGateways } from '#start/settings/gateways.ts'
import { loader as openLine } from '#web/customer/line/line-authen-user-route.tsx'
import { type PageParts, partsContext } from '#web/kit/calls/page-parts.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { action as link, loader as openLink } from './link-sign-in-route.tsx'
import { loader as openProvider } from './provider-route.ts'

const { api, ask, pool } = await testApi({
  now: () => new Date(),
  gateways: openGateways(readEnvironment({}), () => 'http://sandbox.test'),
})
await pool.query(
  `insert into settings (sale_unit, key, value, changed_by) values ('*', 'GOOGLE_LOGIN', 'Y', 't'), ('*', 'FACEBOOK_LOGIN', 'Y', 't')`,
)
const { token, refreshToken } = (
  await ask('authen/user/login', { body: { username: '0810000001', password: 'Sangdai#1' } })
).body
const signedIn = `sangdai_customer_token=${token}; sangdai_customer_refresh=${refreshToken}`

type Load = (args: LoaderFunctionArgs) => Promise<unknown>

/** The context of every page, and the cookies it changes. */
function visit(address: string, init: RequestInit, locale: 'th' | 'en' = 'th') {
  const request = new Request(`http://shop.test${address}`, init)
  const jar = openJar(request, false)
  const context = new RouterContextProvider()
  context.set(
    visitorContext,
    makeVisitor(jar, { carrier: api.carrier, locale, address: '127.0.0.1', userAgent: undefined }),
  )
  context.set(partsContext, { origin: 'http://shop.test' } as PageParts)
  const url = new URL(request.url)
  const args = { request, url, params: { provider: url.pathname.split('/').at(-1) }, context }
  return { args, changed: () => jar.changes().map((change) => change.split('=')[0]) }
}

/** Opens an address as a link on another site does; returns the redirect and the cookies. */
async function comeFromElsewhere(load: Load, address: string, cookie = signedIn) {
  const { args, changed } = visit(address, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })
  const answer = await load(args as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown)
  return { to: (answer as Response).headers.get('location') ?? '', cookies: changed() }
}

const ways: [string, Load][] = [
  ['/line/authenuser', openLine],
  ['/login/auth/google', openProvider],
  ['/login/auth/facebook', openProvider],
]

test.each(ways)(
  'a link on another site to %s starts no linking and leaves no cookie with a signed-in customer',
  async (path, load) => {
    expect(await comeFromElsewhere(load, `${path}?link=Y`)).toEqual({ to: '/', cookies: [] })
    expect(await comeFromElsewhere(load, `${path}?link=Y&to=/profile`)).toEqual({
      to: '/profile',
      cookies: [],
    })
  },
)

test.each(ways)(
  '%s without a way that was begun here leads to the sign-in page of its own language, which the page itself adds',
  async (path, load) => {
    const { args } = visit(`${path}?error=access_denied`, {}, 'en')
    const answer = (await load(args as unknown as LoaderFunctionArgs).catch(
      (thrown: unknown) => thrown,
    )) as Response
    expect(answer.headers.get('location')).toMatch(/^\/login\?why=/)
  },
)

test.each(ways)('%s still signs in whoever is not signed in', async (path, load) => {
  const { to, cookies } = await comeFromElsewhere(load, `${path}?link=Y`, '')
  expect(to).toMatch(/^http:\/\/sandbox\.test\//)
  expect(cookies).toEqual(['sangdai_sign_in'])
})

test.each(['line', 'google', 'facebook'])(
  'linking %s is a form of the profile, for whoever has confirmed who they are',
  async (provider) => {
    const address = `/profile/link/${provider}`
    const post = () => visit(address, { method: 'POST', headers: { cookie: signedIn } })
    const opened = visit(address, { headers: { cookie: signedIn, 'sec-fetch-site': 'cross-site' } })
    expect(await openLink(opened.args as unknown as LoaderFunctionArgs)).toEqual({ provider })
    expect(opened.changed()).toEqual([])

    const sent = post()
    expect(await link(sent.args as unknown as ActionFunctionArgs)).toMatchObject({
      address: expect.stringMatching(/^http:\/\/sandbox\.test\//),
    })
    expect(sent.changed()).toEqual(['sangdai_sign_in'])

    await pool.query('update session_details set confirmed_at = null')
    const unconfirmed = post()
    const answer = (await link(unconfirmed.args as unknown as ActionFunctionArgs)) as Response
    expect(answer.headers.get('location')).toBe(`/confirm?to=${encodeURIComponent(address)}`)
    expect(unconfirmed.changed()).toEqual([])
    await pool.query('update session_details set confirmed_at = now()')
  },
)
