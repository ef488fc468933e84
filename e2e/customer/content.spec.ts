import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { signInAs } from '../tools/own-customer.ts'

const words = {
  th: {
    news: 'ข่าวสารและช่วยเหลือ',
    howTo: 'วิธีสั่งซื้อ',
    question: 'สั่งขั้นต่ำเท่าไร',
    answer: 'ขั้นต่ำ 300 บาทต่อบิล ค่าส่ง 60 บาท',
    contact: 'ติดต่อเรา',
    list: 'ข่าวสาร',
    trust: 'เครื่องหมายรับรอง',
  },
  en: {
    news: 'News and help',
    howTo: 'How to order',
    question: 'Is there a minimum order?',
    answer: 'Delivery costs 60 baht',
    contact: 'Contact us',
    list: 'News',
    trust: 'Trust mark',
  },
}

for (const { locale, prefix } of languages) {
  const say = words[locale]

  test(`news are listed, read, and lead on (${locale}) @side`, async ({ watched: page }) => {
    await page.goto(`${prefix}/news`)
    await untilAlive(page)
    await expect(page.getByRole('heading', { level: 1, name: say.news })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(8)
    const first = page.getByRole('article').first()
    await expect(first.getByRole('time')).toHaveText(locale === 'th' ? /\d+ \S+ 25\d\d/ : /\d+ \w+ 20\d\d/)
    const title = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('link').click()
    await expect(page).toHaveURL(/\/contents\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.locator('section article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
  })

  test(`help is read step by step, opened question by question, and one touch calls (${locale}) @side`, async ({
    watched: page,
  }) => {
    await page.goto(`${prefix}/news?code=HOWTO_001`)
    await untilAlive(page)
    await expect(page.getByRole('heading', { level: 1, name: say.howTo })).toBeVisible()
    await expect(page.locator('main ol:not(nav ol) > li > svg')).toHaveCount(5)
    await page.goto(`${prefix}/news?code=FAQ_001`)
    await expect(page.getByText(say.answer)).toBeHidden()
    await page.getByRole('heading', { name: say.question }).click()
    await expect(page.getByText(say.answer)).toBeVisible()
    await page.goto(`${prefix}/news?code=CONTACT_001`)
    await expect(page.getByRole('heading', { level: 1, name: say.contact })).toBeVisible()
    await expect(page.locator('main a[href="tel:020000101"]')).toBeVisible()
    await expect(
      page.locator('main a[href^="https://www.google.com/maps/search/?api=1&query="]'),
    ).toHaveCount(6)
    await expect(page.locator('main a[href^="https://line.me/"]').first()).toBeVisible()
  })

  test(`a customer finds the news under their profile; what changed is told in their language (${locale}) @side`, async ({
    watched: page,
  }) => {
    await signInAs(page, { prefix, locale }, '0810000001', '/profile/newslist')
    await expect(page.getByRole('heading', { level: 1, name: say.list, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
    await page.goto(`${prefix}/release/notes`)
    await expect(page.getByText(locale === 'th' ? 'เพิ่มสำหรับผู้ซื้อ' : 'Added for shoppers').first()).toBeVisible()
  })

  test(`the trust mark is shown from the footer (${locale}) @side`, async ({ watched: page }) => {
    await page.goto(`${prefix}/news`)
    await untilAlive(page)
    await page.getByRole('button', { name: say.trust }).click()
    await expect(page.getByRole('dialog', { name: say.trust })).toBeVisible()
  })
}

test('what is not there answers 404, what has moved says where to', async ({ request }) => {
  for (const path of [
    '/contents/99999',
    '/contents/x',
    '/news?code=NO_SUCH',
    '/en/contents/1',
    '/sitemap.xml?part=9999',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const [path, to] of [
    ['/cms/content?id=12', '/contents/12'],
    ['/en/cms/content?code=FAQ_001', '/en/news?code=FAQ_001'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(to)
  }
})

test('search engines find every page in both languages, and each page says what it is', async ({
  request,
  shop,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${shop}/sitemap.xml`)
  expect(robots).toContain('Disallow: /en/profile')
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  )
  for (const path of [
    '/',
    '/en',
    '/product',
    '/product/1001',
    '/en/product/1001',
    '/news?code=FAQ_001',
    '/product?c1=10',
    '/en/contents/12',
  ])
    expect(addresses, path).toContain(shop + path)
  for (const address of addresses.filter((_, at) => at % 60 === 0 || at < 8)) {
    const page = await request.get(address)
    expect(page.status(), address).toBe(200)
    const html = await page.text()
    expect(html, address).toContain(`<link rel="canonical" href="${address.replaceAll('&', '&amp;')}"`)
    expect(/<meta name="description" content="[^"]{20,}"/.test(html), `description of ${address}`).toBe(true)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await request.get(picture)).status(), picture).toBe(200)
  }
})
