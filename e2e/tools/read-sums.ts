import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { sayings } from './order-sayings.ts'

/** Satang, as somebody with a pencil reads them off the page. */
export function readMoney(said: string): number {
  const [, money = ''] = /(-?฿[\d,]+\.\d\d)/.exec(said) ?? []
  expect(money, said).not.toBe('')
  return Math.round(Number(money.replace(/[฿,]/g, '')) * 100)
}

/** Adds up what a page shows: its lines with delivery, and the rows above its total, both come to that total, which is given. */
export async function expectToAddUp(page: Page, locale: 'th' | 'en', lines: Locator): Promise<number> {
  const say = sayings(locale)
  const names = [
    say('totals.subtotal'),
    say('totals.discount'),
    say('totals.delivery'),
    say('totals.cashRounding'),
  ]
  const total = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(say('totals.total'), { exact: true }) })
  await expect(total).toHaveCount(1)
  const shown = await page
    .getByRole('main')
    .locator('dl', { has: page.getByText(say('totals.total'), { exact: true }) })
    .locator('> div')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('dd')?.textContent ?? '',
      ]),
    )
  const satang = (said: string) => (said === say('totals.free') ? 0 : readMoney(said))
  const rows = new Map(
    shown.filter(([name = '']) => names.includes(name)).map(([name = '', said = '']) => [name, satang(said)]),
  )
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0)
  const paid = readMoney((await total.locator('dd').textContent()) ?? '')
  expect(sum(rows.values()), JSON.stringify(shown)).toBe(paid)
  const nets = (await lines.allTextContents()).map(satang)
  expect(nets.length).toBeGreaterThan(0)
  const besides = (rows.get(say('totals.delivery')) ?? 0) + (rows.get(say('totals.cashRounding')) ?? 0)
  expect(sum(nets) + besides, nets.join(' + ')).toBe(paid)
  return paid
}
