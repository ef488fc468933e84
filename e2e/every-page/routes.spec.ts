import { pages } from '#web/start/page-table.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'

const sentTo: Record<string, RegExp> = {
  authen: /\/login/,
  stUserAuthen: /\/merchant\/login/,
  riderAuthen: /\/rider\/login/,
  verifiedUser: /\/?$/,
}
/** Passes on: takes a form and leads home when opened by hand, or leads to LINE's own sign-in. */
const passing = new Set([
  ...['logout', 'wishlist-calls', 'line-hook', 'line-authen', 'line-authen-user'],
  // Without an application, or a password that was right, there is nothing to show.
  ...['merchant-applied', 'merchant-login-code'],
])
/** Gateways lead back here; without a payment they lead to a page that says what to do. */
const comingBack = new Set(['payment-kbank', 'payment-kbank-order', 'payment-return', 'payment-cancel'])
/** Opens by a link that was good once. */
const expired = new Set(['paper-by-ticket'])
/** Asks for a thing by its name, and no thing is called so. */
const unknown = new Set(['product', 'provider-login', 'agent-invitation'])
const filled = (path: string) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'unknown') || '/'
const full = (path: string) => path.replace(/:\w+\??/g, 'x')

test('every page answers in both languages, in its short and its full form: 200, or its guard’s redirect', async ({
  request,
}) => {
  for (const { prefix } of languages) {
    for (const { id, path, guards } of pages) {
      for (const form of new Set([filled(path), full(path)])) {
        const answer = await request.get(`${prefix}${form === '/' && prefix ? '' : form}`, {
          maxRedirects: 0,
        })
        const where = answer.headers().location ?? ''
        if (comingBack.has(id)) {
          expect(answer.status(), `${prefix}${form}`).toBe(303)
          expect(where, `${prefix}${form}`).toBe(`${prefix}/payment/status`)
        } else if (passing.has(id)) expect(answer.status(), `${prefix}${form}`).toBe(302)
        else if (unknown.has(id) || (id === 'contents' && form.endsWith('/x')))
          expect(answer.status(), `${prefix}${form}`).toBe(404)
        else if (expired.has(id)) expect(answer.status(), `${prefix}${form}`).toBe(410)
        else if (guards.length === 0) expect(answer.status(), `${prefix}${form}`).toBe(200)
        else {
          expect(answer.status(), `${prefix}${form}`).toBe(302)
          expect(where, `${prefix}${form}`).toMatch(
            new RegExp(`^${prefix}${sentTo[guards[0] ?? '']?.source}`),
          )
        }
      }
    }
  }
})

test('a guard is heard on client navigation too', async ({ watched: page }) => {
  await page.goto('/product')
  await untilAlive(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: 'รายการโปรด' }).click()
  await expect(page).toHaveURL(/\/login\?to=%2Fprofile%2Fwishlist/)
})

test('pages carry their head: title, canonical, both languages', async ({ request }) => {
  const html = await (await request.get('/en/product?c1=D&utm_source=x')).text()
  expect(html).toContain('<link rel="canonical" href=')
  expect(html).toMatch(/rel="alternate" hrefLang="th" href="http[^"]+\/product\?c1=D"/)
  expect(html).toMatch(/rel="alternate" hrefLang="en" href="http[^"]+\/en\/product\?c1=D"/)
  expect(html).not.toContain('utm_source=x"')
})

test('answers carry a strict policy and the other security headers', async ({ request }) => {
  const page = await request.get('/')
  const policy = page.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+'/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  const nonces = await Promise.all(
    [request.get('/'), request.get('/')].map(
      async (answer) =>
        /nonce-([\w+/=]+)/.exec((await answer).headers()['content-security-policy'] ?? '')?.[1],
    ),
  )
  expect(nonces[0]).not.toBe(nonces[1])
  expect(page.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(page.headers()['x-request-id']).toBeTruthy()
})

test('built assets are immutable and come in brotli', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? ''
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a form sent from another site is refused', async ({ request }) => {
  const answer = await request.post('/login', {
    headers: { origin: 'https://evil.example' },
    form: { a: '1' },
  })
  expect(answer.status()).toBe(403)
})

test('a gateway’s form is taken at its callbacks alone, sets no cookie, and rubbish leads to a calm page', async ({
  request,
}) => {
  const evil = { headers: { origin: 'https://bank.example' }, maxRedirects: 0 }
  for (const path of [
    '/payment/kbank/callback/card/BKK01',
    '/en/paymentkbank/callback/card/PY00000000000000/BKK01',
    '/payment/card/return/SO1/BKK01/PY00000000000000',
  ]) {
    const answer = await request.post(path, {
      ...evil,
      form: { objectId: "chrg_'<x>", status: 'true', '': '1', amount: '9'.repeat(5000) },
    })
    expect(answer.status(), path).toBe(303)
    expect(answer.headers().location, path).toMatch(/\/payment\/status$/)
    expect(answer.headers()['set-cookie'], path).toBeUndefined()
  }
  for (const path of ['/payment/combine/BKK01', '/payment/card/pay/SO1/BKK01/PY1', '/payment/status'])
    expect((await request.post(path, { ...evil, form: { a: '1' } })).status(), path).toBe(403)
})

test('a page view is counted by its name, and rubbish is not', async ({ watched: page, request, shop }) => {
  const counted = async () =>
    Number(
      /page_views_total\{page="products",locale="en"\} (\d+)/.exec(
        await (await request.get('/metrics')).text(),
      )?.[1] ?? 0,
    )
  const before = await counted()
  await page.goto('/en/product')
  await expect.poll(counted).toBeGreaterThan(before)
  await request.post(`${shop}/analytics/page`, { data: { page: 'evil"} 1', locale: 'en' } })
  expect(await (await request.get('/metrics')).text()).not.toContain('evil')
})

test('nothing moves while the home page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // What shows until the font arrives takes the same room on phones; this machine may have nothing like it.
  const fonts = new Set<string>()
  page.on('requestfinished', (request) => request.resourceType() === 'font' && fonts.add(request.url()))
  await page.route(/\.css$/, async (route) => {
    await expect.poll(() => fonts.size, 'all fonts are asked for before the styles').toBe(4)
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.05)
})
