import type { Locator, Page } from '@playwright/test'
import { promotionEn } from '#web/words/merchant/promotions/promotion-en.ts'
import { promotionTh } from '#web/words/merchant/promotions/promotion-th.ts'
import { expect, untilAlive } from '../tools/journey.ts'

type PromotionWords = Record<keyof typeof promotionTh, string>
export const promotionWords = (locale: 'th' | 'en'): PromotionWords =>
  locale === 'th' ? promotionTh : promotionEn

type At = { locale: 'th' | 'en' }
type Wanted = {
  /** The one customer who takes part, so that no other journey meets it. */
  customer: string
  name: string
  needsCoupon?: boolean
  press: (button: Locator) => Promise<void>
}

/** Fills the open editor of a new promotion: ฿5 off from one piece of product 1108 on, for one customer. */
export async function writePromotion(
  office: Page,
  { locale }: At,
  { customer, name, needsCoupon, press }: Wanted,
): Promise<void> {
  const words = promotionWords(locale)
  const field = (key: keyof PromotionWords) => office.getByRole('textbox', { name: words[key], exact: true })
  await field('field.name').fill(name)
  await field('field.shortName').fill('ลด ฿5')
  await field('field.remark').fill('เฉพาะร้านทดลอง')
  await office.getByRole('radio', { name: words['calculation.2'] }).check()
  await press(office.getByRole('button', { name: words['tier.add'] }))
  const step = office.getByRole('group', { name: words['tier.step'].replace('{line}', '1'), exact: true })
  await step.getByRole('textbox').first().fill('1')
  await field('tier.money').fill('5')
  await choose(office, words['field.saleProducts'], '1108')
  await office.getByText(words['audience.chosen'], { exact: true }).click()
  await choose(office, words['field.customers'], customer)
  if (needsCoupon) await office.getByRole('checkbox', { name: words['field.needsCoupon'] }).check()
}

/** Searches in a field and takes what was found, with the keyboard. */
async function choose(office: Page, label: string, text: string): Promise<void> {
  const search = office.getByRole('combobox', { name: label, exact: true })
  await search.fill(text)
  await expect(office.getByRole('option').first()).toContainText(text)
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(office.getByRole('list', { name: label }).getByText(text)).toBeVisible()
  await search.press('Escape')
}

/** Saves, and says under which id. */
export async function savePromotion(
  office: Page,
  press: (button: Locator) => Promise<void>,
): Promise<string> {
  await press(office.getByRole('toolbar').getByRole('button', { name: /^(บันทึก|Save)$/ }))
  await expect(office).toHaveURL(/\/merchant\/promotion\/(?!new)[^/?]+$/)
  await untilAlive(office)
  return office.url().split('/').at(-1) ?? ''
}
