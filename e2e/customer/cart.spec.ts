import { cartProblems } from '#shop/cart/cart-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { expect, expectToast, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { enterAs, fillCart, inDatabase, ownCustomer, signInAs } from '../tools/own-customer.ts'

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)

  test(`a guest fills a cart, signs in at checkout, and finds every line beside their own (${locale})`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1067', quantities: [1, 0, 0] }])
    await page.goto(`${prefix}/product`)
    await untilAlive(page)
    for (const at of [0, 2])
      await page
        .getByRole('article')
        .nth(at)
        .getByRole('button', { name: like('cart.add') })
        .click()
    await expect(page.getByText(say('cart.count', { count: 2 })).last()).toBeAttached()
    await page.goto(`${prefix}/cart`)
    await untilAlive(page)
    await expect(page.getByRole('button', { name: like('cart.remove') })).toHaveCount(2)
    await page.goto(`${prefix}/login?to=/cart`)
    await enterAs(page, locale, own.mobile)
    await expect(page.getByRole('button', { name: like('cart.remove') })).toHaveCount(3)
    const stored = await inDatabase(
      'select product_code from cart_lines where customer_code = $1 and kind = $2',
      [own.code, 'normal'],
    )
    expect(stored).toHaveLength(3)
    // Signed out again, the guest's cart is empty: the lines have moved.
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('sangdai_cart_GUEST')),
      ),
    ).toEqual([])
  })

  test(`a guest’s cart that changes price and centre on signing in says so, line by line (${locale}) @side`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer({ saleUnit: 'CNX01', like: 'C0001' })
    await page.goto(`${prefix}/product/1118`)
    await untilAlive(page)
    await page
      .getByRole('button', { name: like('cart.add') })
      .first()
      .click()
    await expect(page.getByText(say('cart.count', { count: 1 })).last()).toBeAttached()
    await page.goto(`${prefix}/login?to=/checkout`)
    await enterAs(page, locale, own.mobile)
    const note = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: like('cart.movedCentre') })
    await expect(note.getByRole('listitem')).toHaveCount(1)
    const [was = '', now = ''] = await note.getByRole('listitem').locator('s, strong').allTextContents()
    expect([was, now].every((price) => /^฿[\d,]+\.\d\d$/.test(price)) && was !== now).toBe(true)
    await page.goto(`${prefix}/cart`)
    await untilAlive(page)
    await expect(note.getByRole('listitem')).toContainText(now)
    await note.getByRole('button', { name: say('cart.understood') }).click()
    await expect(note).toHaveCount(0)
    await page.reload()
    await untilAlive(page)
    await expect(page.getByRole('button', { name: like('cart.remove') })).toHaveCount(1)
    await expect(note).toHaveCount(0)
  })

  test(`a line goes and comes back, another tab sees it, and what is chosen decides the sum (${locale}) @side`, async ({
    watched: page,
    context,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [
      { product: '1067', quantities: [1, 0, 0] },
      { product: '1118', quantities: [1, 0, 0] },
    ])
    await signInAs(page, { prefix, locale }, own.mobile, '/cart')
    const lines = page.getByRole('button', { name: like('cart.remove') })
    await expect(lines).toHaveCount(2)
    const other = await context.newPage()
    await other.goto(`${prefix}/cart`)
    await untilAlive(other)
    await lines.first().click()
    await expect(lines).toHaveCount(1)
    await expect(other.getByRole('button', { name: like('cart.remove') })).toHaveCount(1)
    await page.getByRole('button', { name: say('cart.undo') }).click()
    await expect(lines).toHaveCount(2)
    await expect(other.getByRole('button', { name: like('cart.remove') })).toHaveCount(2)
    const total = page.getByText(say('totals.total')).locator('..')
    const before = await total.first().textContent()
    await page
      .getByRole('checkbox', { name: like('cart.select') })
      .last()
      .uncheck({ force: true })
    await expect(total.first()).not.toHaveText(before ?? '')
    await other.close()
  })

  test(`free goods stand in the cart as rows of their own, and missing pieces are told (${locale}) @side`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [4, 0, 0] }])
    await signInAs(page, { prefix, locale }, own.mobile, '/cart')
    await expect(
      page
        .getByRole('region', { name: say('cart.free') })
        .getByText('฿0.00')
        .first(),
    ).toBeVisible()
    await page.getByText(say('price.why')).first().click()
    await expect(
      page
        .getByText(like('price.byList'))
        .or(page.getByText(like('price.byLevel')))
        .first(),
    ).toBeVisible()
  })

  test(`without a signal the cart is read and changed, and sent when it is back (${locale}) @side`, async ({
    page,
    context,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, { prefix, locale }, own.mobile, '/cart')
    await expect(page.getByRole('button', { name: like('cart.more') })).toHaveCount(1)
    await context.setOffline(true)
    await page.getByRole('button', { name: like('cart.more') }).click()
    await expect(page.getByRole('textbox', { name: like('cart.quantity') })).toHaveValue('2')
    await expect(page.getByText(say('cart.offline'))).toBeVisible()
    // A link pressed now does not lead to the browser's own error page.
    await page
      .getByRole('link', { name: like('cart.checkout') })
      .filter({ visible: true })
      .click()
    await expectToast(page, say('app.offline'))
    await expect(page).toHaveURL(/\/cart$/)
    await context.setOffline(false)
    await expect(page.getByText(say('cart.offline'))).toBeHidden()
    await expect
      .poll(
        async () =>
          (
            await inDatabase<{ q: number }>(
              'select quantity1 as q from cart_lines where customer_code = $1',
              [own.code],
            )
          )[0]?.q,
      )
      .toBe(2)
  })
}

test('whatever lies in the store, the cart opens, and no price is taken from it @once', async ({
  watched: page,
}) => {
  const key = 'sangdai_cart_GUEST_BKK01_normal'
  const broken = [
    '{"lines":[',
    '[]',
    'null',
    '{"lines":[{"c":"1118","q":[1,0,0],"s":1,"price":1,"SalesPrice1":1}],"unsent":7,"total":1}',
    '{"lines":[{"c":"1118","q":["x",0,0]},{"c":9}]}',
    '\u0000\u0001',
  ]
  for (const text of broken) {
    await page.goto('/cart')
    await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, text])
    await page.reload()
    await untilAlive(page)
    const good = text.includes('"q":[1,0,0]')
    const lines = page.getByRole('button', { name: /^ลบ/ })
    if (good) {
      await expect(lines).toHaveCount(1)
      await expect(page.getByText('฿993.00').first()).toBeVisible()
    } else await expect(page.getByRole('heading', { name: 'ตะกร้ายังว่าง' })).toBeVisible()
  }
})

test('what is pressed while the scripts are still on their way counts once they are there @once', async ({
  watched: page,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((go) => {
    arrive = go
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/product', { waitUntil: 'commit' })
  for (const at of [0, 2])
    await page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: saidLike('th')('cart.add') })
      .click()
  arrive()
  await expect(page.getByText(sayings('th')('cart.count', { count: 2 })).last()).toBeAttached()
})

test('a touch that is told while the cart is on its way is not undone by it @once', async ({
  watched: page,
}) => {
  const like = saidLike('th')
  const own = await ownCustomer()
  const stored = async () =>
    (
      await inDatabase<{ many: number }>(
        'select quantity1 + quantity2 + quantity3 as many from cart_lines where customer_code = $1',
        [own.code],
      )
    ).map(({ many }) => many)
  await signInAs(page, { prefix: '', locale: 'th' }, own.mobile)
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: like('cart.add') }).click()
  await expect.poll(stored).toEqual([1])
  // The page is read before the touch is told, and arrives after its answer.
  let tell = () => {}
  const wasRead = new Promise<void>((go) => {
    tell = go
  })
  const waits = () =>
    page.evaluate(() =>
      Object.entries(localStorage).some(([name, text]) => /_cart_/.test(name) && !/"unsent":\{\}/.test(text)),
    )
  await page.route('**/exchange/syncCart', async (route) => {
    await wasRead
    await route.continue()
  })
  await page.route(/\/cart\.data/, async (route) => {
    // The server ends an idle connection after ten seconds, perhaps just as it is used again.
    const response = await route.fetch({ maxRetries: 1 })
    await expect.poll(waits).toBe(true)
    tell()
    await expect.poll(waits).toBe(false)
    await route.fulfill({ response })
  })
  await card.getByRole('button', { name: like('cart.more') }).click()
  await page.locator('a[href="/cart"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('button', { name: like('cart.remove') })).toBeVisible()
  // The page has taken over what it came with once it was drawn.
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))
  await expect(page.getByRole('main').getByRole('textbox', { name: like('cart.quantity') })).toHaveValue('2')
  await expect.poll(stored).toEqual([2])
})

test('a full cart says so before anything more is put into it @once', async ({ watched: page }) => {
  await page.goto('/product')
  await untilAlive(page)
  const plus = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: saidLike('th')('cart.add') })
  await page.evaluate(() => {
    const lines = Array.from({ length: 300 }, (_, at) => ({ c: `FULL${at}`, q: [1, 0, 0], s: 1 }))
    localStorage.setItem('sangdai_cart_GUEST_BKK01_normal', JSON.stringify({ lines, unsent: {} }))
  })
  await page.reload()
  await untilAlive(page)
  await plus.click()
  await expectToast(page, refuse(cartProblems.full, { most: 300 }).say('th'))
  await expect(plus).toBeVisible()
})
