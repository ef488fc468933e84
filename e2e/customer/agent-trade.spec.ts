import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'

const words = {
  th: {
    name: 'ชื่อสินค้า',
    unit: 'ชื่อหน่วย',
    barcode: 'บาร์โค้ด (ไม่บังคับ)',
    price: 'ราคาขาย (บาท)',
    opening: 'ตอนนี้มีกี่หน่วยเล็กสุด',
    save: 'บันทึก',
    percent: 'บวกเพิ่มจากต้นทุน (%)',
    saveRule: 'บันทึกราคา',
    absurd: 'มากเกินไป',
    money: 'ใส่จำนวนเงินเป็นบาท',
    taken: 'ที่ศูนย์ขายอยู่',
    all: 'ทุกสินค้า',
    says: 'บวกเพิ่ม 10%',
    search: 'ค้นหาสินค้าของตัวแทน',
    find: 'ค้นหา',
    add: /^เพิ่ม /,
    toCart: /^ดูออเดอร์/,
    place: /^สั่ง ฿/,
    placed: 'รอรับออเดอร์',
    accept: 'รับออเดอร์',
    accepted: 'รับแล้ว',
    toBuy: 'ต้องซื้อจากศูนย์',
    putInCart: 'ใส่ตะกร้าของฉันทั้งหมด',
    bought: /^ซื้อแล้ว /,
    handOver: 'ส่งของแล้ว',
    collect: 'บันทึกการเก็บเงิน',
    amount: 'จำนวนเงิน (บาท)',
    tooMuch: 'เก็บเงินเกินยอดค้างไม่ได้',
    collected: 'เก็บเงินแล้ว',
  },
  en: {
    name: 'Name in Thai',
    unit: 'Unit in Thai',
    barcode: 'Barcode (optional)',
    price: 'Price (baht)',
    opening: 'How many of the smallest unit there are now',
    save: 'Save',
    percent: 'Added to the cost (%)',
    saveRule: 'Save price',
    absurd: 'is too much',
    money: 'Enter an amount in baht',
    taken: 'which the centre sells',
    all: 'All products',
    says: '+10%',
    search: 'Search what your agent sells',
    find: 'Search',
    add: /^Add /,
    toCart: /^See your order/,
    place: /^Order for ฿/,
    placed: 'New',
    accept: 'Accept order',
    accepted: 'Accepted',
    toBuy: 'To buy from the centre',
    putInCart: 'Put all into my cart',
    bought: /^Bought with /,
    handOver: 'Handed over',
    collect: 'Save the money',
    amount: 'Amount (baht)',
    tooMuch: 'You cannot collect more than is owed',
    collected: 'Money collected',
  },
} as const

/** An agent and a client of this journey alone, so that nobody else's orders are on their lists. */
async function ownPair(): Promise<{ agent: OwnCustomer; client: OwnCustomer }> {
  const [agent, client] = [await ownCustomer({ like: 'C0004' }), await ownCustomer()]
  await inDatabase(
    `update customers set role = '2', person_type = 1, account_code = 'AR' || right(code, 5), tax_number = '0107536000315',
       shop_photo = 'a.webp', picture_file = 'b.webp' where sale_unit = $1 and code = $2`,
    [agent.saleUnit, agent.code],
  )
  await inDatabase('update customers set agent_code = $3 where sale_unit = $1 and code = $2', [
    ...[client.saleUnit, client.code, agent.code],
  ])
  return { agent, client }
}

for (const { locale, prefix } of languages) {
  const say = words[locale]

  test(`a client orders an own item and a centre’s from the agent, who buys, hands over and is paid (${locale})`, async ({
    watched: page,
    browser,
    baseURL,
  }) => {
    test.slow()
    const { agent, client } = await ownPair()
    await page.setViewportSize({ width: 360, height: 760 })
    await signInAs(page, { prefix, locale }, agent.mobile, '/agents/products/add')
    await untilAlive(page)
    // A barcode of the centre is refused with the product that has it; the form keeps what was typed.
    const [known] = await inDatabase<{ barcode: string }>(
      `select barcode1 as barcode from products where sale_unit = 'BKK01' and active and barcode1 is not null order by code limit 1`,
    )
    await page.getByLabel(say.name, { exact: true }).fill('แหนมบ้านเรา')
    await page.getByLabel(say.barcode).fill(known?.barcode ?? '')
    await page.getByLabel(say.unit, { exact: true }).fill('ห่อ')
    await page.getByLabel(say.price).fill('-5')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await page.getByLabel(say.price).fill('45')
    await page.getByLabel(say.opening).fill('10')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(say.taken)
    await page.getByLabel(say.barcode).fill('')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/agents/products$`))
    await expect(page.getByRole('main')).toContainText('แหนมบ้านเรา')

    await page.goto(`${prefix}/agents/products?show=prices`)
    await untilAlive(page)
    await page.getByLabel(say.percent).fill('ten')
    await page.getByRole('button', { name: say.saveRule }).click()
    await expect(page.getByRole('alert')).toContainText(say.money)
    await page.getByLabel(say.percent).fill('2000')
    await page.getByRole('button', { name: say.saveRule }).click()
    await expect(page.getByRole('alert')).toContainText(say.absurd)
    await page.getByLabel(say.percent).fill('10')
    await page.getByRole('button', { name: say.saveRule }).click()
    await expect(page.getByRole('listitem').filter({ hasText: say.says })).toContainText(say.all)

    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 360, height: 760 },
    })
    const theirs = await context.newPage()
    await signInAs(theirs, { prefix, locale }, client.mobile, '/agents/shop')
    await untilAlive(theirs)
    const ofCentre = theirs.getByRole('main').getByRole('listitem').filter({ hasNotText: 'แหนมบ้านเรา' })
    await theirs.getByRole('button', { name: say.add }).first().click()
    await ofCentre.getByRole('button', { name: say.add }).first().click()
    await theirs.getByRole('link', { name: say.toCart }).click()
    await untilAlive(theirs)
    const order = theirs.getByRole('button', { name: say.place })
    await expect(order).not.toHaveAttribute('aria-disabled')
    await order.dblclick()
    await expect(theirs).toHaveURL(/\/agents\/orders\/AG-0001\?agent=/)
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(say.placed)
    const placed = await inDatabase('select from agent_orders where sale_unit = $1 and client_code = $2', [
      ...[client.saleUnit, client.code],
    ])
    expect(placed).toHaveLength(1)

    await page.goto(`${prefix}/agents/orders/AG-0001`)
    await untilAlive(page)
    await page.getByRole('button', { name: say.accept }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say.accepted)
    await page.goto(`${prefix}/agents/orders`)
    await untilAlive(page)
    await expect(page.getByRole('heading', { name: say.toBuy })).toBeVisible()
    await page.getByRole('button', { name: say.putInCart }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`))
    // Bought as every order at the centre is; the client's line finds it by what it holds.
    await inDatabase(
      `with model as (select o.* from orders o where o.sale_unit = $1 order by o.number limit 1),
       bought as (insert into orders select (jsonb_populate_record(m, jsonb_build_object('number', 'J' || right($2, 8), 'customer_code', $2::text,
         'key', gen_random_uuid(), 'tracking_key', gen_random_uuid(), 'status', 'SO Wait', 'placed_at', now() + interval '1 minute'))).* from model m returning number)
       insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount)
       select $1, b.number, 1, l.code, l.name_th, l.name_en, l.position, l.unit_th, l.unit_en, l.rate, l.quantity, 100, 1, 100
       from bought b, agent_order_lines l where l.sale_unit = $1 and l.agent_code = $2 and not l.own`,
      [agent.saleUnit, agent.code],
    )
    await page.goto(`${prefix}/agents/orders`)
    await expect(page.getByRole('heading', { name: say.toBuy })).toHaveCount(0)
    await page.goto(`${prefix}/agents/orders/AG-0001`)
    await untilAlive(page)
    await expect(page.getByText(say.bought)).toBeVisible()
    await page.getByRole('button', { name: say.handOver, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      locale === 'th' ? 'ส่งของแล้ว' : 'Delivered',
    )
    await untilAlive(page)
    const amount = page.getByLabel(say.amount)
    const owed = await amount.inputValue()
    await amount.fill('99999')
    await page.getByRole('button', { name: say.collect }).click()
    await expect(page.getByRole('alert')).toContainText(say.tooMuch)
    await amount.fill(owed)
    await page.getByRole('button', { name: say.collect }).click()
    await expect(page.getByRole('button', { name: say.collect })).toHaveCount(0)
    await theirs.reload()
    await expect(theirs.getByRole('listitem').filter({ hasText: say.collected })).toHaveCount(1)
    await context.close()
  })
}
