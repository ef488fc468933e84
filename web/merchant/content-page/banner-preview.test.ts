import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { home } from '#checks/house/source-files.ts'
import { shopEn } from '#web/words/customer/en/shop-en.ts'
import { shopTh } from '#web/words/customer/th/shop-th.ts'
import { bannerButton, bannerLooks } from './banner-preview.tsx'

const carousel = readFileSync(join(home, 'web/customer/home/banner-carousel.tsx'), 'utf8')

test.each([
  ['phone', /^(?!\w+:)/],
  ['desktop', /^(md|lg):/],
] as const)('a banner is previewed as the home page shows it on a %s', (width, prefix) => {
  const classes = [...carousel.matchAll(/["']([^"'\n]*)["']/g)].flatMap(([, text = '']) => text.split(' '))
  const own = new Set(
    classes.filter((each) => prefix.test(each)).map((each) => each.replace(/^(md|lg):/, '')),
  )
  // What has no larger form holds at every width.
  const everywhere = new Set(classes)
  for (const look of Object.values(bannerLooks[width]).flatMap((text) => text.split(' ')))
    expect(own.has(look) || everywhere.has(look), look).toBe(true)
})

test('its button says what the home page says', () => {
  expect(bannerButton).toEqual({ th: shopTh['home.bannerGo'], en: shopEn['home.bannerGo'] })
})
