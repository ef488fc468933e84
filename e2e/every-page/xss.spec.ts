import type { Page } from '@playwright/test'
import pg from 'pg'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { type RunningShop, runShop } from '../tools/running-shop.ts'
import { attacks, badLinks } from './xss-corpus.ts'

/** Whatever runs, breaks the policy, opens a dialog or leaves for another host is written down. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const found: string[] = []
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => found.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      found.push(`left for ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.text().startsWith('seen:')) found.push(message.text())
  })
  await page.addInitScript(() => {
    const report = (what: string) => console.log(`seen: ${what}`)
    for (const name of ['alert', 'confirm', 'prompt'] as const) window[name] = (() => report(name)) as never
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
      report(`policy ${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return found
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const all = JSON.stringify(attacks)
  await client.query(
    `with named as (select code, row_number() over (order by popularity desc, code) as at from products
       where sale_unit = 'BKK01' and active and not needs_licence and material_type not in ('DeliveryFee', 'Point', 'GivePoint'))
     update products p set name_th = text, name_en = text, short_name_th = text, short_name_en = text, description_th = text, description_en = text
     from named join jsonb_array_elements_text($1::jsonb) with ordinality as given(text, at) using (at)
     where p.sale_unit = 'BKK01' and p.code = named.code`,
    [all],
  )
  await client.query(
    `update contents set active = false where sale_unit = 'BKK01' and kind in ('N', 'B', 'M', 'L')`,
  )
  const add = (kind: string, from: number, rows: { title: string; body: string; link: string }[]) =>
    client.query(
      `insert into contents (sale_unit, id, kind, title_th, title_en, body_th, body_en, link, starts_on, position)
       select 'BKK01', $2::int + at, $1, title, title, body, body, link, '2026-01-01', at
       from jsonb_to_recordset($3::jsonb) as given(title text, body text, link text, at int)`,
      [kind, from, JSON.stringify(rows.map((row, at) => ({ ...row, at: at + 1 })))],
    )
  // Two in a title: a list shows a hundred pieces of news at most.
  const pairs = attacks.flatMap((attack, at) =>
    at % 2 === 0 ? [{ title: `${attack} ¦ ${attacks[at + 1] ?? ''}`, body: attack, link: '' }] : [],
  )
  await add('N', 5_000, [{ title: 'all', body: attacks.join('\n\n'), link: '' }, ...pairs])
  await add(
    'B',
    6_000,
    attacks
      .map((attack, at) => ({ title: attack, body: attack, link: badLinks[at % badLinks.length] ?? '' }))
      .slice(0, 100),
  )
  await add(
    'M',
    7_000,
    badLinks.map((link) => ({ title: link, body: link, link })),
  )
  await add(
    'L',
    8_000,
    badLinks.map((link) => ({ title: link, body: link, link })),
  )
  await client.end()
}

/** As many attacks as fit into one search. */
function searches(): string[] {
  const texts: string[] = []
  for (const attack of attacks) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + attack.length < 190) texts.splice(-1, 1, `${last} ${attack}`)
    else texts.push(attack)
  }
  return texts
}

const shown = (page: Page) => page.evaluate(() => document.body.textContent ?? '')
/** Every link of the page, as the browser understands it. */
const links = (page: Page) => page.evaluate(() => [...document.querySelectorAll('a')].map(({ href }) => href))

let shop: RunningShop
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await runShop()
  await fill(shop.databaseUrl)
})
test.afterAll(async () => {
  await shop.stop()
})

test('a hundred ways to make text run do not: products, news, search and banners, in both languages', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(400_000)
  expect(new Set(attacks).size).toBeGreaterThanOrEqual(100)
  const found = await watch(page, new URL(shop.url).origin)
  const open = async (path: string) => {
    const answer = await page.goto(shop.url + path)
    expect(answer?.status(), path).toBe(200)
    await untilAlive(page)
  }
  for (const { prefix, home } of languages) {
    const missing: string[] = []
    const expectText = async (where: string, texts: string[]) => {
      const text = await shown(page)
      missing.push(...texts.filter((each) => !text.includes(each)).map((each) => `${where}: ${each}`))
    }
    for (let skip = 0; skip < attacks.length; skip += 12) {
      await open(`${prefix}/product?skip=${skip}`)
      await expectText('list', attacks.slice(skip, skip + 12))
    }
    const codes = await page.evaluate(() =>
      [...document.querySelectorAll('article a')].map((link) => link.getAttribute('href')),
    )
    for (const code of codes.slice(0, 3)) await open(code ?? '')
    await open(`${prefix}/news`)
    await expectText('news', attacks)
    await open(`${prefix}/contents/5001`)
    await open(home)
    await expectText('banners', attacks.slice(0, 20))
    for (const href of await links(page)) expect(href).toMatch(/^(https?:|tel:|mailto:)/)
    for (const href of await links(page)) expect(href).not.toContain('evil.example')
    // What was searched is shown by the same part of the page in both languages.
    for (const text of prefix === '' ? searches() : searches().slice(0, 3)) {
      await open(`${prefix}/product?p=${encodeURIComponent(text)}`)
      await expectText('search', [text.slice(0, 200).trim()])
    }
    expect(missing).toEqual([])
  }
  expect(found).toEqual([])
})
