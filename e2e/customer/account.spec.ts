import { readFile } from 'node:fs/promises'
import type { APIRequestContext, TestInfo } from '@playwright/test'
import { expect, expectToast, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, ownCustomer, signInAs } from '../tools/own-customer.ts'

// One after the other: they change what the same few accounts keep, and leave it as they found it.
test.describe.configure({ mode: 'default' })

const password = 'Sangdai#1'
const other = 'Sangdai#2'
const words = {
  th: {
    signIn: 'เข้าสู่ระบบ',
    addresses: 'ที่อยู่ของฉัน',
    add: /เพิ่ม.*ที่อยู่จัดส่ง/,
    name: 'ชื่อผู้รับหรือชื่อร้าน',
    street: 'บ้านเลขที่ ซอย ถนน',
    postcode: 'รหัสไปรษณีย์',
    area: 'รหัสนี้มีหลายพื้นที่',
    position: 'ใช้ตำแหน่งของฉัน',
    pinAt: /หมุดอยู่ที่ 13\.84190/,
    save: 'บันทึก',
    saved: 'บันทึกที่อยู่แล้ว',
    streetMissing: 'กรุณาระบุบ้านเลขที่และถนน',
    edit: 'แก้ไข',
    remove: 'ลบ',
    undo: 'เลิกทำ',
    back: 'นำที่อยู่กลับมาแล้ว',
    makeDefault: 'ตั้งเป็นที่อยู่หลัก',
    privacy: 'ความเป็นส่วนตัวและข้อมูลของฉัน',
    marketing: /รับข่าวสารและข้อเสนอ/,
    choiceSaved: 'บันทึกความยินยอมแล้ว',
    signOut: 'ออกจากระบบ',
    old: 'รหัสผ่านเดิม',
    fresh: 'รหัสผ่านใหม่',
    again: 'ยืนยันรหัสผ่านใหม่',
    change: 'เปลี่ยนรหัสผ่าน',
    changed: 'เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นถูกออกจากระบบแล้ว',
    unequal: 'ยืนยันรหัสผ่านไม่ตรงกัน',
    wrong: 'รหัสผ่านไม่ถูกต้อง',
    sheet: 'นโยบายความเป็นส่วนตัว',
    later: 'ไว้ทีหลัง',
    accept: 'ยอมรับนโยบาย',
    download: 'ดาวน์โหลดข้อมูลของฉัน',
    erase: 'ลบบัญชี',
    eraseTitle: 'ลบบัญชีนี้ใช่ไหม',
    refusal: /^ยังมีคำสั่งซื้อที่ไม่เสร็จ 1/,
    account: 'บัญชีของฉัน',
    history: 'ประวัติการสั่งซื้อ',
    logout: 'ออกจากระบบ',
  },
  en: {
    signIn: 'Sign in',
    addresses: 'Addresses',
    add: /Add.*Delivery addresses/,
    name: 'Name of the receiver or shop',
    street: 'House number and street',
    postcode: 'Postcode',
    area: 'Several areas share this postcode',
    position: 'Use my position',
    pinAt: /The pin is at 13\.84190/,
    save: 'Save',
    saved: 'Address saved',
    streetMissing: 'House number and street is required',
    edit: 'Edit',
    remove: 'Delete',
    undo: 'Undo',
    back: 'Address restored',
    makeDefault: 'Make main address',
    privacy: 'Privacy and my data',
    marketing: /News and offers/,
    choiceSaved: 'Your choice was saved',
    signOut: 'Sign out',
    old: 'Current password',
    fresh: 'New password',
    again: 'Confirm the new password',
    change: 'Change password',
    changed: 'Your password was changed. Other devices have been signed out.',
    unequal: 'Password confirmation does not match',
    wrong: 'The password is not right',
    sheet: 'Privacy policy',
    later: 'Later',
    accept: 'Accept policy',
    download: 'Download my data',
    erase: 'Delete my account',
    eraseTitle: 'Delete this account?',
    refusal: /^1 order is still under way/,
    account: 'My Account',
    history: 'History',
    logout: 'Logout',
  },
} as const

// One account for it, or the same HTML by either carrier: such a journey runs once.
const once = '@once'
const inProcess = (info: TestInfo) => info.project.name === 'in process'
/** Both carriers run at the same moment, so each has a customer of its own. */
const customerOf = (info: TestInfo) => (inProcess(info) ? '0810000002' : '0810000005')

for (const language of languages) {
  const { locale, prefix } = language
  const say = words[locale]

  test(`a customer tends their addresses and their consent, and signs out (${locale})`, async ({
    watched: page,
    context,
  }, info) => {
    await signInAs(page, language, customerOf(info), '/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: say.addresses }).click()

    const name = `ร้านทดสอบ ${locale} ${info.workerIndex} ${Date.now()}`
    await page.getByRole('link', { name: say.add }).click()
    await page.getByLabel(say.name).fill(name)
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByText(say.streetMissing)).toBeVisible()
    await page.getByLabel(say.street).fill('12/3 ซอยทดสอบ 5')
    await page.getByLabel(say.postcode).fill('10900')
    const area = page.getByLabel(say.area)
    await area.or(page.locator('select[name=subdistrict]')).first().waitFor()
    await expect(area).toBeVisible()
    await area.selectOption({ index: 1 })
    // The map stands in the form, and the pin outlasts a change of the street: riders find the door by it.
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 13.8419, longitude: 100.5622 })
    await page.getByRole('button', { name: say.position }).click()
    await expect(page.getByText(say.pinAt)).toBeVisible()
    await page.getByRole('button', { name: say.save }).click()
    await expectToast(page, say.saved)

    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(card).toContainText('10900')
    await card.getByRole('link', { name: say.edit }).click()
    await page.getByLabel(say.street).fill('99 ถนนใหม่')
    await page.getByRole('button', { name: say.save }).click()
    await expect(card).toContainText('99 ถนนใหม่')
    await card.getByRole('link', { name: say.edit }).click()
    await expect(page.getByText(say.pinAt)).toBeVisible()
    await page.goBack()

    await card.getByRole('button', { name: say.remove }).click()
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: say.undo }).click()
    await expect(card).toBeVisible()
    await card.getByRole('button', { name: say.remove }).click()
    await expect(card).toHaveCount(0)

    await page.goto(`${prefix}/profile`)
    await untilAlive(page)
    await page.getByRole('link', { name: say.privacy }).click()
    const offers = page.getByRole('switch', { name: say.marketing })
    const before = await offers.isChecked()
    for (const given of [!before, before]) {
      await offers.click()
      await expectToast(page, say.choiceSaved)
      await page.reload()
      await untilAlive(page)
      await expect(offers).toBeChecked({ checked: given })
    }

    await page.goto(`${prefix}/profile`)
    await page.getByRole('button', { name: say.signOut, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix || '/'}$`))
    await page.goto(`${prefix}/profile`)
    await expect(page).toHaveURL(/\/login\?to=%2Fprofile$/)
  })

  test(`a changed password signs other devices out (${locale})`, { tag: once }, async ({
    watched: page,
    browser,
    shop,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: shop })
    const device = await elsewhere.newPage()
    await signInAs(device, language, '0810000003', '/profile')
    await signInAs(page, language, '0810000003', '/profile/changePassword')
    const fill = async (from: string, to: string, again: string) => {
      await page.getByLabel(say.old, { exact: true }).fill(from)
      await page.getByLabel(say.fresh, { exact: true }).fill(to)
      await page.getByLabel(say.again, { exact: true }).fill(again)
      await page.getByRole('button', { name: say.change }).click()
    }
    await fill(password, other, 'Sangdai#3')
    await expect(page.getByText(say.unequal)).toBeVisible()
    await fill(password, other, other)
    await expectToast(page, say.changed)
    try {
      await expect(async () => {
        await device.goto(`${prefix}/profile`)
        await expect(device).toHaveURL(/\/login/, { timeout: 500 })
      }).toPass()
      await page.goto(`${prefix}/profile`)
      await expect(page).toHaveURL(/\/profile$/)
    } finally {
      await page.goto(`${prefix}/profile/changePassword`)
      await untilAlive(page)
      await fill(other, password, password)
      await expectToast(page, say.changed)
      await elsewhere.close()
    }
  })

  test(`whoever has not accepted the policy is asked at home, may put it off, and accepts (${locale})`, {
    tag: once,
  }, async ({ watched: page, request }) => {
    await withdraw(request, '0810000006', 'C0005')
    await signInAs(page, language, '0810000006', '/')
    const sheet = page.getByRole('dialog', { name: say.sheet })
    await sheet.getByRole('button', { name: say.later }).click()
    await expect(sheet).toBeHidden()
    await page.reload()
    await untilAlive(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(sheet).toBeHidden()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await sheet.getByRole('button', { name: say.accept }).click()
    await expect(sheet).toBeHidden()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await untilAlive(page)
    await expect(sheet).toBeHidden()
  })

  test(`a customer takes a copy of their data; the account stays while something is open (${locale}) @side`, async ({
    page,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, language, own.mobile, '/checkout')
    await page
      .getByRole('button', { name: saidLike(locale)('checkout.place') })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: sayings(locale)('succeed.title') })).toBeVisible()
    await page.goto(`${prefix}/pdpa`)
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: say.download }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^sangdai-my-data-\d{4}-\d\d-\d\d\.json$/)
    const stored = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(stored).toMatchObject({ MobileNo: own.mobile })
    expect(stored.Orders).toHaveLength(1)
    await page.getByRole('link', { name: say.erase }).click()
    const question = page.getByRole('form', { name: say.eraseTitle })
    await question.getByRole('button').click()
    await expect(question.getByText(say.refusal)).toBeVisible()
  })

  test(`My Account on desktop names the customer and signs out (${locale}) @side`, async ({
    watched: page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInAs(page, language, '0810000001', '/product')
    const menu = page.locator('header details')
    await menu.getByText(say.account).first().click()
    await expect(menu.getByRole('link', { name: say.history })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: say.history })).toBeHidden()
    await menu.getByText(say.account).first().click()
    await menu.getByRole('button', { name: say.logout }).click()
    await expect(page.locator('header').getByRole('link', { name: say.signIn })).toBeVisible()
  })
}

/** As a new version of the policy would leave them: with nothing accepted. */
async function withdraw(request: APIRequestContext, mobile: string, code: string): Promise<void> {
  const rest = `${process.env.SHOP_DIRECT}/rest`
  const { token } = await (
    await request.post(`${rest}/authen/user/login`, { data: { username: mobile, password } })
  ).json()
  const answer = await request.post(`${rest}/MASTER_DATA_MANAGEMENT/SaveVersionPDPA`, {
    headers: { authorization: `Bearer ${token}` },
    data: { Customer_Id: code, SaleUnit: 'BKK01', Type: false },
  })
  expect(answer.ok()).toBe(true)
}
