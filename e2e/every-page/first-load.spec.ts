import { firstLoad } from '../../bench/first-load.ts'
import { openAsRider, ownRun } from '../rider/own-run.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { fillCart, ownCustomer, signInAs } from '../tools/own-customer.ts'

/** The most that a page may ask of a phone's data: bytes of JavaScript as sent, in so many files. Little above what it asks now. */
const most = {
  '/': { bytes: 135_400, files: 12 },
  '/product': { bytes: 132_600, files: 11 },
  '/product/1118': { bytes: 145_300, files: 18 },
  '/cart': { bytes: 152_300, files: 21 },
  '/checkout': { bytes: 154_500, files: 19 },
  '/chat/list': { bytes: 149_950, files: 28 },
  '/login': { bytes: 134_600, files: 16 },
  '/register': { bytes: 140_600, files: 17 },
  '/rider/login': { bytes: 119_950, files: 12 },
  '/rider': { bytes: 130_000, files: 18 },
  '/rider/detail': { bytes: 129_950, files: 17 },
  '/rider/profile': { bytes: 131_250, files: 19 },
}

for (const language of languages)
  test(`the main pages ask little of a phone's data (${language.locale})`, { tag: '@once' }, async ({
    shop,
    page,
    context,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, language, own.mobile, '/checkout')
    const { mobile, numbers } = await ownRun([{ name: 'ร้านทดลอง' }])
    await openAsRider(page, language, mobile)
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    for (const [path, limit] of Object.entries(most)) {
      const full = path === '/rider/detail' ? `${path}/${numbers[0]}/BKK01` : path
      const address = path === '/' ? language.home : language.prefix + full
      const { javascript, scripts } = await firstLoad(
        shop,
        address,
        path === '/checkout' ||
          path === '/chat/list' ||
          (path.startsWith('/rider') && path !== '/rider/login')
          ? cookie
          : undefined,
      )
      expect.soft(javascript, `JavaScript of ${address}`).toBeLessThanOrEqual(limit.bytes)
      expect.soft(scripts, `files of JavaScript of ${address}`).toBeLessThanOrEqual(limit.files)
    }
  })

test('a page reads the table of its own area once, and no other @once', async ({ page, shop }) => {
  const tables: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/manifest-[\w-]+\.js$/.test(pathname)) tables.push(pathname)
  })
  for (const [path, area] of [
    ['/', 'shop'],
    ['/merchant/login', 'merchant'],
    ['/rider/login', 'rider'],
  ]) {
    tables.length = 0
    await page.goto(`${shop}${path}`)
    await untilAlive(page)
    await page.waitForLoadState('networkidle')
    expect(tables, path).toEqual([expect.stringMatching(new RegExp(`-${area}\\.js$`))])
  }
})
