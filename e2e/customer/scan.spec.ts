import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, chromium, type Page } from '@playwright/test'
import { filmBarcode } from '../tools/barcode-video.ts'
import { browserArguments, findBrowser } from '../tools/browser.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'

const words = {
  th: { scan: 'สแกนบาร์โค้ด', notFound: 'ไม่พบสินค้าจากบาร์โค้ดนี้', again: 'สแกนอีกครั้ง' },
  en: { scan: 'Scan a barcode', notFound: 'No product has this barcode', again: 'Scan again' },
}

/** A product with a barcode, as the API tells it. */
async function findBarcode(
  request: APIRequestContext,
): Promise<{ code: string; name: { th: string; en: string }; barcode: string }> {
  const rest = `${process.env.SHOP_DIRECT}/rest`
  const { token } = await (await request.get(`${rest}/authen/user/login/guest`)).json()
  const headers = { authorization: `Bearer ${token}` }
  const goods = await (
    await request.post(`${rest}/api/products/items`, { headers, data: { Take: 1, Skip: 3 } })
  ).json()
  const code = goods[0].P_Code as string
  const detail = await (await request.get(`${rest}/api/products/item/${code}`, { headers })).json()
  return {
    code,
    name: { th: goods[0].PRODUCTNAME, en: goods[0].PRODUCTNAME_EN },
    barcode: detail.Barcodes.at(-1).Barcode,
  }
}

/** Opens a phone whose camera sees one barcode and nothing else. */
async function withCamera(
  shop: string,
  barcode: string,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sangdai-film-'))
  const film = join(folder, 'barcode.y4m')
  await filmBarcode(film, barcode)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      ...browserArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    const context = await browser.newContext({
      baseURL: shop,
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      permissions: ['camera'],
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on(
      'request',
      (asked) =>
        /^https?:/.test(asked.url()) &&
        !asked.url().startsWith(shop) &&
        complaints.push(`left for ${asked.url()}`),
    )
    await visit(page)
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

for (const { locale, prefix, home } of languages) {
  test(`a barcode held before the camera opens its product (${locale})`, { tag: '@once' }, async ({
    shop,
    request,
  }) => {
    const { code, name, barcode } = await findBarcode(request)
    await withCamera(shop, barcode, async (page) => {
      await page.goto(home)
      await untilAlive(page)
      await page.getByRole('button', { name: words[locale].scan }).click()
      await expect(page).toHaveURL(`${shop}${prefix}/product/${code}`)
      await expect(page.getByRole('heading', { level: 1, name: name[locale] })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })

  test(`a barcode no product bears says so and offers another try (${locale})`, { tag: '@once' }, async ({
    shop,
  }) => {
    await withCamera(shop, '2999999999991', async (page) => {
      await page.goto(home)
      await untilAlive(page)
      await page.getByRole('button', { name: words[locale].scan }).click()
      const dialog = page.getByRole('dialog', { name: words[locale].notFound })
      await expect(dialog).toContainText('2999999999991')
      await dialog.getByRole('button', { name: words[locale].again }).click()
      await expect(dialog).toBeVisible()
    })
  })
}
