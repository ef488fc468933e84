import type { Browser, Locator, Page } from '@playwright/test'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { paymentEn } from '#web/words/merchant/payment-en.ts'
import { paymentTh } from '#web/words/merchant/payment-th.ts'
import { expect } from '../tools/journey.ts'
import type { At } from './customer-pays.ts'

type Words = Record<keyof typeof paymentTh, string>

export const officeWords = (locale: 'th' | 'en'): Words => (locale === 'th' ? paymentTh : paymentEn)

/** In Thai a phone in the warehouse, in English a desk: layouts share their words, and words their layouts (decision 0035). */
export const officeWidths = { th: 360, en: 1280 } as const

/** How a button is pressed there: with a finger on a phone, by keys alone at a desk. */
export const presser = (width: number) => async (button: Locator) => {
  if (width === 360) return button.click()
  // A dialog that has just opened takes the focus for itself once.
  await expect(async () => {
    await button.focus()
    await expect(button).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await button.press('Enter')
}

/** A browser of the owner's, signed in. */
export async function openOffice(
  browser: Browser,
  shop: string,
  { prefix, locale }: At,
  width = 1280,
): Promise<Page> {
  const office = await browser.newContext({ baseURL: shop, locale, viewport: { width, height: 800 } })
  const theirs = await office.newPage()
  await theirs.request.post(`${prefix}/merchant/login`, {
    form: { username: 'owner01', password: demoPassword },
    headers: { origin: shop },
    maxRedirects: 0,
  })
  return theirs
}
