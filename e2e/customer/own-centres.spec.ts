import type { Page } from '@playwright/test'
import { catalogueProblems } from '#shop/catalogue/catalogue-problems.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, inDatabase, ownCustomer, signInAs } from '../tools/own-customer.ts'

const centres = {
  th: { chatuchak: /จตุจักร/, nonthaburi: /นนทบุรี/, loading: 'กำลังโหลด' },
  en: { chatuchak: /Chatuchak/, nonthaburi: /Nonthaburi/, loading: 'Loading' },
}

for (const language of languages) {
  const { locale, prefix } = language
  const say = sayings(locale)
  const like = saidLike(locale)
  const { chatuchak, nonthaburi, loading } = centres[locale]

  async function changeTo(page: Page, centre: RegExp): Promise<void> {
    const button = page.getByRole('button', { name: new RegExp(say('picker.title')) })
    await button.click()
    await page.getByRole('dialog').getByRole('button', { name: centre }).click()
    // A centre with a LINE account invites first.
    if (centre === chatuchak) await page.getByRole('button', { name: say('line.later') }).click()
    await expect(button).toHaveAccessibleName(centre)
  }

  test(`the centre is changed on the list, on a product and in the cart, and each shows the new one’s goods alone (${locale})`, async ({
    page,
  }) => {
    const own = await ownCustomer({ alsoIn: 'NON01' })
    const [only] = await inDatabase<{ code: string }>(
      `select code from products b where sale_unit = 'BKK01' and active and not needs_licence and material_type = 'FG'
         and not exists (select from products n where n.sale_unit = 'NON01' and n.code = b.code) order by code limit 1`,
    )
    const [both] = await inDatabase<{ code: string; other: string }>(
      `select min(b.code) as code, max(b.code) as other from products b join products n on n.code = b.code and n.sale_unit = 'NON01'
       where b.sale_unit = 'BKK01' and b.active and n.active and b.material_type = 'FG' and not b.needs_licence and b.code ~ '^10'`,
    )
    await fillCart(own, [{ product: both?.code ?? '', quantities: [1, 0, 0] }])
    await fillCart({ ...own, saleUnit: 'NON01' }, [
      { product: both?.other ?? '', quantities: [1, 0, 0] },
      { product: both?.code ?? '', quantities: [1, 0, 0] },
    ])
    await signInAs(page, language, own.mobile, '/product')

    // The list: what was loaded of the old centre goes with it, and something shows that the new one is on its way.
    const cards = page.getByRole('main').getByRole('article')
    await page.getByRole('button', { name: say('product.more'), exact: true }).click()
    await expect(cards).toHaveCount(24)
    let letGo = () => {}
    const held = new Promise<void>((go) => (letGo = go))
    await page.route(/\/centres(\.data)?(\?|$)/, async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    const changed = changeTo(page, nonthaburi)
    await expect(page.getByRole('status').filter({ hasText: loading })).toBeVisible()
    letGo()
    await changed
    await expect(cards).toHaveCount(12)
    await expect(page.getByRole('status').filter({ hasText: loading })).toHaveCount(0)

    // The cart of each centre is its own.
    await page.goto(`${prefix}/cart`)
    await untilAlive(page)
    const lines = page.getByRole('button', { name: like('cart.remove') })
    await expect(lines).toHaveCount(2)
    await changeTo(page, chatuchak)
    await expect(lines).toHaveCount(1)

    // A product that the new centre does not sell: the page says so and leads on, under the shop's own header.
    await page.goto(`${prefix}/product/${only?.code}`)
    await untilAlive(page)
    await changeTo(page, nonthaburi)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogueProblems.notSold[locale])
    await expect(cards.first()).toBeVisible()
    await page.getByRole('link', { name: say('product.showAll') }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/product$`))
    await expect(cards).toHaveCount(12)
  })

  test(`an own order of another own centre is read, and bought again after changing there (${locale}) @side`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer({ alsoIn: 'NON01' })
    const number = `SONON01${own.mobile.slice(2)}`
    await inDatabase(
      `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method,
         delivery_method, goods, total, ship_to, bill_to, tracking_key)
       values ('NON01', $1, $2, 'x', 'SO Wait', now(), 'customer', $2, 0, 'COD', 'DELIVERY', 0, 0, '{}', '{}', md5($1))`,
      [number, own.code],
    )
    await signInAs(page, language, own.mobile, `/order/tracking/${number}`)
    await expect(page.getByRole('main')).toContainText(number)
    await expect(page.getByRole('note')).toContainText(nonthaburi)
    await page.goto(`${prefix}/history/${number}/NON01`)
    await untilAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await expect(page.getByRole('button', { name: say('again.whole') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: say('order.cancel') })).toHaveCount(0)
    await page
      .getByRole('note')
      .getByRole('button', { name: say('order.changeCentre') })
      .click()
    await expect(page.getByRole('button', { name: say('again.whole') })).toBeVisible()
    await expect(page.getByRole('button', { name: say('order.cancel') })).toBeVisible()
    await expect(page.getByRole('note')).toHaveCount(0)
  })
}
