import type { Page } from '@playwright/test'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { lengthsOf, pages } from '#web/start/page-table.ts'
import { ownRun } from '../rider/own-run.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { fillCart, inDatabase, ownCustomer } from '../tools/own-customer.ts'
import { axeIn, expectAccessible } from './accessible.ts'
import { ownStandingOrder } from './own-standing-order.ts'

// axe reads every element's colours, which takes long on a busy machine.
test.describe.configure({ timeout: 480_000 })

type Visitor = 'guest' | 'customer' | 'agent' | 'staff' | 'rider'
/**
 * Every open page, in portions for all workers. `ORDER` and `STANDING` are the customer's, made before, `LINK` changes
 * the latter's next run; `SERIES` is one of coupons.
 */
const visits: { who: Visitor; paths: string[] }[] = [
  {
    who: 'guest',
    paths: [
      '/',
      '/product',
      '/product?p=dishwashhx',
      '/product/1124',
      '/promotion',
      '/login',
      '/verifyotp',
      '/backupverifyotp',
      '/login/auth/token?token=spent',
      '/login/auth/athena?token=made-up',
      '/register',
      '/register-pending',
      '/manage/registerfrompc',
      '/setup',
      '/line/test',
      '/cart',
      '/pdpa',
    ],
  },
  {
    who: 'guest',
    paths: [
      '/news',
      '/news?code=HOWTO_001',
      '/news?code=FAQ_001',
      '/news?code=CONTACT_001',
      '/contents/12',
      '/cms/content?code=FAQ_001',
      '/release/notes',
      '/test',
      '/no/such/page',
      '/order/tracking',
      '/point_tcp',
      '/merchant/login',
      '/merchant/login/code',
      '/merchant/invitation/BKK01.0123456789abcdef0123456789abcdef',
      '/merchant/register',
      '/merchant/register/status',
      '/rider/login',
      '/rider/verifyotp',
      '/payment/status/paid',
      '/payment',
    ],
  },
  {
    who: 'customer',
    paths: [
      '/',
      '/product?c1=10',
      '/promotion',
      '/promotion/saenueb',
      '/profile/wishlist',
      '/profile/newslist',
      '/profile',
      '/profile/editProfile',
      '/profile/changePassword',
      '/profile/address',
      '/profile/address?add=B',
      '/profile-setup',
      '/profile-setup-content',
      '/pdpa',
      '/point_tcp',
      '/chat/list',
      '/line/connect?linkToken=expired',
      '/ordersubscription/new',
      '/next-order/BKK01-000000000000000000000000',
      '/next-order/LINK',
      '/ordersubscription/STANDING',
      '/ordersubscription/STANDING?edit=1',
    ],
  },
  {
    who: 'customer',
    paths: [
      '/cart',
      '/cart/adv',
      '/checkout',
      '/checkout/adv',
      '/history',
      '/profile/points',
      '/ordersubscription',
    ],
  },
  {
    who: 'customer',
    paths: [
      '/payment/slip',
      '/payment/upload/slip',
      '/payment/combine?orders=ORDER',
      '/checkout/succeed?order=ORDER',
      '/history/ORDER',
      '/history/ORDER/BKK01/report',
      '/order/tracking/ORDER',
      '/profile/mycoupon',
      '/profile/incentive',
      '/agents/register',
      '/profile/agent',
      '/agent-invitation/BKK01.0',
    ],
  },
  {
    who: 'agent',
    paths: [
      '/agents/customers',
      '/agents/customers/add',
      '/agents/customers/C0006',
      '/agents/register',
      '/agents/products',
      '/agents/products?show=prices',
      '/agents/products/add',
      '/agents/products/edit/A0001',
      '/agents/shop',
      '/agents/shop/cart',
      '/agents/orders',
      '/agents/orders/AG-0001?agent=C0004',
    ],
  },
  {
    who: 'staff',
    paths: [
      '/merchant/centre',
      '/merchant/support/chat?show=all',
      '/merchant/support/chat?customer=C0001',
      '/merchant?month=2029-01',
      '/merchant/report/product',
      '/merchant/report/stock',
      '/merchant/customer',
      '/merchant/customer/C0001/BKK01',
      '/merchant/customer/C0003/BKK01',
      '/merchant/order?tab=all',
      '/merchant/order?from=2020-01-01&text=ร้าน',
      '/merchant/order/ORDER',
      '/merchant/standing-orders?tab=all',
      // Standing orders of the demo have the same ids every day.
      '/merchant/standing-orders/0fe81960-64c1-700b-ae5a-537bff0e5fdb',
      '/merchant/order/reports',
      '/merchant/order/reports?tab=answered&reason=damaged',
      '/merchant/product?state=lowStock',
      '/merchant/product/1001',
      '/merchant/product/1001?tab=prices',
      '/merchant/product/1001?tab=stock',
      '/merchant/product/new',
      '/merchant/catalogue',
      '/merchant/catalogue/lists',
      '/merchant/catalogue/groups',
    ],
  },
  {
    who: 'staff',
    paths: [
      '/merchant/order/ORDER/BKK01/delivery-note',
      '/merchant/order/CANCELLED/BKK01/delivery-note',
      '/merchant/order/pick-list?orders=ORDER',
      '/merchant/dispatch',
      // Today's run of the demo has the same id every day.
      '/merchant/dispatch/2dfccfb5-773f-7e08-ae62-bde005696a8a',
      '/merchant/dispatch/2dfccfb5-773f-7e08-ae62-bde005696a8a/run-sheet',
      '/merchant/promotion',
      '/merchant/promotion?tab=EXPIRED',
      '/merchant/promotion/new',
      '/merchant/promotion/CP101',
      '/merchant/coupon',
      '/merchant/coupon/new',
    ],
  },
  {
    who: 'staff',
    paths: [
      '/merchant/coupon/SERIES',
      '/merchant/coupon/SERIES/sheet',
      '/merchant/import?kind=stock',
      // The import of the demo has the same id every day.
      '/merchant/import/80be5850-124d-79aa-a7a5-c5fce1e07527',
      '/merchant/payment',
      '/merchant/payment?tab=all',
      '/merchant/payment/reconcile',
      '/merchant/profile',
      '/merchant/profile/edit',
      '/merchant/profile/edit?part=photos',
      '/merchant/profile/edit?part=hours',
      '/merchant/profile/edit?part=delivery',
      '/merchant/profile/edit?part=areas',
      '/merchant/profile/edit?part=accounts',
      '/merchant/profile/edit?part=closing',
      '/merchant/webconfig',
      '/merchant/webconfig?scope=network',
      '/merchant/log',
      '/merchant/staff',
      '/merchant/staff?tab=riders',
      '/merchant/staff?tab=invited',
      '/merchant/staff?tab=former',
      '/merchant/staff?tab=network',
      '/merchant/staff/sales01',
      '/merchant/staff/rider/0820000001',
      '/merchant/security',
      '/merchant/applications',
      '/merchant/agents',
      '/merchant/agents?tab=agents',
      '/merchant/applications/0190a000-0000-7000-8000-000000000001',
      '/admin/config/sync',
      // The first payment of the demo has the same id every day.
      '/merchant/payment/PYC7C5A12F09447D',
    ],
  },
  {
    who: 'staff',
    paths: [
      '/sales/mysales',
      '/sales/mysales/customers',
      '/sales/mysales/visits',
      '/sales/mysales/team',
      '/sales/mysales/targets',
      '/sales/mysales/mustsell',
      '/sales/mysales/basket/C0001/BKK01',
    ],
  },
  {
    who: 'staff',
    paths: [
      '/merchant/customer/C0001/BKK01/photos',
      '/merchant/customer/C0001/BKK01/survey',
      // The surveys of the demo have the same ids every day.
      '/merchant/customer/C0001/BKK01/survey/04ad0442-1cf3-75fa-aa48-a55b117b2d9e',
      '/merchant/survey',
      '/merchant/survey/04ad0442-1cf3-75fa-aa48-a55b117b2d9e',
      '/merchant/photogroup',
      '/merchant/waiting',
      '/merchant/content',
      '/merchant/content?kind=P',
      '/merchant/content/1',
      '/merchant/content/12',
      '/merchant/content/new?kind=L',
      '/merchant/messages',
      '/merchant/messages/kind/order-placed',
      '/merchant/messages/log',
      '/merchant/messages/settings',
      '/merchant/line-menus',
      '/merchant/policy',
      '/merchant/policy/draft',
      '/merchant/policy/1.0',
    ],
  },
  {
    who: 'rider',
    paths: [
      '/rider',
      '/rider?view=load',
      '/rider?view=order',
      '/rider/detail/ORDER/BKK01',
      '/rider/detail/ORDER/BKK01?step=door',
      '/rider/detail/ORDER/BKK01?step=fail',
      '/rider/history',
      '/rider/profile',
      '/rider/singha',
      '/rider/detail/singha/ORDER/BKK01',
    ],
  },
]
/** Files that are pages by their name and show nothing of their own. */
const showNothing = ['/logout', '/profile/mydata', '/line/authenuser', '/places']
/** Shown only in the middle of something: see line.spec.ts, sign-in-link.spec.ts and payments.spec.ts. */
const judgedElsewhere = [
  ...['/line_hook', '/confirm', '/profile/link/:provider', '/payment/:type/pay/:orderid/:saleunit/:key'],
]

test('every open page is among those judged @once', () => {
  const addresses = visits.flatMap(({ paths }) => paths.map((path) => path.split('?')[0] ?? ''))
  const isJudged = (path: string) =>
    lengthsOf(path).some((one) =>
      addresses.some((address) => new RegExp(`^${one.replace(/:\w+/g, '[^/]+')}$`).test(address)),
    )
  const open = pages.filter(
    ({ file, path }) => file?.endsWith('.tsx') && ![...showNothing, ...judgedElsewhere].includes(path),
  )
  const missing = open.map(({ path }) => path).filter((path) => !isJudged(path))
  expect(missing, 'add each to the paths of whoever opens it, in visits above').toEqual([])
})

/** Signs in without the form, which other journeys fill; the paths then name an order of whoever it is. */
async function comeAs(page: Page, shop: string, who: Visitor): Promise<string> {
  if (who === 'guest') return ''
  if (who === 'staff') {
    const form = { username: 'owner01', password: demoPassword }
    await page.request.post('/merchant/login', { form, headers: { origin: shop }, maxRedirects: 0 })
    return 'C0002'
  }
  if (who === 'rider') {
    const { mobile, numbers } = await ownRun([{ name: 'ร้านทดลอง', status: 'Invoice wait' }], 'SINGHA_ROAD')
    const form = { by: 'password', username: mobile, password: demoPassword }
    await page.request.post('/rider/login', { form, headers: { origin: shop }, maxRedirects: 0 })
    return numbers[0] ?? ''
  }
  const own = who === 'agent' ? { mobile: '0810000005', code: '' } : await customerWithAll()
  const form = { by: 'password', username: own.mobile, password: demoPassword }
  await page.request.post('/login', { form, headers: { origin: shop }, maxRedirects: 0 })
  return own.code
}

/** A cart, a cart of advance goods, credit, points and an order. */
async function customerWithAll() {
  const own = await ownCustomer({ creditLimit: 500_000, points: 300 })
  await fillCart(own, [
    { product: '1118', quantities: [4, 1, 0] },
    { product: '1067', quantities: [1, 0, 0] },
  ])
  const [advance] = await inDatabase<{ code: string }>(
    `select product_code as code from advance_prices where sale_unit = 'BKK01' and level = 1 and starts_on > current_date order by 1 limit 1`,
  )
  if (advance) await fillCart(own, [{ product: advance.code, quantities: [1, 0, 0] }], 'advance')
  return own
}

async function cancelledOrder(): Promise<string> {
  const [order] = await inDatabase<{ number: string }>(
    `select number from orders where sale_unit = 'BKK01' and status = 'SO Cancel' order by number limit 1`,
  )
  if (!order) throw new Error('the demo has no cancelled order')
  return order.number
}

async function seriesOfCentre(): Promise<string> {
  const [series] = await inDatabase<{ id: string }>(
    `select id from coupon_series where sale_unit = 'BKK01' order by id limit 1`,
  )
  return series?.id ?? ''
}

async function orderOf(page: Page, customer: string): Promise<string> {
  const find = async () =>
    (
      await inDatabase<{ number: string }>(
        `select number from orders where sale_unit = 'BKK01' and customer_code = $1 order by number desc`,
        [customer],
      )
    )[0]?.number ?? ''
  if (await find()) return find()
  await page.goto('/checkout')
  await untilAlive(page)
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/checkout\/succeed/)
  return find()
}

for (const { locale, prefix } of languages) {
  for (const { who, paths } of visits) {
    test(`no serious accessibility finding for a ${who} from ${paths[0]} to ${paths.at(-1)} (${locale}) @once`, async ({
      page,
      shop,
    }) => {
      const customer = await comeAs(page, shop, who)
      const order =
        who === 'rider'
          ? customer
          : paths.some((path) => path.includes('ORDER'))
            ? await orderOf(page, customer)
            : ''
      const cancelled = paths.some((path) => path.includes('CANCELLED')) ? await cancelledOrder() : ''
      const series = paths.some((path) => path.includes('SERIES')) ? await seriesOfCentre() : ''
      const standing = paths.some((path) => path.includes('STANDING'))
        ? await ownStandingOrder(customer)
        : null
      for (const path of paths) {
        const address = path
          .replace('ORDER', order)
          .replace('CANCELLED', cancelled)
          .replace('SERIES', series)
          .replace('STANDING', standing?.id ?? '')
          .replace('LINK', standing?.link ?? '')
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(`${prefix}${path === '/' && prefix ? '' : address}`)
        await untilAlive(page)
        await expectAccessible(page, { ...axeIn(locale), isOnTheRoad: who === 'rider' })
      }
    })
  }
}
