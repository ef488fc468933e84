import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { reportEn } from '#web/words/customer/en/report-en.ts'
import { reportTh } from '#web/words/customer/th/report-th.ts'
import { goodsEn } from '#web/words/merchant/goods/goods-en.ts'
import { goodsTh } from '#web/words/merchant/goods/goods-th.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase, ownCustomer, signInAs } from '../tools/own-customer.ts'
import { deliveredOrder } from './delivered-order.ts'

const damaged = {
  name: 'damaged.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer(),
}

async function signInStaff(page: Page, shop: string): Promise<void> {
  await page.request.post(`${shop}/merchant/login`, {
    form: { username: 'owner01', password: demoPassword },
    headers: { origin: shop },
    maxRedirects: 0,
  })
}

for (const { locale, prefix } of languages) {
  const [say, office] = locale === 'th' ? [reportTh, goodsTh] : [reportEn, goodsEn]
  const product = locale === 'th' ? 'น้ำดื่มทดลอง' : 'Trial water'

  test(`a customer reports a damaged line with a photo, staff give a credit note, and the customer sees it (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    const complaints = complaintsOf(page, shop)
    const own = await ownCustomer()
    const number = await deliveredOrder(own)
    await signInAs(page, { prefix, locale }, own.mobile, `/history/${number}/BKK01`)
    await page.getByRole('link', { name: say['report.title'] }).click()
    await expect(page.getByRole('heading', { level: 1, name: say['report.title'] })).toBeVisible()
    await untilAlive(page)
    const send = page.getByRole('button', { name: say['report.send'] })
    await send.click()
    await expect(page.getByText(say['report.chooseLine'])).toBeVisible()
    await page.getByRole('button', { name: say['report.add'].replace('{name}', product) }).click()
    await page.getByRole('button', { name: say['report.more'].replace('{name}', product) }).click()
    await page.getByText(say['report.damaged'], { exact: true }).click()
    await page.getByLabel(say['report.lineNote']).fill('แตกตอนเปิดกล่อง')
    const sendOne = page.getByRole('button', {
      name: locale === 'th' ? 'ส่งให้ศูนย์ 1 รายการ' : 'Send 1 item to the centre',
    })
    await sendOne.click()
    await expect(page.getByText(say['report.addPhoto'], { exact: true })).toBeVisible()
    await page.getByLabel(say['report.gallery']).setInputFiles(damaged)
    await expect(page.getByRole('img', { name: say['report.photo'].replace('{number}', '1') })).toBeVisible()
    // A reload loses nothing: neither what was chosen nor the photo that has arrived.
    await expect
      .poll(() => inDatabase('select id from delivery_report_photos where order_number = $1', [number]))
      .toHaveLength(1)
    await expect
      .poll(() => page.evaluate((name) => sessionStorage.getItem(name), `sangdai_report_${number}`))
      .toMatch(/"photos":\["/)
    await page.reload()
    await untilAlive(page)
    await expect(page.getByLabel(say['report.lineNote'])).toHaveValue('แตกตอนเปิดกล่อง')
    // Without a signal nothing is lost either.
    await page.context().setOffline(true)
    await sendOne.click()
    await expect(page.getByRole('alert').filter({ hasText: say['report.lost'] })).toBeVisible()
    await page.context().setOffline(false)
    await sendOne.click()
    await expect(page.getByText(say['report.state.open'])).toBeVisible()

    const desk = await browser.newContext({
      ...{ baseURL: shop, viewport: { width: 1280, height: 900 }, isMobile: false },
    })
    const theirs = await desk.newPage()
    await signInStaff(theirs, shop)
    await theirs.goto(`${prefix}/merchant/order/reports?text=${number}`)
    await theirs.getByRole('link', { name: number }).first().click()
    await expect(
      theirs.getByRole('img', { name: office['goods.photo'].replace('{number}', '1') }),
    ).toBeVisible()
    await theirs.getByText(office['goods.how.credit'], { exact: true }).click()
    await expect(theirs.getByText(/฿21\.40/).first()).toBeVisible()
    await theirs.getByRole('button', { name: office['goods.answer'] }).click()
    await expect(theirs.getByText(office['goods.creditSum'].replace('{amount}', '฿21.40'))).toBeVisible()
    await theirs.getByRole('link', { name: /CNBKK01/ }).click()
    await expect(theirs.getByText('21.40').first()).toBeVisible()
    await desk.close()

    await page.reload()
    await expect(page.getByText(say['report.creditSum'].replace('{amount}', '฿21.40'))).toBeVisible()
    await expect(page.getByRole('link', { name: /CNBKK01/ })).toBeVisible()
    await expect(page.getByText('฿85.60').first()).toBeVisible()
    const [money] = await inDatabase<{ state: string }>(
      'select state from order_money where order_number = $1',
      [number],
    )
    expect(money?.state).toBe('overpaid')
    // The browser itself says that the signal was gone.
    expect(complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })
}
