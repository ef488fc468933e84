import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { productCodesContract } from '#shop/catalogue/product-codes-contract.ts'
import type { Carrier } from '#shop/contract/carrier.ts'
import { keyOf } from '#shop/contract/endpoint.ts'
import { guestLoginContract } from '#shop/identity/guest-login-contract.ts'
import { loader as robots } from '#web/customer/sitemap/robots-route.ts'
import { loader as sitemap } from '#web/customer/sitemap/sitemap-route.ts'
import { type PageParts, partsContext } from '#web/kit/calls/page-parts.ts'
import { openVisit } from './open-visit.ts'

/** An API with guests and 30,000 products, which renews any token and refuses out-of-range values. */
function carrierOf({ guests = true } = {}): Carrier {
  const refused = (status: number) => ({ ok: false, status, expired: false, problem: { Code: 'refused' } })
  return (async (key: string, { skip = 0, take = 24_000 }: { skip?: number; take?: number }) => {
    if (key === keyOf(guestLoginContract))
      return guests ? { ok: true, answer: { user: {}, token: 'guest' } } : refused(403)
    if (key !== keyOf(productCodesContract))
      return { ok: true, answer: { token: 'renewed', user: {}, actor: null } }
    if (skip > 100_000_000) return refused(400)
    const codes = Array.from(
      { length: Math.max(0, Math.min(take, 30_000 - skip)) },
      (_, at) => `P${skip + at}`,
    )
    return { ok: true, answer: { total: 30_000, codes } }
  }) as unknown as Carrier
}

async function open(
  path: string,
  loader: typeof robots,
  { cookie = '', guests = true } = {},
): Promise<Response> {
  const url = new URL(path, 'http://shop.test')
  const request = new Request(url, { headers: { cookie } })
  const context = new RouterContextProvider()
  const parts = {
    carrier: carrierOf({ guests }),
    locale: 'th',
    address: '',
    origin: url.origin,
    secure: false,
    nonce: '',
  }
  context.set(partsContext, parts as unknown as PageParts)
  const visit = { request, url, pattern: url.pathname.slice(1), params: {}, context }
  return (await openVisit(visit as never, async () => loader(visit as never))) as Response
}

const signedIn = 'sangdai_customer_refresh=a-refresh-token-of-somebody; sangdai_customer_token=a.b.c'

test.each([
  ['/robots.txt', robots],
  ['/sitemap.xml?part=1', sitemap],
] as const)('%s is everyone’s, so it carries nobody’s session', async (path, loader) => {
  const answer = await open(path, loader, { cookie: signedIn })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toMatch('public')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('robots are let in where guests are', async () => {
  expect(await (await open('/robots.txt', robots)).text()).toContain('Allow: /\n')
  expect(await (await open('/robots.txt', robots, { guests: false })).text()).toBe(
    'User-agent: *\nDisallow: /\n',
  )
})

test('a part of the sitemap that is not there answers 404', async () => {
  const statusOf = async (part: string) => (await open(`/sitemap.xml?part=${part}`, sitemap)).status
  expect([await statusOf('1'), await statusOf('2'), await statusOf('3'), await statusOf('9999')]).toEqual([
    200, 200, 404, 404,
  ])
})
