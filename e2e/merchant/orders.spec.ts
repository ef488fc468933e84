import { orderEn } from '#web/words/merchant/order-en.ts'
import { orderTh } from '#web/words/merchant/order-th.ts'
import { moneyOf, orderAsOwn, placeOrder } from '../payments/customer-pays.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase, ownCustomer, postSignIn } from '../tools/own-customer.ts'

for (const at of languages) {
  const { locale, prefix } = at
  const words: Record<keyof typeof orderTh, string> = locale === 'th' ? orderTh : orderEn
  const width = officeWidths[locale]
  const press = presser(width)
  const button = (name: keyof typeof orderTh) => ({ name: words[name], exact: true })

  test(`an order appears by itself and goes from placed to delivered with less than ordered, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const own = await ownCustomer()
    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    await office.goto(`${prefix}/merchant/order?text=${own.code}`)
    await untilAlive(office)
    await expect(office.getByText(words['orders.noneFound'])).toBeVisible()

    await postSignIn(page, at, own.mobile)
    const { number, total } = await placeOrder(page, at, 'COD', 3)
    const row = office.getByRole('link', { name: 'ร้านทดลอง' })
    await expect(row).toBeVisible()
    await press(row)
    // On a wide screen the list stays where it is.
    await expect(office).toHaveURL(width === 1280 ? /[?&]open=/ : new RegExp(`/merchant/order/${number}`))
    const order =
      width === 1280 ? office.getByRole('complementary', { name: number }) : office.getByRole('main')
    await untilAlive(office)
    await press(order.getByRole('button', button('orders.approve')))

    await press(order.getByRole('button', button('short.open')))
    const there = order.getByRole('textbox')
    await there.first().fill('2')
    const why = order.getByLabel(/^(เหตุผลของ|Why )/)
    const damaged = office.getByRole('option', button('short.damaged'))
    if (width === 360) {
      await why.click()
      await damaged.click()
    } else {
      await why.press('Enter')
      await expect(damaged).toBeVisible()
      // Whoever looks presses on until the line wanted is marked.
      await expect(async () => {
        await office.keyboard.press('ArrowDown')
        await expect(damaged).toHaveAttribute('data-combobox-selected', { timeout: 1000 })
      }).toPass()
      await office.keyboard.press('Enter')
    }
    await expect(why).toHaveValue(words['short.damaged'])
    await press(order.getByRole('button', { name: words['short.invoice'].replace('{count}', '1') }))
    await expect(order.getByText(words['short.damaged'])).toBeVisible()
    await press(order.getByRole('button', button('orders.ship')))
    await press(order.getByRole('button', button('orders.deliver')))
    await expect(order.getByRole('button', button('orders.deliver'))).toHaveCount(0)

    await order.getByRole('textbox', button('remarks.note')).fill('โทรก่อนไปส่ง')
    await press(order.getByRole('button', button('remarks.keep')))
    // The box being typed in is found by its text too, so a remark is kept once it is in the list.
    const remark = order.getByRole('listitem')
    await expect(remark.filter({ hasText: 'โทรก่อนไปส่ง' })).toBeVisible()
    const message = order.getByRole('radio', button('remarks.message'))
    await expect(message).toBeEnabled()
    if (width === 360) await order.getByText(words['remarks.message'], { exact: true }).click()
    else await message.press('Space')
    await order.getByRole('textbox', button('remarks.message')).fill('ขออภัยที่ของไม่ครบ')
    await press(order.getByRole('button', button('remarks.send')))
    await expect(remark.filter({ hasText: 'ขออภัยที่ของไม่ครบ' })).toBeVisible()

    // The customer sees what is missing, what it costs now, and the message; never the note.
    expect(await moneyOf(own)).toMatchObject({ number, status: 'POD' })
    const [kept] = await inDatabase<{ total: string }>('select total from orders where number = $1', [number])
    expect(Number(kept?.total)).toBe(Math.round((total * 2) / 3))
    await page.goto(`${prefix}/history/${number}`)
    await expect(page.getByText('ขออภัยที่ของไม่ครบ')).toBeVisible()
    await expect(page.getByText(/\((ของชำรุด|damaged)\)/)).toBeVisible()
    await expect(page.getByText('โทรก่อนไปส่ง')).toHaveCount(0)
    expect(complaints).toEqual([])
    await office.context().close()
  })

  test(`many orders are approved at once and one that fails says why, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const { own, number: first } = await orderAsOwn(page, at, 'COD')
    const { number: unpaid } = await placeOrder(page, at, 'CARD')
    const { number: last } = await placeOrder(page, at, 'COD')
    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    // The list with the most columns fits: totals are in sight, and so is the tab that is open.
    await office.goto(`${prefix}/merchant/order?tab=all`)
    await untilAlive(office)
    await expect(office.getByRole('cell', { name: /^฿/ }).first()).toBeInViewport({ ratio: 1 })
    await expect(office.getByRole('link', { name: words['orders.tab.all'], exact: true })).toBeInViewport()
    await office.goto(`${prefix}/merchant/order?text=${own.code}`)
    await untilAlive(office)
    for (const number of [first, unpaid, last]) {
      const tick = office.getByRole('checkbox', { name: new RegExp(number) })
      if (width === 1280) await tick.press(' ')
      else await tick.check()
    }
    await press(office.getByRole('toolbar').getByRole('button', button('orders.approve')))
    const failures = office.getByRole('alert').filter({ hasText: unpaid })
    await expect(failures).toContainText(words['orders.notDone'].replace('{count}', '1'))
    await expect(failures).not.toContainText(first)
    // What was approved has left the tab; what was not is still there.
    await expect(office.getByRole('checkbox', { name: /SOBKK/ })).toHaveCount(1)
    const rows = await inDatabase<{ number: string; status: string }>(
      'select number, status from orders where customer_code = $1 order by number',
      [own.code],
    )
    expect(new Map(rows.map(({ number, status }) => [number, status]))).toEqual(
      new Map([
        [first, 'SO Approve'],
        [unpaid, 'SO Wait'],
        [last, 'SO Approve'],
      ]),
    )
    expect(complaints).toEqual([])
    await office.context().close()
  })
}
