import type { Page } from '@playwright/test'
import pg from 'pg'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { expect, untilAlive } from './journey.ts'

export type OwnCustomer = { code: string; mobile: string; saleUnit: string }

/** Asks the database of the running shops: journeys that need a state nobody reaches by hand in a minute. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A customer of this journey alone, like a demo one: carts, credit and points of parallel journeys must not meet. */
export async function ownCustomer({
  like = 'C0002',
  saleUnit = 'BKK01',
  creditLimit = 0,
  points = 0,
  alsoIn,
}: {
  like?: string
  saleUnit?: string
  creditLimit?: number
  points?: number
  /** Another centre where the same person is a customer too. */
  alsoIn?: string
} = {}): Promise<OwnCustomer> {
  const mobile = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const code = `J${mobile}`
  await inDatabase(
    `with own as (insert into accounts (mobile, name, password_hash, last_sale_unit)
       select $1, 'ร้านทดลอง', a.password_hash, $4 from accounts a join customers c on c.account_id = a.id where c.sale_unit = $4 and c.code = $3
       returning id),
     buyer as (insert into customers (sale_unit, code, account_id, name, customer_type, store_type, tax_number, credit_limit, points)
       select c.sale_unit, $2, own.id, 'ร้านทดลอง', c.customer_type, c.store_type, c.tax_number, $5, $6
       from customers c, own where c.sale_unit = $4 and c.code = $3 returning sale_unit, code, account_id)
     insert into account_customers (sale_unit, customer_code, account_id) select sale_unit, code, account_id from buyer`,
    [mobile, code, like, saleUnit, creditLimit, points],
  )
  await inDatabase(
    `insert into addresses (sale_unit, customer_code, type, is_default, name, address, province, district, subdistrict, postcode, phone)
     select $1, $2, kind, true, 'ร้านทดลอง', '1 ถนนทดลอง', d.province, d.district, d.subdistrict, d.postcode, $3
     from centres d, unnest(array['S', 'B']) as kind where d.sale_unit = $1`,
    [saleUnit, code, mobile],
  )
  await inDatabase(
    `insert into consents (account_id, purpose, version, given, channel)
     select a.id, 'service', '1.0', true, 'web' from accounts a where a.mobile = $1`,
    [mobile],
  )
  if (alsoIn)
    await inDatabase(
      `with buyer as (insert into customers (sale_unit, code, account_id, name, customer_type, store_type, tax_number)
         select $1, code, account_id, name, customer_type, store_type, tax_number from customers where sale_unit = $2 and code = $3
         returning sale_unit, code, account_id)
       insert into account_customers (sale_unit, customer_code, account_id) select sale_unit, code, account_id from buyer`,
      [alsoIn, saleUnit, code],
    )
  if (points > 0)
    await inDatabase(
      `insert into points_ledger (sale_unit, customer_code, at, points, reason, expires_on) values ($1, $2, now(), $3, 'earned', (now() + interval '300 days')::date)`,
      [saleUnit, code, points],
    )
  return { code, mobile, saleUnit }
}

const words = {
  th: { mobile: 'เบอร์มือถือ', password: 'รหัสผ่าน', signIn: 'เข้าสู่ระบบ' },
  en: { mobile: 'Mobile number', password: 'Password', signIn: 'Sign in' },
}

/** Fills in the sign-in page that is open. */
export async function enterAs(page: Page, locale: 'th' | 'en', mobile: string): Promise<void> {
  await untilAlive(page)
  await page.getByLabel(words[locale].mobile).fill(mobile)
  await page.getByLabel(words[locale].password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: words[locale].signIn }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await untilAlive(page)
}

type Language = { prefix: string; locale: 'th' | 'en' }

export async function signInByForm(
  page: Page,
  { prefix, locale }: Language,
  mobile: string,
  to = '/product',
): Promise<void> {
  await page.goto(`${prefix}/login?to=${encodeURIComponent(to)}`)
  await enterAs(page, locale, mobile)
}

/** Signs in without the form, which journeys of signing in fill; gives the address the shop then leads to. */
export async function postSignIn(
  page: Page,
  { prefix }: Language,
  mobile: string,
  to = '/product',
): Promise<string> {
  const form = { by: 'password', username: mobile, password: demoPassword, to }
  const answer = await page.request.post(`${prefix}/login`, { form, maxRedirects: 0 })
  expect(answer.status(), `the sign-in of ${mobile}`).toBe(302)
  return answer.headers().location ?? ''
}

/** The same, and opens that page. */
export async function signInAs(page: Page, at: Language, mobile: string, to?: string): Promise<void> {
  await page.goto(await postSignIn(page, at, mobile, to))
  await untilAlive(page)
}

/** Puts goods into a customer's kept cart, as another device would have. */
export async function fillCart(
  { code, saleUnit }: OwnCustomer,
  lines: { product: string; quantities: [number, number, number] }[],
  kind = 'normal',
): Promise<void> {
  for (const { product, quantities } of lines)
    await inDatabase(
      `insert into cart_lines (sale_unit, customer_code, kind, product_code, quantity1, quantity2, quantity3) values ($1, $2, $3, $4, $5, $6, $7)`,
      [saleUnit, code, kind, product, ...quantities],
    )
}

/** Three weekly orders, so that all is due today; paid in cash as the last one, unless it is said otherwise. */
export async function boughtWeekly(
  { code, saleUnit }: OwnCustomer,
  { goods = ['1118', '1001'], quantity = 5, payment = 'COD' } = {},
): Promise<void> {
  // Other journeys order these goods too.
  await inDatabase(
    `update stock set on_hand = greatest(on_hand, reserved + 5000) where sale_unit = $1 and product_code = any($2)`,
    [saleUnit, goods],
  )
  for (const weeks of [3, 2, 1]) {
    const number = `W${weeks}${code}`
    await inDatabase(
      `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method, paid_at, delivery_method, goods, total, ship_to, bill_to)
       values ($1, $2, $3, 'x', 'POD', now() - $4::int * interval '7 days', 'customer', $3, 0, $5, now(), 'DELIVERY', 0, 0, '{}', '{}')`,
      [saleUnit, number, code, weeks, payment],
    )
    await inDatabase(
      `insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount)
       select $1, $2, row_number() over (), p.code, p.name_th, p.name_en, 1, p.unit1_name_th, p.unit1_name_en, p.unit1_rate, $4, 100, 1, 100
       from products p where p.sale_unit = $1 and p.code = any($3)`,
      [saleUnit, number, goods, quantity],
    )
  }
}
