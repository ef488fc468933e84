import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { applicationEn } from '#web/words/merchant/applications/application-en.ts'
import { applicationTh } from '#web/words/merchant/applications/application-th.ts'
import { applyEn } from '#web/words/merchant/applications/apply-en.ts'
import { applyTh } from '#web/words/merchant/applications/apply-th.ts'
import { officeWidths, openOffice } from '../payments/owner-office.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'
import { codeSentTo, newMobile, photo } from '../tools/register-form.ts'

type Words = Record<keyof typeof applyTh, string>
type OfficeWords = Record<keyof typeof applicationTh, string>

/** Calls of the API that are other journeys' subject on the screen. */
function callsOf(request: APIRequestContext) {
  const rest = `${process.env.SHOP_DIRECT}/rest`
  return async (path: string, data: object, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await request.post(`${rest}/${path}`, { data, headers })
    const body = await answer.json()
    expect(answer.status(), `${path}: ${JSON.stringify(body)}`).toBe(200)
    return body
  }
}

const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo })

async function fillInPerson(page: Page, say: Words, name: string, mobile: string): Promise<void> {
  await page.getByLabel(say['apply.name'], { exact: true }).fill(name)
  await page.getByLabel(say['apply.mobile'], { exact: true }).fill(mobile)
  await page.getByLabel(say['apply.password'], { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say['apply.confirmPassword'], { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say['apply.card'], { exact: true }).setInputFiles(await picture('card.jpg'))
  await page.locator('[name=policyVersion]').check()
}

async function confirm(page: Page, say: Words, mobile: string): Promise<void> {
  await page.getByRole('button', { name: say['apply.sendCode'] }).click()
  await expect(page.getByLabel(say['apply.code'])).toBeFocused()
  await page.getByLabel(say['apply.code']).fill(await codeSentTo(page, mobile))
  await page.getByRole('button', { name: say['apply.send'] }).click()
  await expect(page).toHaveURL(/\/merchant\/register\/status$/)
  await expect(page.getByRole('heading', { name: say['applied.waiting'], level: 1 })).toBeVisible()
}

/** A shop of the district registers, is approved by the new owner, and orders. */
async function firstSale(page: Page, saleUnit: string, owner: string): Promise<string> {
  const call = callsOf(page.request)
  const { token } = await call('authen/merchant/login', { username: owner, password: 'Sangdai#1' })
  const product = {
    ...{ saleUnit, P_Code: 'RICE5', PRODUCTNAME: 'ข้าวสาร 5 กก.', UNIT1: 'BAG', UNIT1NAME: 'ถุง' },
    ...{ UNIT1RATE: 1, UNIT2RATE: 0, STOCK_ITEM: 'N', PRICE1: 400, PRICETYPE1: 1 },
  }
  await call('api/products/pc/save', product, token)
  const mobileNo = newMobile()
  const { requestId } = await call('authen/otp/request', { mobileNo, purpose: 'register' })
  const form = {
    ...{ shopName: 'ร้านแรกของศูนย์', storeType: 'GR', name: 'ลูกค้าแรก', mobileNo, email: '', taxNo: '' },
    ...{ password: 'Sangdai#1', confirmPassword: 'Sangdai#1', address: '1 ถนนใหญ่', dist: saleUnit },
    ...{
      province: 'พะเยา',
      district: 'เมืองพะเยา',
      subdistrict: 'เวียง',
      postcode: '56000',
      lat: 19.16,
      lng: 99.9,
    },
    ...{ policyVersion: '1.0', requestId, code: await codeSentTo(page, mobileNo) },
  }
  const answer = await page.request.post(`${process.env.SHOP_DIRECT}/rest/authen/customer/register`, {
    multipart: { request: JSON.stringify(form), shopImage: await picture('shop.jpg') },
  })
  const { customerCode } = await answer.json()
  await call('api/merchant/customer/approve', { saleUnit, code: customerCode, approve: true }, token)
  const shopper = await call('authen/user/login', { username: mobileNo, password: 'Sangdai#1' })
  const options = await call('api/checkout/options', {}, shopper.token)
  const [{ addressIds, days }] = options.places
  const id = addressIds[0]
  const [{ day, slots }] = days
  const lines = [{ P_Code: 'RICE5', qty1: 2 }]
  const priced = await call('api/checkout/preview', { lines, payment: 'COD' }, shopper.token)
  const placed = await call(
    'api/orders',
    {
      ...{ key: randomUUID(), lines, payment: 'COD', totalSeen: priced.total, pointsSeen: priced.points },
      ...{
        shipTo: id,
        billTo: id,
        deliverOn: day,
        slot: slots[0],
      },
    },
    shopper.token,
  )
  return placed.orderNumber
}

for (const { locale, prefix } of languages) {
  const say: Words = locale === 'th' ? applyTh : applyEn
  const sayOffice: OfficeWords = locale === 'th' ? applicationTh : applicationEn
  const width = officeWidths[locale]

  test(`a merchant registers with a new centre, is approved, and makes its first sale (${locale})`, async ({
    watched: page,
    browser,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const mobile = newMobile()
    const name = `ผู้ขาย ${mobile}`
    await page.goto(`${prefix}/merchant/register`)
    await untilAlive(page)
    await page.getByRole('button', { name: say['apply.sendCode'] }).click()
    await expect(page.getByLabel(say['apply.nameTh'], { exact: true })).toBeFocused()
    await page.getByLabel(say['apply.nameTh'], { exact: true }).fill('ศูนย์ขายส่งพะเยา')
    await page.locator('[name=province]').selectOption('พะเยา')
    await page.locator('select[name=district]').selectOption('เมืองพะเยา')
    await page.locator('select[name=subdistrict]').selectOption('เวียง')
    await page.locator('.leaflet-container').click({ position: { x: 120, y: 120 } })
    await page.locator('[name=bankCode]').selectOption('004')
    await page.locator('[name=accountNumber]').fill('123-4-56789-0')
    await page.locator('[name=accountName]').fill(name)
    await page.getByLabel(say['apply.shopPhoto'], { exact: true }).setInputFiles(await picture('shop.jpg'))
    await fillInPerson(page, say, name, mobile)
    await confirm(page, say, mobile)
    await expect(page.getByText(say['applied.picturesThere'])).toBeVisible()

    const office = await openOffice(browser, shop, { prefix, locale }, width)
    await office.goto(`${prefix}/merchant/applications`)
    await untilAlive(office)
    await office.getByRole('link', { name }).click()
    await untilAlive(office)
    await expect(office.getByRole('img', { name: sayOffice['detail.shopPhoto'] })).toBeVisible()
    await office.getByRole('button', { name: sayOffice['detail.seeCard'] }).click()
    await expect(office.getByRole('img', { name: sayOffice['detail.card'] })).toBeVisible()
    await office.getByRole('button', { name: sayOffice['decide.approve'], exact: true }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: sayOffice['decide.approve'], exact: true }).click()
    await expect(office.getByText(sayOffice['list.approved']).first()).toBeVisible()
    await office.context().close()

    await page.reload()
    await expect(page.getByRole('heading', { name: say['applied.approved'], level: 1 })).toBeVisible()
    const [row] = await inDatabase<{ unit: string }>(
      `select given->'saleUnits'->>0 as unit from merchant_applications where given->>'username' = $1`,
      [mobile],
    )
    const saleUnit = row?.unit ?? ''
    expect(saleUnit).toMatch(/^PYO\d\d$/)
    const order = await firstSale(page, saleUnit, mobile)

    await page.goto(`${prefix}/merchant/login?to=/merchant/order`)
    await untilAlive(page)
    await page.locator('[name=username]').fill(mobile)
    await page.locator('[name=password]').fill('Sangdai#1')
    await page.locator('[name=password]').press('Enter')
    await expect(page.getByRole('main')).toContainText('ร้านแรกของศูนย์')
    expect(order).toContain(saleUnit)
    // Other journeys count the centres of the demo, and ask which is the nearest.
    await inDatabase('update centres set active = false where sale_unit = $1', [saleUnit])
  })

  test(`a merchant asks to join a centre that a search finds, and is rejected with a reason (${locale})`, async ({
    watched: page,
    browser,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const mobile = newMobile()
    const name = `ผู้ขาย ${mobile}`
    await page.goto(`${prefix}/merchant/register`)
    await untilAlive(page)
    await page.locator('[value=join]').check()
    await page.getByRole('searchbox').fill('ไม่มีที่นี่')
    await expect(page.getByRole('main').getByText(say['apply.notFound'])).toBeVisible()
    await page.getByRole('searchbox').fill('NON01')
    await page.getByRole('checkbox', { name: /NON01/ }).check()
    await page.getByRole('searchbox').fill('BKK01')
    await page.getByRole('checkbox', { name: /BKK01/ }).check()
    await fillInPerson(page, say, name, mobile)
    await confirm(page, say, mobile)

    const office = await openOffice(browser, shop, { prefix, locale }, width)
    await office.goto(`${prefix}/merchant/applications`)
    await untilAlive(office)
    await office.getByRole('link', { name }).click()
    await untilAlive(office)
    await expect(office.getByRole('main')).toContainText('NON01')
    await office.getByRole('button', { name: sayOffice['decide.reject'], exact: true }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel(sayOffice['decide.why']).fill('เอกสารไม่ชัด')
    await dialog.getByRole('button', { name: sayOffice['decide.reject'], exact: true }).click()
    await expect(office.getByRole('main').getByText('เอกสารไม่ชัด')).toBeVisible()
    await office.context().close()

    await page.reload()
    await expect(page.getByRole('heading', { name: say['applied.rejected'], level: 1 })).toBeVisible()
    await expect(page.getByText('เอกสารไม่ชัด')).toBeVisible()
    expect(await page.evaluate(() => document.cookie)).not.toContain('applicant')
  })
}
