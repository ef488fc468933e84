import type { Page } from '@playwright/test'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'
import { productEn } from '#web/words/merchant/products/product-en.ts'
import { productTh } from '#web/words/merchant/products/product-th.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, inDatabase, ownCustomer, postSignIn, signInAs } from '../tools/own-customer.ts'
import { centre, ownProduct } from './own-product.ts'

/** Thirteen digits that no product of the demo bears, with a fitting check digit. */
function newBarcode(): string {
  const digits = `299${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

for (const at of languages) {
  const { locale, prefix } = at
  const bar = locale === 'th' ? merchantTh : merchantEn
  const words: Record<keyof typeof productTh, string> = locale === 'th' ? productTh : productEn
  const [say, like] = [sayings(locale), saidLike(locale)]
  const placeButton = (page: Page) =>
    page.getByRole('button', { name: like('checkout.place') }).filter({ visible: true })
  const width = officeWidths[locale]
  const press = presser(width)
  const button = (name: keyof typeof productTh) => ({ name: words[name], exact: true })
  const fieldOf = (page: Page, field: string) => page.locator(`#product-${field}`)

  test(`an unknown barcode is scanned and becomes a product that a customer buys, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const [barcode, own] = [newBarcode(), await ownCustomer()]
    const code = `N${barcode.slice(3)}`
    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    await office.goto(`${prefix}/merchant/product`)
    await untilAlive(office)
    // As a scanner does: digits and Enter, wherever the page is.
    await office.keyboard.type(barcode)
    await office.keyboard.press('Enter')
    const unknown = office.getByRole('dialog').filter({ hasText: barcode })
    await expect(unknown).toBeVisible()
    await press(unknown.getByRole('link', button('scan.newProduct')))
    await expect(fieldOf(office, 'barcode1')).toHaveValue(barcode)
    await untilAlive(office)

    await fieldOf(office, 'nameTh').fill(`น้ำสมุนไพร ${code}`)
    await fieldOf(office, 'level1Unit1Price').fill('125')
    await press(office.getByRole('button', button('save.save')))
    // All that is missing is told at once, and counted in the bar.
    await expect(fieldOf(office, 'code')).toBeFocused()
    await expect(office.getByText(bar['form.errors'].replace('{count}', '3'))).toBeVisible()
    await fieldOf(office, 'code').fill(code)
    await fieldOf(office, 'unit1Code').fill('BTL')
    await fieldOf(office, 'unit1NameTh').fill('ขวด')
    // What was typed outlives a reload.
    await office.reload()
    await untilAlive(office)
    await expect(fieldOf(office, 'unit1NameTh')).toHaveValue('ขวด')
    await press(office.getByRole('button', button('save.save')))
    await expect(office).toHaveURL(new RegExp(`/merchant/product/${code}$`))

    await office.getByRole('link', button('product.tab.stock')).click()
    await press(office.getByRole('button', button('stock.adjust')))
    const adjust = office.getByRole('dialog')
    await adjust.getByRole('textbox', button('adjust.quantity')).fill('24')
    await press(adjust.getByRole('button', button('adjust.do')))
    await expect(office.getByRole('row').filter({ hasText: words['ledger.received'] })).toContainText('+24')

    await postSignIn(page, at, own.mobile)
    await expect(async () => {
      await page.goto(`${prefix}/product/${code}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(code, { timeout: 1_000 })
    }).toPass({ timeout: 10_000 })
    await fillCart(own, [{ product: code, quantities: [20, 0, 0] }])
    await page.goto(`${prefix}/checkout`)
    await untilAlive(page)
    await placeButton(page).click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    const bought = await inDatabase<{ product_code: string }>(
      `select l.product_code from order_lines l join orders o on o.sale_unit = l.sale_unit and o.number = l.order_number
       where o.sale_unit = $1 and o.customer_code = $2`,
      [centre, own.code],
    )
    expect(bought).toEqual([{ product_code: code }])
    expect(complaints).toEqual([])
    await office.context().close()
  })

  test(`a changed price is shown as a difference in an open cart and at checkout, at ${width} px (${locale})`, async ({
    page,
    shop,
    browser,
  }) => {
    const [code, own] = [await ownProduct(200_000), await ownCustomer()]
    await fillCart(own, [{ product: code, quantities: [1, 0, 0] }])
    await signInAs(page, at, own.mobile, '/checkout')
    await expect(placeButton(page)).toContainText('2,0')
    const cart = await page.context().newPage()
    await cart.goto(`${prefix}/cart`)
    await expect(cart.locator('main')).toContainText('2,0')

    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    await office.goto(`${prefix}/merchant/product/${code}`)
    await untilAlive(office)
    await fieldOf(office, 'level1Unit1Price').fill('2150')
    await press(office.getByRole('button', button('save.save')))
    await expect(office.getByRole('button', button('save.save'))).toHaveCount(0)

    // Every process knows within seconds; the page that is open still shows the price it was opened with.
    const chosen = {
      ...{ kind: 'normal', deliveryMethod: 'DELIVERY', freeChoices: [], payment: 'COD' },
      lines: [{ productCode: code, quantities: [1, 0, 0] }],
    }
    await expect(async () => {
      const preview = await page.request.post(`${prefix}/exchange/checkoutPreview`, { data: chosen })
      expect((await preview.json()).total).toBeGreaterThanOrEqual(215_000)
    }).toPass({ timeout: 10_000 })
    await cart.reload()
    await expect(cart.getByText(say('cart.pricesChanged'))).toBeVisible()
    await expect(cart.locator('main')).toContainText('2,150')
    await placeButton(page).click()
    await expect(page.getByRole('dialog', { name: say('differences.title') })).toContainText('2,150')
    await page.getByRole('button', { name: like('differences.look') }).click()
    await expect(placeButton(page)).toContainText('2,1')
    expect(complaints).toEqual([])
    await office.context().close()
  })

  test(`prices of some days ahead hold from their day on, and days that are taken are refused, at ${width} px (${locale}) @side`, async ({
    shop,
    browser,
  }) => {
    const code = await ownProduct(50_000)
    const today = bangkokDay(new Date())
    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    await office.goto(`${prefix}/merchant/product/${code}?tab=prices`)
    await untilAlive(office)
    await press(office.getByRole('button', button('window.new')))
    const form = office.getByRole('dialog')
    await form.locator('#window-level1Unit1Price').fill('450')
    await press(form.getByRole('button', button('save.save')))
    await expect(office.getByText(words['window.coming'])).toBeVisible()
    const rows = await inDatabase<{ starts_on: string; ends_on: string; unit1_price: string }>(
      `select starts_on::text, ends_on::text, unit1_price from advance_prices where sale_unit = $1 and product_code = $2`,
      [centre, code],
    )
    expect(rows).toEqual([{ starts_on: addDays(today, 1), ends_on: addDays(today, 7), unit1_price: '45000' }])
    // Another person takes the days of the next window while it is written.
    await press(office.getByRole('button', button('window.new')))
    await expect(form.locator('#window-level1Unit1Price')).toBeVisible()
    await inDatabase(
      `insert into advance_prices (sale_unit, product_code, starts_on, ends_on, level, unit1_price, unit1_type)
       values ($1, $2, $3, $3, 1, 44000, 1)`,
      [centre, code, addDays(today, 9)],
    )
    await press(form.getByRole('button', button('save.save')))
    await expect(form.getByText(/ทับกับช่วงราคา|Overlaps the window/)).toBeVisible()
    await press(office.getByRole('dialog').getByRole('button', button('window.close')).last())
    expect(complaints).toEqual([])
    await office.context().close()
  })

  // Once is enough: nothing of it depends on the language.
  if (locale === 'en') continue
  test(`of two who change one product the second is shown the difference (${locale})`, async ({
    shop,
    browser,
  }) => {
    const code = await ownProduct(50_000)
    const [first, second] = [await openOffice(browser, shop, at), await openOffice(browser, shop, at)]
    for (const office of [first, second]) {
      await office.goto(`${prefix}/merchant/product/${code}`)
      await untilAlive(office)
    }
    await first.locator('#product-nameTh').fill('ชื่อของคนแรก')
    await first.getByRole('button', { name: words['save.save'], exact: true }).click()
    await expect(first.getByRole('heading', { level: 1 })).toContainText(
      locale === 'th' ? 'ชื่อของคนแรก' : code,
    )
    await second.locator('#product-shelf').fill('B-01')
    await second.getByRole('button', { name: words['save.save'], exact: true }).click()
    const difference = second.getByRole('dialog').filter({ hasText: 'ชื่อของคนแรก' })
    await expect(difference).toBeVisible()
    await difference.getByRole('button', { name: bar['difference.save'], exact: true }).click()
    await expect(difference).toHaveCount(0)
    // Both changes stand.
    await expect
      .poll(() =>
        inDatabase('select name_th, shelf from products where sale_unit = $1 and code = $2', [centre, code]),
      )
      .toEqual([{ name_th: 'ชื่อของคนแรก', shelf: 'B-01' }])
    await first.context().close()
    await second.context().close()
  })
}
