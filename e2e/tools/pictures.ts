import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { browserArguments, findBrowser } from './browser.ts'
import { runShop } from './running-shop.ts'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desk = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 }
const largest = 250_000

const pictures = [
  { name: 'home-th-360', path: '/', screen: phone },
  { name: 'home-en-360', path: '/en', screen: phone },
  { name: 'home-th-1280', path: '/', screen: desk },
  { name: 'home-en-1280', path: '/en', screen: desk },
  { name: 'products-th-360', path: '/product', screen: phone },
  { name: 'products-en-1280', path: '/en/product', screen: desk },
]

/** Fonts, and the pictures that stand in the window; those further down load only when scrolled to. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const inWindow = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    })
    // A picture that is missing must not hold up the others: it is told apart below.
    await Promise.all(inWindow.map((image) => image.decode().catch(() => {})))
  })
  await page.waitForTimeout(300)
}

async function photograph(
  browser: Browser,
  origin: string,
  { name, path, screen }: (typeof pictures)[number],
): Promise<void> {
  const context = await browser.newContext({
    ...screen,
    locale: path.startsWith('/en') ? 'en' : 'th',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const failed: string[] = []
  page.on(
    'response',
    (response) =>
      response.status() >= 400 && failed.push(`${response.status()} ${new URL(response.url()).pathname}`),
  )
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await untilDrawn(page)
  const shot = await page.screenshot({ animations: 'disabled', scale: 'device' })
  const small = await sharp(shot)
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toBuffer()
  await writeFile(`${folder}${name}.png`, small)
  const remarks = [...(small.length > largest ? ['over 250 kB'] : []), ...new Set(failed)]
  console.log(
    `docs/pictures/${name}.png  ${Math.round(small.length / 1000)} kB  ${remarks.join(', ')}`.trimEnd(),
  )
  await context.close()
}

const shop = await runShop()
try {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    for (const picture of pictures) await photograph(browser, shop.url, picture)
  } finally {
    await browser.close()
  }
} finally {
  await shop.stop()
}
