import { fill } from '#shop/words/locale.ts'
import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'
import { messageEn } from '#web/words/merchant/messages/message-en.ts'
import { messageTh } from '#web/words/merchant/messages/message-th.ts'
import { axeIn, expectAccessible } from '../every-page/accessible.ts'
import { officeWidths, presser } from '../payments/owner-office.ts'
import { expect, inboxOf, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { inDatabase, signInAs } from '../tools/own-customer.ts'
import { customerWithCart, openAs, ownCentres, ownStaff } from './own-centre.ts'

// The journeys of one language share a centre.
test.describe.configure({ mode: 'default' })

for (const at of languages) {
  const { locale, prefix } = at
  const saleUnit = ownCentres[locale]
  const width = officeWidths[locale]
  const press = presser(width)
  const words: Record<keyof typeof messageTh | 'form.save' | 'form.discard', string> =
    locale === 'th' ? { ...merchantTh, ...messageTh } : { ...merchantEn, ...messageEn }
  const word = (key: keyof typeof words, params: Record<string, string | number> = {}) =>
    fill(words[key], params)
  const [say, like] = [sayings(locale), saidLike(locale)]
  const kind = locale === 'th' ? 'รับคำสั่งซื้อแล้ว' : 'Order placed'
  const greeting = locale === 'th' ? 'ขอบคุณจากใจ ' : 'Thanks from all of us, '

  test.describe(`messages to customers (${locale})`, () => {
    test.afterAll(async () => {
      await inDatabase('delete from message_templates where sale_unit = $1', [saleUnit])
      await inDatabase(`delete from settings where sale_unit = $1 and key like 'MESSAGE%'`, [saleUnit])
    })

    test(`an owner words a message, tries it, and a customer gets it so, at ${width} px (${locale})`, async ({
      page,
      browser,
      shop,
      request,
    }) => {
      const [own, owner] = [await customerWithCart(saleUnit), await ownStaff(saleUnit, '8')]
      const office = await openAs(browser, { ...at, shop, width }, owner)
      const button = (name: string) => office.getByRole('button', { name, exact: true })
      await office.goto(`${prefix}/merchant/messages`)
      await untilAlive(office)
      await expectAccessible(office, axeIn(locale))
      await office.getByRole('link', { name: kind }).click()
      await office.getByText(word(locale === 'th' ? 'th' : 'en'), { exact: true }).click()
      const title = office.getByLabel(word('field.title'), { exact: true })
      await title.fill(`${greeting}{nobody}`)
      await expect(title).toHaveAttribute('aria-invalid', 'true')
      await press(button(word('form.save')))
      await expect(office.getByText('{nobody}')).toBeVisible()
      await title.fill(greeting)
      await title.press('End')
      const order = locale === 'th' ? 'เลขที่คำสั่งซื้อ' : 'Order number'
      await press(button(word('insertInto', { name: order, field: word('field.title') })))
      await expect(title).toHaveValue(`${greeting}{order}`)
      const preview = office.getByRole('figure').filter({ hasText: word('preview') })
      await expect(preview).toContainText(`${greeting}SO6811-00042`)
      await preview.getByText('SMS', { exact: true }).click()
      await expect(preview).toContainText(`${greeting}SO6811-00042`)
      await expectAccessible(office, axeIn(locale))

      // A link away asks first, and what is typed outlives a reload.
      await office.getByRole('link', { name: word('back') }).click()
      await office.getByRole('dialog').press('Escape')
      await office.evaluate(() => history.go(0))
      await expect(title).toHaveValue(`${greeting}{order}`)
      await untilAlive(office)

      await press(button(word('try')))
      await expect(office.getByText(word('tried.mail')).first()).toBeVisible()
      const [test] = await inboxOf(request, `${owner}@centre.example`)
      expect(test?.text).toContain(`${greeting}SO6811-00042`)

      await press(button(word('form.save')))
      await expect(office.getByText(word('saved')).first()).toBeVisible()
      await expect(button(word('form.save'))).toHaveCount(0)
      await office.getByRole('link', { name: word('back') }).click()
      await expect(office.getByRole('listitem').filter({ hasText: kind })).toContainText(word('own'))

      await inDatabase(
        'insert into message_choices (sale_unit, customer_code, language, changed_at) values ($1, $2, $3, now())',
        [saleUnit, own.code, locale],
      )
      await signInAs(page, at, own.mobile, '/checkout')
      await page.getByRole('radio', { name: say('pay.cod') }).check({ force: true })
      await page
        .getByRole('button', { name: like('checkout.place') })
        .filter({ visible: true })
        .click()
      await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
      const [placed] = await inDatabase<{ number: string }>(
        'select number from orders where sale_unit = $1 and customer_code = $2',
        [saleUnit, own.code],
      )
      const number = placed?.number ?? ''
      const told = async () => (await inboxOf(request, own.mobile)).map(({ text }) => text).join('\n')
      await expect.poll(told, { timeout: 30_000 }).toContain(`${greeting}${number}`)

      await office.goto(`${prefix}/merchant/messages/log`)
      const row = office.getByRole('row').filter({ hasText: number })
      await expect(row).toContainText(word('state.sent'))
      await expect(row).toContainText(kind)
      await expect(office.getByText(greeting)).toHaveCount(0)
      await expectAccessible(office, axeIn(locale))
      await office.context().close()
    })

    test(`another owner’s words are compared, put back, and a kind is switched off, at ${width} px (${locale}) @side`, async ({
      browser,
      shop,
    }) => {
      const [first, second] = [await ownStaff(saleUnit, '8'), await ownStaff(saleUnit, '8')]
      const [one, two] = [
        await openAs(browser, { ...at, shop, width }, first),
        await openAs(browser, { ...at, shop, width }, second),
      ]
      const path = `${prefix}/merchant/messages/kind/order-shipped`
      const title = (page: typeof one) => page.getByLabel(word('field.title'), { exact: true })
      for (const page of [one, two]) {
        await page.goto(path)
        await untilAlive(page)
      }
      await title(one).fill('{order} A')
      await press(one.getByRole('button', { name: word('form.save'), exact: true }))
      await expect(one.getByText(word('saved')).first()).toBeVisible()
      await title(two).fill('{order} B')
      await press(two.getByRole('button', { name: word('form.save'), exact: true }))
      const compare = two.getByRole('dialog')
      await expect(compare).toContainText('{order} A')
      await expect(compare).toContainText('{order} B')
      await compare.press('Escape')
      await press(two.getByRole('button', { name: word('form.discard'), exact: true }))
      await expect(title(two)).toHaveValue('{order} A')
      await press(two.getByRole('button', { name: word('reset'), exact: true }))
      await press(two.getByRole('dialog').getByRole('button', { name: word('reset'), exact: true }))
      await expect(two.getByText(word('resetDone')).first()).toBeVisible()
      await expect(title(two)).not.toHaveValue('{order} A')

      await two.goto(`${prefix}/merchant/messages`)
      await untilAlive(two)
      const shipped = locale === 'th' ? 'กำลังจัดส่ง' : 'Order shipped'
      const send = two.getByRole('switch', { name: word('switch', { kind: shipped }) })
      await two.context().setOffline(true)
      await send.press('Space')
      await expect(two.getByText(word('unknown')).first()).toBeVisible()
      await expect(send).toBeChecked()
      await two.context().setOffline(false)
      await send.press('Space')
      await expect(two.getByText(word('off.done', { kind: shipped })).first()).toBeVisible()
      await two.reload()
      await expect(send).not.toBeChecked()

      await two.goto(`${prefix}/merchant/messages/settings`)
      await untilAlive(two)
      await expectAccessible(two, axeIn(locale))
      const off = two.getByRole('checkbox', { name: word('quiet.on') })
      await off.press('Space')
      await press(two.getByRole('button', { name: word('form.save'), exact: true }))
      await expect(two.getByText(word('settings.saved')).first()).toBeVisible()
      await two.reload()
      await expect(off).not.toBeChecked()
      const rows = await inDatabase(
        `select value from settings where sale_unit = $1 and key = 'MESSAGE_QUIET_HOURS'`,
        [saleUnit],
      )
      expect(rows).toHaveLength(1)
      await Promise.all([one.context().close(), two.context().close()])
    })
  })
}
