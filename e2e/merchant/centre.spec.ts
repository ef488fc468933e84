import type { Page } from '@playwright/test'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { addDays, bangkokDay, noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { fill } from '#shop/words/locale.ts'
import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'
import { profileEn } from '#web/words/merchant/profile/profile-en.ts'
import { profileTh } from '#web/words/merchant/profile/profile-th.ts'
import { officeWidths, presser } from '../payments/owner-office.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { inDatabase, signInAs } from '../tools/own-customer.ts'
import { customerWithCart, openAs, ownCentres, ownStaff } from './own-centre.ts'

// The journeys of one language share a centre.
test.describe.configure({ mode: 'default' })

for (const { locale, prefix } of languages) {
  const at = { locale, prefix }
  const saleUnit = ownCentres[locale]
  const width = officeWidths[locale]
  const press = presser(width)
  const words = {
    ...(locale === 'th' ? merchantTh : merchantEn),
    ...(locale === 'th' ? profileTh : profileEn),
  }
  const word = (key: keyof typeof words, params: Record<string, string | number> = {}) =>
    fill(words[key], params)
  const [say, like] = [sayings(locale), saidLike(locale)]

  const edit = async (page: Page, part: string) => {
    await page.goto(`${prefix}/merchant/profile/edit?part=${part}`)
    await untilAlive(page)
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  /** Saves what is changed, and waits until the page says so. */
  async function save(page: Page) {
    await press(button(page, word('form.save')))
    await expect(page.getByText(word('part.saved')).first()).toBeVisible()
    await expect(button(page, word('form.save'))).toHaveCount(0)
  }
  const place = (page: Page) =>
    page.getByRole('button', { name: like('checkout.place') }).filter({ visible: true })

  test.describe(`the centre (${locale})`, () => {
    test(`a manager changes the cut-off and adds a day off, and the checkout offers other days (${locale})`, async ({
      page,
      browser,
      shop,
    }) => {
      const [own, manager] = [await customerWithCart(saleUnit), await ownStaff(saleUnit, '5')]
      const [before] = await inDatabase(
        `select delivery_weekdays, cut_off_minute, delivery_holidays::text as off from centres where sale_unit = $1`,
        [saleUnit],
      )
      try {
        const theirs = await openAs(browser, { ...at, shop, width }, manager)
        await edit(theirs, 'delivery')
        await theirs.getByLabel(word('rounds.cutOffBefore')).fill('23:59')
        const weekdays = theirs.getByRole('group', { name: word('rounds.weekdays') }).getByRole('checkbox')
        for (const day of await weekdays.all()) if (!(await day.isChecked())) await day.press('Space')
        await save(theirs)
        await signInAs(page, at, own.mobile, '/checkout')
        const tomorrow = addDays(bangkokDay(new Date()), 1)
        await expect(page.getByText(sayWeekday(noonOf(tomorrow), locale)).first()).toBeVisible()
        await press(button(theirs, word('holidays.add')))
        await press(button(theirs, word('form.save')))
        await expect(theirs.getByLabel(word('holidays.nameTh')).last()).toHaveAttribute(
          'aria-invalid',
          'true',
        )
        await theirs.getByLabel(word('holidays.nameTh')).last().fill('ตรวจนับสต็อก')
        await theirs.getByLabel(word('holidays.nameEn')).last().fill('Stock count')
        await save(theirs)
        await page.reload()
        await untilAlive(page)
        await expect(page.getByText(sayWeekday(noonOf(addDays(tomorrow, 1)), locale)).first()).toBeVisible()
        await expect(page.getByText(sayWeekday(noonOf(tomorrow), locale))).toHaveCount(0)
        await page.getByRole('radio', { name: say('pay.cod') }).check({ force: true })
        await place(page).click()
        await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
        const [order] = await inDatabase<{ day: string }>(
          `select deliver_on::text as day from orders where sale_unit = $1 and customer_code = $2`,
          [saleUnit, own.code],
        )
        expect(order?.day).toBe(addDays(tomorrow, 1))
        await theirs.goto(`${prefix}/merchant/profile`)
        await expect(theirs.getByText(locale === 'th' ? 'ตรวจนับสต็อก' : 'Stock count')).toBeVisible()
        await theirs.context().close()
      } finally {
        await inDatabase(
          `update centres set delivery_weekdays = $2, cut_off_minute = $3, delivery_holidays = $4::jsonb where sale_unit = $1`,
          [saleUnit, before?.delivery_weekdays, before?.cut_off_minute, before?.off],
        )
      }
    })

    test(`an account changed with the password is the one the customer pays into (${locale})`, async ({
      page,
      browser,
      shop,
    }) => {
      const [own, manager] = [await customerWithCart(saleUnit), await ownStaff(saleUnit, '5')]
      const before = await inDatabase(`select to_jsonb(b) as row from bank_accounts b where sale_unit = $1`, [
        saleUnit,
      ])
      try {
        const theirs = await openAs(browser, { ...at, shop, width }, manager)
        await edit(theirs, 'accounts')
        const number = theirs.getByLabel(word('accounts.number')).first()
        await number.fill('12345')
        await press(button(theirs, word('form.save')))
        await expect(number).toHaveAttribute('aria-invalid', 'true')
        await number.fill('777-8-88999-0')
        await press(button(theirs, word('form.save')))
        const dialog = theirs.getByRole('dialog', { name: word('accounts.confirmTitle') })
        await dialog.getByLabel(word('password.label')).fill('wrong')
        await press(dialog.getByRole('button', { name: word('accounts.confirm') }))
        await expect(dialog.getByLabel(word('password.label'))).toHaveAttribute('aria-invalid', 'true')
        await dialog.getByLabel(word('password.label')).fill(demoPassword)
        await press(dialog.getByRole('button', { name: word('accounts.confirm') }))
        await expect(dialog).toHaveCount(0)
        await expect(theirs.getByText(word('part.saved')).first()).toBeVisible()
        await theirs.context().close()

        await signInAs(page, at, own.mobile, '/checkout')
        await page.getByRole('radio', { name: say('pay.bank') }).check({ force: true })
        await place(page).click()
        await expect(page.getByText(/777.?8.?88999.?0/).first()).toBeVisible()
      } finally {
        await inDatabase(`delete from bank_accounts where sale_unit = $1`, [saleUnit])
        for (const { row } of before)
          await inDatabase(
            `insert into bank_accounts select * from jsonb_populate_record(null::bank_accounts, $1)`,
            [row],
          )
      }
    })

    test(`an owner closes the centre while a customer stands in the checkout, and opens it again (${locale})`, async ({
      page,
      browser,
      shop,
    }) => {
      const [own, owner] = [await customerWithCart(saleUnit), await ownStaff(saleUnit, '8')]
      const reason = { th: 'น้ำท่วมคลังสินค้า', en: 'The warehouse is flooded' }
      try {
        await signInAs(page, at, own.mobile, '/checkout')
        await page.getByRole('radio', { name: say('pay.cod') }).check({ force: true })
        await expect(place(page)).toBeEnabled()
        const theirs = await openAs(browser, { ...at, shop, width }, owner)
        await edit(theirs, 'closing')
        await press(button(theirs, word('closing.close')))
        await expect(theirs.getByLabel(word('closing.reasonTh'))).toHaveAttribute('aria-invalid', 'true')
        await theirs.getByLabel(word('closing.reasonTh')).fill(reason.th)
        await theirs.getByLabel(word('closing.reasonEn')).fill(reason.en)
        await press(button(theirs, word('closing.close')))
        const dialog = theirs.getByRole('dialog', { name: word('closing.confirmTitle') })
        await expect(dialog.getByText(word('closing.atOnce'))).toBeVisible()
        await dialog.getByLabel(word('password.label')).fill(demoPassword)
        await press(dialog.getByRole('button', { name: word('closing.close') }))
        await expect(theirs.getByText(word('closed.now'))).toBeVisible()

        await place(page).click()
        await page
          .getByRole('link', { name: say('checkout.signIn') })
          .filter({ visible: true })
          .click()
        await expect(page).toHaveURL(/\/login\?why=/)
        await expect(page.getByText(reason[locale])).toBeVisible()
        expect(
          await inDatabase(`select 1 from orders where sale_unit = $1 and customer_code = $2`, [
            saleUnit,
            own.code,
          ]),
        ).toEqual([])

        await press(button(theirs, word('opening.open')))
        const again = theirs.getByRole('dialog', { name: word('opening.title') })
        await again.getByLabel(word('password.label')).fill(demoPassword)
        await press(again.getByRole('button', { name: word('opening.open') }))
        await expect(theirs.getByText(word('closed.now'))).toHaveCount(0)
        await theirs.context().close()

        await signInAs(page, at, own.mobile, '/checkout')
        await page.getByRole('radio', { name: say('pay.cod') }).check({ force: true })
        await place(page).click()
        await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
      } finally {
        await inDatabase(
          `update centres set active = true, closed_at = null, closed_reason_th = '', closed_reason_en = '', reopens_on = null where sale_unit = $1`,
          [saleUnit],
        )
      }
    })
  })
}
