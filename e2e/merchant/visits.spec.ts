import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import sharp from 'sharp'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { visitEn } from '#web/words/merchant/visits/visit-en.ts'
import { visitTh } from '#web/words/merchant/visits/visit-th.ts'
import { officeWidths, presser } from '../payments/owner-office.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase, ownCustomer } from '../tools/own-customer.ts'
import { type ShopProxy, startShopProxy } from '../tools/shop-proxy.ts'

type Words = Record<keyof typeof visitTh, string>

/** A sentence with its values, as the page says it; English plurals are left to the page. */
const filled = (text: string, values: Record<string, string | number>) =>
  text
    .replace(/\{count\|([^|}]*)\|([^}]*)\}/g, (_, one, many) => (values.count === 1 ? one : many))
    .replace(/\{(\w+)\}/g, (_, name) => String(values[name]))

const picture = async (colour: string) => ({
  name: 'shelf.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})

async function signIn(page: Page, shop: string, username: string): Promise<void> {
  await page.context().clearCookies()
  await page.request.post(`${shop}/merchant/login`, {
    form: { username, password: demoPassword },
    headers: { origin: shop },
    maxRedirects: 0,
  })
}

/** A phone or desk of a member of staff, with a service worker, behind a network that can fail. */
async function openPhone(browser: Browser, proxy: ShopProxy, width: number, locale: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: proxy.url, locale, viewport: { width, height: 800 }, serviceWorkers: 'allow' },
  })
  const page = await context.newPage()
  await signIn(page, proxy.url, 'owner01')
  return page
}

/** Opens a page and waits until the device keeps it with all that it is made of. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  await page.keyboard.press('Shift')
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        const needed = [location.href, ...files.filter((name) => name.includes('/assets/'))]
        const kept = await Promise.all(needed.map((name) => caches.match(name, { ignoreVary: true })))
        return kept.every(Boolean)
      }),
    )
    .toBe(true)
}

const photosOf = (code: string) =>
  inDatabase<{ id: string; group_code: string; note: string }>(
    'select id, group_code, note from customer_photos where customer_code = $1',
    [code],
  )
const answersOf = (code: string) =>
  inDatabase<{ answers: Record<string, unknown> }>(
    'select answers from survey_answers where customer_code = $1 order by answered_at',
    [code],
  )
const shelfSurvey = async () =>
  (await inDatabase<{ id: string }>(`select id from surveys where name_en = 'Shelf and rivals'`))[0]?.id ?? ''

for (const { locale, prefix } of languages) {
  const words: Words = locale === 'th' ? visitTh : visitEn
  const width = officeWidths[locale]
  const press = presser(width)
  const waiting = (count: number) => filled(words['wait.some'], { count })

  test(`a photo and a survey made without a signal arrive later, each once, at ${width} px (${locale})`, async ({
    browser,
    shop,
  }) => {
    const { code } = await ownCustomer()
    const proxy = await startShopProxy(shop)
    const page = await openPhone(browser, proxy, width, locale)
    const visit = `${prefix}/merchant/customer/${code}/BKK01`
    const form = `${visit}/survey/${await shelfSurvey()}`
    await openKept(page, form)
    await openKept(page, `${visit}/photos`)

    await page.context().setOffline(true)
    await page
      .getByText(locale === 'th' ? 'ตู้แช่' : 'Fridge', { exact: true })
      .first()
      .click()
    await page.locator('[data-input="library"]').setInputFiles(await picture('#2a7'))
    await page.getByLabel(words['take.note']).fill('ไม่มีสัญญาณ')
    await expect(page.getByText(words['take.kept'])).toBeVisible()
    // The browser ends: what is in the tray is there again.
    await page.reload()
    await untilAlive(page)
    await expect(page.getByLabel(words['take.note'])).toHaveValue('ไม่มีสัญญาณ')
    await press(page.getByRole('button', { name: filled(words['take.send'], { count: 1 }) }))
    await expect(page.getByText(waiting(1))).toBeVisible()
    await expect(page.getByText(words['wait.paused'])).toBeVisible()

    await page.goto(form)
    await untilAlive(page)
    await expect(page.getByText(words['form.offline'])).toBeVisible()
    await press(page.getByRole('button', { name: words['form.keep'] }))
    await expect(page.getByText(filled(words['form.faults'], { count: 2 }))).toBeVisible()
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('textbox').first().fill('12')
    await page.locator('[data-input="library"]').setInputFiles(await picture('#c44'))
    await expect(page.getByRole('list', { name: words['take.picked'] }).getByRole('img')).toBeVisible()
    await expect(page.getByText(words['take.kept'])).toBeVisible()
    await page.reload()
    await untilAlive(page)
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await press(page.getByRole('button', { name: words['form.keep'] }))
    await expect(page.getByText(words['form.kept'])).toBeVisible()
    await page.reload()
    await untilAlive(page)
    await expect(page.getByText(waiting(2))).toBeVisible()

    // The first photo and the answers arrive, but nobody hears of it.
    const photo = proxy.loseAnswers(({ url }) => url?.includes('/merchant/visit/photo') === true, 1)
    const answer = proxy.loseAnswers(({ url }) => url?.includes('/exchange/answerSurvey') === true, 1)
    await page.context().setOffline(false)
    await expect.poll(() => [photo.lost(), answer.lost()], { timeout: 40_000 }).toEqual([1, 1])
    await expect.poll(async () => (await photosOf(code)).length, { timeout: 40_000 }).toBe(2)
    await expect(page.getByText(waiting(1)).or(page.getByText(waiting(2)))).toHaveCount(0, {
      timeout: 40_000,
    })
    const photos = await photosOf(code)
    expect(photos.filter(({ group_code }) => group_code === 'PG03')).toMatchObject([{ note: 'ไม่มีสัญญาณ' }])
    const answers = await answersOf(code)
    expect(answers).toHaveLength(1)
    expect(answers[0]?.answers).toMatchObject({ stock: 'some', rivals: ['water'], facings: 12 })

    await page.goto(`${visit}/photos`)
    await untilAlive(page)
    await press(page.getByRole('button', { name: /ตู้แช่|Fridge/ }).last())
    await expect(page.getByRole('dialog').getByText('ไม่มีสัญญาณ')).toBeVisible()
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('button', { name: words['photos.remove'] }))
    await dialog.getByLabel(words['photos.removeWhy']).fill('ถ่ายผิดร้าน')
    await press(dialog.getByRole('button', { name: words['photos.remove'] }))
    await expect(page.getByRole('button', { name: /ตู้แช่|Fridge/ })).toHaveCount(0)
    const removed =
      'select removed_why from customer_photos where customer_code = $1 and removed_at is not null'
    expect(await inDatabase(removed, [code])).toEqual([{ removed_why: 'ถ่ายผิดร้าน' }])
    await page.goto(`${visit}/survey`)
    await expect(page.getByRole('listitem').filter({ hasText: '12' }).first()).toBeVisible()
    await page.context().close()
    await proxy.close()
  })

  test(`what waits on a phone is neither seen nor sent by the next person who signs in (${locale}) @side`, async ({
    browser,
    shop,
  }) => {
    const { code } = await ownCustomer()
    const proxy = await startShopProxy(shop)
    const page = await openPhone(browser, proxy, width, locale)
    const photos = `${prefix}/merchant/customer/${code}/BKK01/photos`
    await openKept(page, photos)
    await page.context().setOffline(true)
    await page.locator('[data-input="library"]').setInputFiles(await picture('#27a'))
    await press(page.getByRole('button', { name: filled(words['take.send'], { count: 1 }) }))
    await expect(page.getByText(waiting(1))).toBeVisible()

    // The open page of the first person gets its signal back under the sign-in of the second.
    await signIn(page, proxy.url, 'manager01')
    await page.context().setOffline(false)
    await expect(page.getByText(words['wait.left'])).toBeVisible()
    await page.goto(`${prefix}/merchant/waiting`)
    await untilAlive(page)
    await expect(page.getByText(words['wait.nothing'])).toBeVisible()
    // The pages kept for the first person are gone too.
    await page.context().setOffline(true)
    await page.goto(photos).catch(() => null)
    await expect(page.getByText(words['take.title'])).toHaveCount(0)
    expect(await photosOf(code)).toEqual([])

    await page.context().setOffline(false)
    await signIn(page, proxy.url, 'owner01')
    await page.goto(`${prefix}/merchant`)
    await expect.poll(async () => (await photosOf(code)).length).toBe(1)
    await page.context().close()
    await proxy.close()
  })

  test(`a manager writes a survey, staff answer it, and the change is seen and exported, at ${width} px (${locale})`, async ({
    browser,
    shop,
  }) => {
    const { code } = await ownCustomer()
    const context = await browser.newContext({ baseURL: shop, locale, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await signIn(page, shop, 'owner01')
    const name = `Visit ${code}`
    await page.goto(`${prefix}/merchant/survey/new`)
    await untilAlive(page)
    await page.getByLabel(words['survey.nameTh']).fill(name)
    await page.getByLabel(words['survey.nameEn']).fill(name)
    await press(page.getByRole('button', { name: words['survey.addQuestion'] }))
    await press(page.getByRole('button', { name: locale === 'th' ? 'บันทึก' : 'Save', exact: true }))
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.getByLabel(words['survey.questionTh']).fill('มีที่ว่างไหม')
    await page.getByLabel(words['survey.questionEn']).fill('Is there room?')
    for (const [at, [th, en]] of [
      ['มี', 'Yes'],
      ['ไม่มี', 'No'],
    ].entries()) {
      await page.getByLabel(filled(words['survey.optionTh'], { place: at + 1 })).fill(th ?? '')
      await page.getByLabel(filled(words['survey.optionEn'], { place: at + 1 })).fill(en ?? '')
    }
    await press(page.getByRole('button', { name: locale === 'th' ? 'บันทึก' : 'Save', exact: true }))
    await expect(page).toHaveURL(/\/merchant\/survey\/[0-9a-f-]{36}$/)
    await press(page.getByRole('button', { name: words['survey.openIt'] }))
    await press(page.getByRole('dialog').getByRole('button', { name: words['survey.openIt'] }))
    await expect(page.getByText(words['survey.state.live'], { exact: true }).first()).toBeVisible()

    const visit = `${prefix}/merchant/customer/${code}/BKK01/survey`
    for (const choice of [0, 1]) {
      await page.goto(visit)
      await untilAlive(page)
      await press(page.getByRole('link', { name: `${words['answers.answer']} ${name}` }))
      await page.getByRole('radio').nth(choice).check()
      await press(page.getByRole('button', { name: words['form.keep'] }))
      await expect(page.getByText(words['form.sent'])).toBeVisible()
    }
    await press(page.getByRole('link', { name: words['form.all'] }))
    const was = filled(words['answers.was'], { value: locale === 'th' ? 'มี' : 'Yes' })
    await expect(page.getByText(was, { exact: true })).toBeVisible()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('link', { name: /Excel/ })),
    ])
    const sheet = await readSheet(await readFile(await saved.path()))
    expect(sheet).toHaveLength(3)
    expect(sheet[1]?.at(-1)).toBe(locale === 'th' ? 'ไม่มี' : 'No')
    await context.close()
  })
}
