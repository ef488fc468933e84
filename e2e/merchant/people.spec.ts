import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { codeAt, stepOf } from '#api/second-factor/totp.ts'
import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'
import { entryEn } from '#web/words/merchant/people/entry-en.ts'
import { entryTh } from '#web/words/merchant/people/entry-th.ts'
import { peopleEn } from '#web/words/merchant/people/people-en.ts'
import { peopleTh } from '#web/words/merchant/people/people-th.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, inboxOf, languages, test, untilAlive } from '../tools/journey.ts'

const password = 'Welcome#26'
/** A number of its own for each run, so that the same shop can be visited again. */
const newMobile = () => `06${String(Date.now() % 100_000_000).padStart(8, '0')}`

for (const at of languages) {
  const { locale, prefix } = at
  const width = officeWidths[locale]
  const press = presser(width)
  const words: Record<keyof typeof peopleTh, string> = locale === 'th' ? peopleTh : peopleEn
  const entry: Record<keyof typeof entryTh, string> = locale === 'th' ? entryTh : entryEn
  const office: Record<keyof typeof merchantTh, string> = locale === 'th' ? merchantTh : merchantEn
  const filled = (text: string, values: Record<string, string>) =>
    Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, value), text)

  /** The owner invites somebody, who reads the message on their own phone; returns the path in it. */
  async function invite(page: Page, request: APIRequestContext, person: Person): Promise<string> {
    await page.goto(`${prefix}/merchant/staff`)
    await untilAlive(page)
    await press(page.getByRole('button', { name: words['staff.invite'] }))
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('button', { name: words['invite.send'] }))
    await expect(dialog.getByLabel(words['invite.name'])).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(words['invite.name']).fill(person.name)
    await dialog.getByLabel(words['invite.mobile']).fill(person.mobile)
    await dialog.getByRole('radio', { name: person.role }).check()
    if (locale === 'en') await dialog.getByText(words['invite.english'], { exact: true }).click()
    await press(dialog.getByRole('button', { name: words['invite.send'] }))
    await expect(page.getByText(filled(words['invite.done'], { name: person.name }))).toBeVisible()
    await expect(dialog).toBeHidden()
    const [message] = await inboxOf(request, person.mobile)
    expect(message?.text).toContain(locale === 'th' ? 'เชิญคุณทำงาน' : 'invites you to work')
    // The link is on the phone alone: the page that sent it does not know it.
    const path = /\/\/[^/]+(\/\S+)$/.exec(message?.text ?? '')?.[1] ?? ''
    expect(await page.content()).not.toContain(path.split('/').at(-1))
    return path
  }
  type Person = { name: string; mobile: string; role: string; username: string }

  /** Behind the link on a phone of their own: a weak password is told at its field, and nothing typed is lost. */
  async function accept(browser: Browser, shop: string, path: string, { username }: Person): Promise<Page> {
    const phone = await browser.newContext({ baseURL: shop, locale, viewport: { width, height: 800 } })
    const page = await phone.newPage()
    await page.goto(path)
    await untilAlive(page)
    await expect(page.getByText('ธนา เจ้าของ')).toBeVisible()
    await page.getByLabel(entry['invitation.username']).fill(username)
    await page.getByLabel(entry['invitation.password'], { exact: true }).fill('weak')
    await page.getByLabel(entry['invitation.confirm']).fill('weak')
    await press(page.getByRole('button', { name: entry['invitation.accept'] }))
    await expect(page.getByLabel(entry['invitation.password'], { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expect(page.getByLabel(entry['invitation.username'])).toHaveValue(username)
    await page.getByLabel(entry['invitation.password'], { exact: true }).fill(password)
    await page.getByLabel(entry['invitation.confirm']).fill(password)
    await press(page.getByRole('button', { name: entry['invitation.accept'] }))
    await expect(page).toHaveURL(new RegExp(`${prefix}/merchant$`))
    await untilAlive(page)
    return page
  }

  async function endWork(page: Page, { name, username }: Person): Promise<void> {
    await page.goto(`${prefix}/merchant/staff/${username}`)
    await untilAlive(page)
    await press(page.getByRole('button', { name: words['end.open'] }))
    await press(page.getByRole('dialog').getByRole('button', { name: words['end.open'] }))
    await expect(page.getByText(filled(words['end.done'], { name }))).toBeVisible()
  }

  test(`staff are invited, work, are demoted while signed in, and their work ends, at ${width} px (${locale})`, async ({
    browser,
    shop,
    request,
  }) => {
    const mobile = newMobile()
    const person = { name: `มาลี ${mobile}`, mobile, role: office['role.owner'], username: `m${mobile}` }
    const owner = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(owner, shop)
    const path = await invite(owner, request, person)
    await owner.goto(`${prefix}/merchant/staff?tab=invited`)
    await expect(owner.getByText(person.name)).toBeVisible()

    const theirs = await accept(browser, shop, path, person)
    const again = await theirs.request.get(`${shop}${path}`)
    expect(await again.text()).toContain(entry['invitation.dead'])
    await theirs.goto(`${prefix}/merchant/staff`)
    await untilAlive(theirs)
    await expect(theirs.getByRole('heading', { name: office['page.merchantPeople'] })).toBeVisible()

    await owner.goto(`${prefix}/merchant/staff/${person.username}`)
    await untilAlive(owner)
    await owner
      .getByLabel(new RegExp(filled(words['roles.of'], { centre: '(ศูนย์กระจายสินค้ากรุงเทพฯ|Bangkok)' })))
      .selectOption('3')
    await press(owner.getByRole('button', { name: words['roles.save'] }))
    await expect(owner.getByText(words['roles.saved'])).toBeVisible()
    const changed = Date.now()
    // Every process may remember a right for a second.
    await expect.poll(() => Date.now() - changed).toBeGreaterThan(1_000)
    const step = Date.now()
    await press(theirs.getByRole('link', { name: words['tab.riders'], exact: true }))
    await expect(
      theirs.getByText(filled(office['merchant.roleChanged'], { role: office['role.salesperson'] })),
    ).toBeVisible()
    expect(Date.now() - step).toBeLessThan(2_000)
    await expect(theirs.getByRole('link', { name: words['tab.riders'], exact: true })).toBeHidden()

    await endWork(owner, person)
    const ended = Date.now()
    await expect.poll(() => Date.now() - ended).toBeGreaterThan(1_000)
    await theirs.goto(`${prefix}/merchant/customer`)
    await expect(theirs).toHaveURL(/\/merchant\/login/)
    await owner.goto(`${prefix}/merchant/staff?tab=former`)
    await expect(owner.getByText(person.name)).toBeVisible()
    await owner.goto(`${prefix}/merchant/log?username=${person.username}`)
    await expect(
      owner.getByText(locale === 'th' ? 'รับคำเชิญและเริ่มงาน' : 'Accepted an invitation'),
    ).toBeVisible()
    expect(complaints).toEqual([])
    for (const page of [owner, theirs]) await page.context().close()
  })

  test(`a manager sets up a second factor and signs in with it, at ${width} px (${locale})`, async ({
    browser,
    shop,
    request,
  }) => {
    const mobile = newMobile()
    const person = { name: `ชัยยศ ${mobile}`, mobile, role: office['role.manager'], username: `f${mobile}` }
    const owner = await openOffice(browser, shop, at, width)
    const theirs = await accept(browser, shop, await invite(owner, request, person), person)
    await theirs.goto(`${prefix}/merchant/security`)
    await untilAlive(theirs)
    await press(theirs.getByRole('button', { name: entry['factor.begin'] }))
    const dialog = theirs.getByRole('dialog')
    await dialog.getByLabel(entry['factor.password']).fill('wrong')
    await press(dialog.getByRole('button', { name: entry['factor.next'] }))
    await expect(
      dialog.getByText(locale === 'th' ? 'รหัสผ่านไม่ถูกต้อง' : 'The password is not right'),
    ).toBeVisible()
    await dialog.getByLabel(entry['factor.password']).fill(password)
    await press(dialog.getByRole('button', { name: entry['factor.next'] }))
    await expect(dialog.getByRole('img', { name: entry['setup.qr'] })).toBeVisible()
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    const first = stepOf(new Date())
    await dialog.getByLabel(entry['setup.code']).fill(codeAt(secret, first))
    await press(dialog.getByRole('button', { name: entry['setup.confirm'] }))
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? ''
    await press(dialog.getByRole('button', { name: entry['codes.saved'] }))
    await expect(theirs.getByRole('button', { name: entry['factor.renew'] })).toBeVisible()

    await theirs.context().clearCookies()
    const signIn = async () => {
      await theirs.goto(`${prefix}/merchant/login?to=/merchant/customer`)
      await untilAlive(theirs)
      await theirs.getByLabel(office['merchant.username']).fill(person.username)
      await theirs.getByLabel(office['merchant.password'], { exact: true }).fill(password)
      await press(theirs.getByRole('button', { name: office['merchant.signIn'], exact: true }))
      await expect(theirs.getByRole('heading', { name: entry['code.title'] })).toBeVisible()
      await untilAlive(theirs)
    }
    await signIn()
    // The code that confirmed the key is used up; the next one counts a step early.
    await theirs.getByLabel(entry['code.label']).fill(codeAt(secret, first))
    await expect(theirs.getByRole('alert')).toBeVisible()
    await theirs.getByLabel(entry['code.label']).fill(codeAt(secret, first + 1))
    await expect(theirs).toHaveURL(new RegExp(`${prefix}/merchant/customer`))

    await theirs.context().clearCookies()
    await signIn()
    await press(theirs.getByRole('link', { name: entry['code.lost'] }))
    await theirs.getByLabel(entry['code.recovery']).fill(recovery.toLowerCase())
    await press(theirs.getByRole('button', { name: entry['code.enter'] }))
    await expect(theirs).toHaveURL(new RegExp(`${prefix}/merchant/customer`))
    await endWork(owner, person)
    for (const page of [owner, theirs]) await page.context().close()
  })
}
