import type { Browser, Page } from '@playwright/test'
import { agentsProblems } from '#shop/agents/agents-problems.ts'
import { agentEn } from '#web/words/customer/agents/agent-en.ts'
import { agentTh } from '#web/words/customer/agents/agent-th.ts'
import { agentOfficeEn } from '#web/words/merchant/agents/agent-office-en.ts'
import { agentOfficeTh } from '#web/words/merchant/agents/agent-office-th.ts'
import { expectAccessible } from '../every-page/accessible.ts'
import { officeWidths, openOffice } from '../payments/owner-office.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { enterAs, fillCart, inDatabase, ownCustomer, signInAs } from '../tools/own-customer.ts'
import { photo } from '../tools/register-form.ts'

type Words = Record<keyof typeof agentTh, string>
type OfficeWords = Record<keyof typeof agentOfficeTh, string>

const orderFor = { th: 'สั่งแทน', en: 'Order for this client' }
const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo })
const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '')

/** A telephone of its own. */
async function phoneOf(browser: Browser, shop: string, locale: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: shop, locale, viewport: { width: 360, height: 740 }, serviceWorkers: 'block' },
  })
  return context.newPage()
}

/** A shop of this journey, with a name that nobody else has. */
async function ownShop(name: string, creditLimit = 0) {
  const own = await ownCustomer({ creditLimit })
  await inDatabase(`update customers set name = $2 where sale_unit = 'BKK01' and code = $1`, [
    own.code,
    `${name} ${own.mobile}`,
  ])
  return { ...own, name: `${name} ${own.mobile}` }
}

for (const { locale, prefix } of languages) {
  const say: Words = locale === 'th' ? agentTh : agentEn
  const sayOffice: OfficeWords = locale === 'th' ? agentOfficeTh : agentOfficeEn
  const at = { locale, prefix }

  test(`a shop applies as an agent, is approved, wins its first client by a link and orders for them (${locale})`, async ({
    watched: page,
    browser,
    shop,
  }) => {
    const own = await ownShop('ผู้สมัคร', 5_000_000)
    const client = await ownShop('ลูกค้า')
    await signInAs(page, at, own.mobile, '/agents/register')
    await expect(page.getByText(say['agent.accountCodeHint'])).toBeVisible()
    await page.getByLabel(say['agent.taxNo'], { exact: true }).fill('0107536000316')
    await page.getByRole('button', { name: say['agent.send'] }).click()
    await expect(page.getByLabel(say['agent.taxNo'], { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(say['agent.taxNo'], { exact: true }).fill('0107536000315')
    for (const name of ['agent.shopPhoto', 'agent.portrait'] as const)
      await page.getByLabel(say[name], { exact: true }).setInputFiles(await picture(`${name}.jpg`))
    await page.getByRole('button', { name: say['agent.send'] }).click()
    await expect(page.getByRole('heading', { name: say['agent.waiting'] })).toBeVisible()
    await expectAccessible(page)

    const office = await openOffice(browser, shop, at, officeWidths[locale])
    await office.goto(`${prefix}/merchant/agents`)
    await untilAlive(office)
    await office
      .getByRole('button', { name: fill(sayOffice['decide.approveTitle'], own), exact: true })
      .click()
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel(sayOffice['card.accountCode']).fill(`AG${own.mobile}`)
    await dialog.getByRole('button', { name: sayOffice['decide.approve'], exact: true }).click()
    await expect(office.getByRole('link', { name: own.name })).toHaveCount(0)
    await office.goto(`${prefix}/merchant/agents?tab=agents`)
    await expect(office.getByRole('link', { name: own.name })).toBeVisible()
    await office.context().close()

    // The rights of before end with the decision, and are renewed by themselves.
    await page.goto(`${prefix}/agents/register`)
    await expect(page.getByRole('heading', { name: say['agent.approved'] })).toBeVisible()
    await page.getByRole('link', { name: say['agent.toClients'] }).click()
    await untilAlive(page)
    await page.getByRole('link', { name: say['agent.addClient'] }).first().click()
    await expect(page).toHaveURL(/\/agents\/customers\/add$/)
    await page.getByLabel(say['agent.mobile']).fill(client.mobile)
    await page.getByRole('button', { name: say['agent.makeLink'] }).click()
    await expect(page.getByRole('img', { name: say['agent.qr'] })).toBeVisible()
    await expectAccessible(page)
    const link = await page.getByLabel(say['agent.link'], { exact: true }).inputValue()
    const path = new URL(link).pathname

    const theirs = await phoneOf(browser, shop, locale)
    await theirs.goto(path)
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(own.name)
    await theirs.getByRole('link', { name: say['agent.signInFirst'] }).click()
    await expect(theirs).toHaveURL(/\/login/)
    await enterAs(theirs, locale, client.mobile)
    await expect(theirs).toHaveURL(new RegExp(`${path.replace('.', '\\.')}$`))
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: say['agent.accept'] }).click()
    await expect(theirs).toHaveURL(/\/profile\/agent$/)
    await expect(theirs.getByRole('heading', { name: own.name })).toBeVisible()
    // The link is used up, for the same shop too.
    await theirs.goto(path)
    await expect(theirs.getByText(agentsProblems.invitationUsed[locale])).toBeVisible()

    // What an agent puts in the cart stays apart from the client's own.
    await fillCart(client, [{ product: '1118', quantities: [2, 0, 0] }])
    await inDatabase(`update cart_lines set filled_by = $2 where customer_code = $1`, [
      ...[client.code, `agent:${own.code}`],
    ])
    await page.goto(`${prefix}/agents/customers`)
    await untilAlive(page)
    await page.getByRole('button', { name: `${orderFor[locale]}` }).click()
    await expect(page.getByRole('button', { name: `${orderFor[locale]}` })).toHaveCount(0)
    await page.goto(`${prefix}/checkout`)
    await untilAlive(page)
    await page
      .getByRole('button', { name: saidLike(locale)('checkout.place') })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: sayings(locale)('succeed.title') })).toBeVisible()
    const [order] = await inDatabase<{ number: string; placed_by: string; customer_code: string }>(
      `select number, placed_by, customer_code from orders where sale_unit = 'BKK01' and customer_code = $1`,
      [client.code],
    )
    expect([order?.placed_by, order?.customer_code]).toEqual([own.code, client.code])

    // The client sees each act, and ends it; ordering for them stops at once.
    await theirs.goto(`${prefix}/profile/agent`)
    await untilAlive(theirs)
    const acts = theirs.getByRole('region', { name: say['agent.acts'] })
    for (const act of ['agent.act.ordered', 'agent.act.acted', 'agent.act.accepted'] as const)
      await expect(acts.getByText(fill(say[act], { agent: own.name })).first()).toBeVisible()
    await expect(acts.getByRole('link', { name: order?.number ?? '' })).toBeVisible()
    await theirs.getByRole('button', { name: say['agent.leave'] }).click()
    await theirs.getByRole('dialog').getByRole('button', { name: say['agent.leave'], exact: true }).click()
    await expect(theirs.getByText(fill(say['agent.act.ended by client'], { agent: own.name }))).toBeVisible()
    // A server knows of the end within a second.
    await expect(async () => {
      await page.goto(`${prefix}/agents/customers`)
      await expect(page.getByText(client.name)).toHaveCount(0, { timeout: 1_000 })
    }).toPass({ timeout: 10_000 })
  })
}
