import { productEn } from '#web/words/merchant/products/product-en.ts'
import { productTh } from '#web/words/merchant/products/product-th.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'
import { centre } from './own-product.ts'

for (const at of languages) {
  const { locale, prefix } = at
  const words: Record<keyof typeof productTh, string> = locale === 'th' ? productTh : productEn
  const width = officeWidths[locale]
  const press = presser(width)
  const button = (name: keyof typeof productTh) => ({ name: words[name], exact: true })

  test(`a group of products is put in order, is seen so by customers, and is removed, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const name = `จัดชุด ${Math.floor(Math.random() * 1e9)}`
    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    await office.goto(`${prefix}/merchant/catalogue/groups`)
    await untilAlive(office)
    await press(office.getByRole('link', button('groups.new')))
    await office.getByLabel(words['catalogue.nameTh']).first().fill(name)
    for (const code of ['1001', '1108']) {
      await office.getByLabel(words['members.add'], { exact: true }).fill(code)
      const found = office.getByRole('list', button('members.found'))
      await press(found.getByRole('button').filter({ hasText: code }))
    }
    const rows = office.locator('[data-key]')
    await expect(rows).toHaveCount(2)
    await rows.nth(1).locator('[data-handle]').press('ArrowUp')
    await expect(rows.first()).toHaveAttribute('data-key', '1108')
    await press(office.getByRole('button', button('save.save')))
    const made = office.getByRole('link').filter({ hasText: name })
    await expect(made).toContainText('2')

    const [group] = await inDatabase<{ id: number }>(
      'select id from display_groups where sale_unit = $1 and name_th = $2',
      [centre, name],
    )
    const cards = page.locator('.product-card')
    await expect(async () => {
      await page.goto(`${prefix}/product?displayGroupId=${group?.id}`)
      await expect(cards).toHaveCount(2, { timeout: 1_000 })
    }).toPass({ timeout: 10_000 })
    await expect(cards.first().locator('.product-name')).toHaveAttribute('href', `${prefix}/product/1108`)

    await press(made)
    await press(office.getByRole('button', button('groups.remove')))
    await press(office.getByRole('dialog').getByRole('button', button('groups.remove')))
    await expect(office).toHaveURL(/catalogue\/groups$/)
    await expect(made).toHaveCount(0)
    await expect(async () => {
      const answer = await page.request.get(`${prefix}/product?displayGroupId=${group?.id}`)
      expect(await answer.text()).not.toContain('/product/1108')
    }).toPass({ timeout: 10_000 })
    expect(complaints).toEqual([])
    await office.context().close()
  })
}
