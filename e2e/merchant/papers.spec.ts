import type { APIResponse } from '@playwright/test'
import { figure } from '#shop/papers/paper-sums.ts'
import { orderEn as customerEn } from '#web/words/customer/en/order-en.ts'
import { orderTh as customerTh } from '#web/words/customer/th/order-th.ts'
import { orderEn } from '#web/words/merchant/order-en.ts'
import { orderTh } from '#web/words/merchant/order-th.ts'
import { paperEn } from '#web/words/merchant/paper-en.ts'
import { paperTh } from '#web/words/merchant/paper-th.ts'
import { orderAsOwn, placeOrder } from '../payments/customer-pays.ts'
import { officeWidths, openOffice } from '../payments/owner-office.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'

async function expectPdf(answer: APIResponse, name: string) {
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(answer.headers()['content-disposition']).toBe(`inline; filename="${name}.pdf"`)
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

for (const at of languages) {
  const { locale, prefix } = at
  const words = locale === 'th' ? { ...orderTh, ...paperTh } : { ...orderEn, ...paperEn }
  const wanted = { th: customerTh, en: customerEn }[locale]['order.invoicePdf']
  const width = officeWidths[locale]
  test(`an order is invoiced, its papers are printed, and it is cancelled with a credit note, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const { number, total } = await orderAsOwn(page, at, 'COD', 2)
    await inDatabase(
      `update orders set needs_tax_invoice = true, tax_number = '0105559000014', tax_branch = '00002' where number = $1`,
      [number],
    )
    const office = await openOffice(browser, shop, at, width)
    await office.goto(`${prefix}/merchant/order/${number}/BKK01`)
    await untilAlive(office)
    const papers = office.getByRole('region', { name: words['paper.title'], exact: true })
    await expect(papers.getByRole('link', { name: words['paper.invoice'], exact: true })).toHaveCount(0)
    await office.getByRole('button', { name: words['orders.approve'], exact: true }).click()
    await office.getByRole('button', { name: words['orders.invoice'], exact: true }).click()
    await papers.getByRole('link', { name: words['paper.invoice'], exact: true }).click()

    const sheet = office.getByRole('article')
    await expect(sheet).toContainText('ใบกำกับภาษี')
    await expect(sheet).toContainText('เลขประจำตัวผู้เสียภาษี 0105559000014 สาขาที่ 00002')
    await expect(sheet.locator('.paper-strong')).toContainText(figure(total))
    await expect(sheet).toContainText('ต้นฉบับ / Original')
    const [invoice] = await inDatabase<{ number: string }>(
      'select number from invoices where order_number = $1',
      [number],
    )
    const invoiceNumber = invoice?.number ?? ''
    await expect(sheet).toContainText(invoiceNumber)
    await office.getByRole('link', { name: /^(สำเนา|Copy)$/ }).click()
    await expect(sheet).toContainText('สำเนา / Copy')
    // Nothing but the sheet gets on paper, and it is never wider than one.
    await office.emulateMedia({ media: 'print' })
    await expect(sheet).toBeVisible()
    await expect(office.getByRole('button', { name: words['paper.print'] })).toBeHidden()
    await expect(office.getByRole('navigation')).toHaveCount(0)
    await office.emulateMedia({ media: 'screen' })
    const pdf = await office.getByRole('link', { name: words['paper.pdf'] }).getAttribute('href')
    await expectPdf(await office.request.get(pdf ?? ''), invoiceNumber)

    await page.goto(`${prefix}/history/${number}`)
    const own = page.getByRole('link', { name: wanted.replace('{number}', invoiceNumber) })
    await expectPdf(await page.request.get((await own.getAttribute('href')) ?? ''), invoiceNumber)

    await office.getByRole('link', { name: words['paper.back'] }).click()
    await office.getByRole('button', { name: words['orders.cancel'], exact: true }).click()
    await office.getByRole('textbox', { name: words['cancel.why'] }).fill('ร้านปิดปรับปรุง')
    await office.getByRole('button', { name: words['cancel.do'] }).click()
    await papers.getByRole('link', { name: words['paper.credit-note'], exact: true }).click()
    await expect(sheet).toContainText('ร้านปิดปรับปรุง')
    await expect(sheet).toContainText(invoiceNumber)
    await office.goBack()
    await papers.getByRole('link', { name: words['paper.invoice'], exact: true }).click()
    await expect(sheet.getByText('ยกเลิก', { exact: true }).first()).toBeVisible()
    await office.context().close()
  })

  test(`one pick list for the orders that are ticked, at ${width} px (${locale}) @side`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const { own, number: first } = await orderAsOwn(page, at, 'COD', 2)
    const { number: second } = await placeOrder(page, at, 'COD', 3)
    const office = await openOffice(browser, shop, at, width)
    await office.goto(`${prefix}/merchant/order?text=${own.code}`)
    await untilAlive(office)
    for (const number of [first, second])
      await office.getByRole('checkbox', { name: new RegExp(number) }).check()
    await office.getByRole('toolbar').getByRole('link', { name: words['paper.printPickList'] }).click()
    const sheet = office.getByRole('article')
    const row = sheet.getByRole('row', { name: /1108/ })
    await expect(row).toContainText(/[A-Z]-\d\d-\d/)
    await expect(row.getByRole('cell').nth(3)).toHaveText(/^5 /)
    await expect(row).toContainText(/#1: [23] .*#2: [23] /)
    for (const number of [first, second]) await expect(sheet).toContainText(number)
    await office.context().close()
  })
}
