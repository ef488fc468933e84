import pg from 'pg'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { expect, languages, test } from '../tools/journey.ts'

const policyNonce = (headers: Record<string, string>) =>
  /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]
const noncesIn = (html: string) =>
  new Set(
    [...html.matchAll(/nonce="([^"]+)"|"nonce\\?",\\?"([^"\\]+)/g)].map((match) => match[1] ?? match[2]),
  )

for (const { locale, home, prefix } of languages) {
  for (const path of [home, `${prefix}/product`, `${prefix}/product?p=a`]) {
    test(`every answer has a nonce of its own, in its policy and in all of its places: ${path} (${locale})`, async ({
      request,
    }) => {
      const seen = new Set<string | undefined>()
      for (const encoding of ['gzip', 'identity', 'gzip', 'identity']) {
        const answer = await request.get(path, { headers: { cookie: '', 'accept-encoding': encoding } })
        const html = await answer.text()
        expect(html.endsWith('</html>')).toBe(true)
        expect(html).toContain(`<html lang="${locale}"`)
        expect(noncesIn(html)).toEqual(new Set([policyNonce(answer.headers())]))
        seen.add(policyNonce(answer.headers()))
      }
      expect(seen.size).toBe(4)
    })
  }
}

const shopName = 'ร้านสมศรีพาณิชย์'

test('a customer, and staff who act for one, never see a guest’s page, and no guest sees theirs', async ({
  playwright,
  shop,
}) => {
  const open = () => playwright.request.newContext({ baseURL: shop, extraHTTPHeaders: { origin: shop } })
  const [customer, staff] = [await open(), await open()]
  await customer.post('/login', { form: { by: 'password', username: '0810000001', password: demoPassword } })
  await staff.post('/merchant/login', { form: { username: 'owner01', password: demoPassword } })
  await staff.post('/merchant/customer/C0001/BKK01', { form: { do: 'order' } })
  for (const path of ['/', '/product']) {
    for (const known of [customer, staff, customer]) {
      const guests = await (await (await open()).get(path)).text()
      expect(guests.includes('href="/login"')).toBe(true)
      expect(guests.includes(shopName)).toBe(false)
      const theirs = await (await known.get(path)).text()
      expect(theirs.includes(shopName)).toBe(true)
      expect(theirs.includes('href="/login"')).toBe(false)
      expect(theirs.includes('กำลังสั่งแทน')).toBe(known === staff)
    }
  }
})

test('an answer from the kept page still says which language was opened, and keeps no cookie of another', async ({
  playwright,
  shop,
}) => {
  for (const { locale, home } of languages) {
    for (let visit = 0; visit < 3; visit++) {
      const nobody = await playwright.request.newContext({ baseURL: shop })
      const cookies = (await nobody.get(home))
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      expect(cookies.map(({ value }) => value.split(';')[0])).toEqual([`i18n_redirected=${locale}`])
    }
  }
})

test('a changed setting shows to guests within seconds @once', async ({ request }) => {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE })
  await client.connect()
  const shown = async () =>
    (await (await request.get('/', { headers: { cookie: '' } })).text()).includes('tel:029998877')
  try {
    expect(await shown()).toBe(false)
    await client.query(`insert into settings (sale_unit, key, value, changed_by) values ('BKK01', 'CONTACT_PHONE', '029998877', 'test')
      on conflict (sale_unit, key) do update set value = excluded.value`)
    await expect.poll(shown, { timeout: 30_000 }).toBe(true)
  } finally {
    await client.query(`delete from settings where sale_unit = 'BKK01' and key = 'CONTACT_PHONE'`)
    await client.end()
  }
})

test('an address nobody knows is answered, and shares nothing', async ({ request }) => {
  for (const path of ['/?who=1', '/product?token=abc', '/PRODUCT']) {
    const answer = await request.get(path, { headers: { cookie: '' } })
    expect(answer.status()).toBe(200)
    expect(noncesIn(await answer.text())).toEqual(new Set([policyNonce(answer.headers())]))
  }
})
