import { agentOrderEn } from '#web/words/customer/agents/agent-order-en.ts'
import { agentOrderTh } from '#web/words/customer/agents/agent-order-th.ts'
import { tradeEn } from '#web/words/customer/agents/trade-en.ts'
import { tradeTh } from '#web/words/customer/agents/trade-th.ts'
import { expectAccessible } from '../every-page/accessible.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'

type Words = Record<keyof typeof agentOrderTh | keyof typeof tradeTh, string>

const ofCentre = '1118'
const ownItem = 'แหนมบ้านเรา'
/** A sentence whose values do not matter. */
const like = (sentence: string) =>
  new RegExp(`^${sentence.replace(/[.*+?^$()[\]\\|]/g, '\\$&').replace(/\{[^}]*\}/g, '.+')}$`)

/** An agent and a client of this journey alone, so that nobody else's orders are on their lists. */
async function ownPair(): Promise<{ agent: OwnCustomer; client: OwnCustomer }> {
  const [agent, client] = [await ownCustomer({ like: 'C0004' }), await ownCustomer()]
  await inDatabase(
    `update customers set role = '2', person_type = 1, account_code = 'AR' || right(code, 5), tax_number = '0107536000315',
       shop_photo = 'a.webp', picture_file = 'b.webp' where sale_unit = $1 and code = $2`,
    [agent.saleUnit, agent.code],
  )
  await inDatabase('update customers set agent_code = $3 where sale_unit = $1 and code = $2', [
    ...[client.saleUnit, client.code, agent.code],
  ])
  await inDatabase('update stock set on_hand = on_hand + 100 where product_code = $1', [ofCentre])
  return { agent, client }
}

for (const { locale, prefix } of languages) {
  const say: Words = locale === 'th' ? { ...tradeTh, ...agentOrderTh } : { ...tradeEn, ...agentOrderEn }
  const at = { locale, prefix }

  test(`a client orders an own item and a centre’s from the agent, who buys, hands over and is paid (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    test.slow()
    const { agent, client } = await ownPair()
    await signInAs(page, at, agent.mobile, '/agents/products/add')
    await untilAlive(page)
    // A barcode of the centre is refused with the product that has it; the form keeps what was typed.
    const [known] = await inDatabase<{ barcode: string; th: string; en: string }>(
      `select barcode1 as barcode, name_th as th, name_en as en from products where sale_unit = 'BKK01' and active and barcode1 is not null order by code limit 1`,
    )
    const save = page.getByRole('button', { name: say['trade.save'], exact: true })
    await page.getByLabel(say['trade.name'], { exact: true }).fill(ownItem)
    await page.getByLabel(say['trade.barcode']).fill(known?.barcode ?? '')
    await page.getByLabel(say['trade.unitName'], { exact: true }).fill('ห่อ')
    await page.getByLabel(say['trade.unitPrice']).fill('-5')
    await save.click()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await page.getByLabel(say['trade.unitPrice']).fill('45')
    await page.getByLabel(say['trade.opening']).fill('10')
    await save.click()
    await expect(page.getByRole('alert')).toContainText(known?.[locale] ?? '-')
    await page.getByLabel(say['trade.barcode']).fill('')
    await save.click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/agents/products$`))
    await expect(page.getByRole('main')).toContainText(ownItem)

    await page.goto(`${prefix}/agents/products?show=prices`)
    await untilAlive(page)
    const percent = page.getByLabel(say['trade.percentField'])
    const saveRule = page.getByRole('button', { name: say['trade.saveRule'] })
    for (const wrong of ['ten', '2000']) {
      await percent.fill(wrong)
      await saveRule.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(percent).toHaveValue(wrong)
    }
    await percent.fill('10')
    await saveRule.click()
    await expect(
      page.getByRole('listitem').filter({ hasText: say['trade.sayPercent'].replace('{percent}', '10') }),
    ).toContainText(say['trade.everything'])

    const context = await browser.newContext({
      ...{ baseURL: shop, locale, viewport: { width: 360, height: 740 }, serviceWorkers: 'block' },
    })
    const theirs = await context.newPage()
    // The shop finds the way there on its home page, and whoever has no agent finds none.
    await signInAs(theirs, at, client.mobile, '/')
    await theirs.getByRole('link', { name: like(say['sell.shop']) }).click()
    await expect(theirs).toHaveURL(/\/agents\/shop$/)
    await untilAlive(theirs)
    const rowsOf = (name: string) =>
      theirs
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: theirs.getByRole('list') })
        .filter({ hasText: name })
    await rowsOf(ownItem).getByRole('button').first().click()
    await theirs.goto(`${prefix}/agents/shop?text=${ofCentre}`)
    await untilAlive(theirs)
    const [product] = await inDatabase<{ th: string; en: string }>(
      `select name_th as th, name_en as en from products where sale_unit = 'BKK01' and code = $1`,
      [ofCentre],
    )
    await rowsOf(product?.[locale] ?? '')
      .getByRole('button')
      .first()
      .click()
    await expectAccessible(theirs)
    await theirs.getByRole('link', { name: like(say['sell.toCart']) }).click()
    await untilAlive(theirs)
    const order = theirs.getByRole('button', { name: like(say['sell.place']) })
    await expect(order).not.toHaveAttribute('aria-disabled')
    await expectAccessible(theirs)
    await order.dblclick()
    await expect(theirs).toHaveURL(/\/agents\/orders\/AG-0001\?agent=/)
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(say['sell.placed'])
    const lines = await inDatabase<{ own: boolean; code: string; quantity: number }>(
      `select l.own, l.code, l.quantity from agent_orders o join agent_order_lines l using (sale_unit, agent_code)
       where o.sale_unit = $1 and o.client_code = $2 and l.order_number = o.number order by l.own`,
      [client.saleUnit, client.code],
    )
    expect(lines).toEqual([
      { own: false, code: ofCentre, quantity: 1 },
      { own: true, code: expect.any(String), quantity: 1 },
    ])

    // The agent accepts, and buys as every shop does.
    await page.goto(`${prefix}/agents/orders/AG-0001`)
    await untilAlive(page)
    await page.getByRole('button', { name: say['sell.accept'] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say['sell.accepted'])
    await page.goto(`${prefix}/agents/orders`)
    await untilAlive(page)
    const toBuy = page.getByRole('heading', { name: say['sell.toBuy'] })
    await expect(toBuy).toBeVisible()
    await page.getByRole('button', { name: say['sell.putInCart'] }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`))
    await page.goto(`${prefix}/checkout`)
    await untilAlive(page)
    await page
      .getByRole('button', { name: saidLike(locale)('checkout.place') })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: sayings(locale)('succeed.title') })).toBeVisible()
    const [bought] = await inDatabase<{ number: string }>(
      `select number from orders where sale_unit = 'BKK01' and customer_code = $1`,
      [agent.code],
    )
    await page.goto(`${prefix}/agents/orders`)
    await expect(page.getByRole('heading', { name: say['sell.toHand'] })).toBeVisible()
    await expect(toBuy).toHaveCount(0)
    await page.goto(`${prefix}/agents/orders/AG-0001`)
    await untilAlive(page)
    await expect(
      page.getByText(say['sell.boughtState'].replace('{number}', bought?.number ?? '-')),
    ).toBeVisible()

    await page.getByRole('button', { name: say['sell.handOver'], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say['sell.delivered'])
    await untilAlive(page)
    await expectAccessible(page)
    const amount = page.getByLabel(say['sell.amount'])
    const owed = await amount.inputValue()
    const collect = page.getByRole('button', { name: say['sell.saveCollect'] })
    await amount.fill('99999')
    await collect.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await amount.fill(owed)
    await collect.click()
    await expect(collect).toHaveCount(0)
    await theirs.reload()
    await expect(theirs.getByRole('listitem').filter({ hasText: say['sell.collected'] })).toHaveCount(1)
    await context.close()
  })
}
