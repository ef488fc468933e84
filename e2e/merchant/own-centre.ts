import type { Browser, Page } from '@playwright/test'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import type { At } from '../payments/customer-pays.ts'
import { fillCart, inDatabase, type OwnCustomer, ownCustomer } from '../tools/own-customer.ts'

/** Centres of the demo that no other journey orders from, one for each language. */
export const ownCentres = { th: 'KKC01', en: 'CBI01' } as const

/** A member of staff of this journey alone. */
export async function ownStaff(saleUnit: string, role: '5' | '8'): Promise<string> {
  const username = `j${role}${Math.floor(Math.random() * 1e8)}`
  await inDatabase(
    `with own as (insert into staff (username, name, mobile, email, password_hash)
       select $1, 'คนทดลอง', null, $1 || '@centre.example', s.password_hash from staff s where s.username = 'owner01' returning username)
     insert into staff_centres (sale_unit, username, role, sale_code) select $2, username, $3, upper(username) from own`,
    [username, saleUnit, role],
  )
  return username
}

/** Their browser, on a page of the back office. */
export async function openAs(
  browser: Browser,
  { shop, width, prefix, locale }: At & { shop: string; width: number },
  username: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop, locale, viewport: { width, height: 800 } })
  const page = await context.newPage()
  await page.request.post(`${prefix}/merchant/login`, {
    form: { username, password: demoPassword },
    headers: { origin: shop },
    maxRedirects: 0,
  })
  return page
}

/** A customer of that centre with goods in the cart. */
export async function customerWithCart(saleUnit: string): Promise<OwnCustomer> {
  const [like] = await inDatabase<{ code: string }>(
    `select code from customers where sale_unit = $1 and role = '1' and status = 'active' and agent_code is null order by code limit 1`,
    [saleUnit],
  )
  const [product] = await inDatabase<{ code: string }>(
    `select p.code from products p join stock s on s.sale_unit = p.sale_unit and s.product_code = p.code
     where p.sale_unit = $1 and p.active and p.material_type = 'FG' and not p.needs_licence and s.on_hand - s.reserved > 100
       and not exists (select from promotion_products g where g.sale_unit = p.sale_unit and g.product_code = p.code)
     order by p.code limit 1`,
    [saleUnit],
  )
  const own = await ownCustomer({ saleUnit, like: like?.code ?? '' })
  // Customers of the smaller centres have no password.
  await inDatabase(
    `update accounts set password_hash = (select s.password_hash from accounts s where s.mobile = '0810000001') where mobile = $1`,
    [own.mobile],
  )
  await inDatabase(`update stock set on_hand = on_hand + 1000 where sale_unit = $1 and product_code = $2`, [
    saleUnit,
    product?.code,
  ])
  await fillCart(own, [{ product: product?.code ?? '', quantities: [10, 0, 0] }])
  return own
}
