import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { saidMessage } from '#checks/messages/said-message.ts'
import { orderMessageValues } from '#shop/orders/order-messages.ts'
import { statusNames } from '#shop/orders/order-status.ts'
import { accountEn } from '#web/words/customer/en/account-en.ts'
import { adviceEn } from '#web/words/customer/en/advice-en.ts'
import { orderEn } from '#web/words/customer/en/order-en.ts'
import { readingEn } from '#web/words/customer/en/reading-en.ts'
import { registerEn } from '#web/words/customer/en/register-en.ts'
import { shopEn } from '#web/words/customer/en/shop-en.ts'
import { accountTh } from '#web/words/customer/th/account-th.ts'
import { adviceTh } from '#web/words/customer/th/advice-th.ts'
import { orderTh } from '#web/words/customer/th/order-th.ts'
import { readingTh } from '#web/words/customer/th/reading-th.ts'
import { registerTh } from '#web/words/customer/th/register-th.ts'
import { shopTh } from '#web/words/customer/th/shop-th.ts'
import { customerEn } from '#web/words/merchant/customers/customer-en.ts'
import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'

const words: Record<'th' | 'en', Record<string, string>> = {
  th: { ...adviceTh, ...merchantTh, ...accountTh, ...registerTh, ...readingTh, ...orderTh, ...shopTh },
  en: {
    ...adviceEn,
    ...customerEn,
    ...merchantEn,
    ...accountEn,
    ...registerEn,
    ...readingEn,
    ...orderEn,
    ...shopEn,
  },
}

/** Every file with sentences that people read. */
async function sentences(): Promise<{ file: string; text: string }[]> {
  const found: { file: string; text: string }[] = []
  for await (const file of glob([
    'web/**/*.{ts,tsx}',
    'shop/**/*.ts',
    'api/**/*.ts',
    'database/seeds/**/*.ts',
  ]))
    if (!file.includes('.test.')) found.push({ file, text: readFileSync(file, 'utf8') })
  return found
}

/** Words that confused people in use. */
const gone = [
  ['สั่งด่วน', 'ทำไมราคานี้', 'ดีลแรกหมดใน', 'ซื้อกี่ชิ้นก็ ', 'ลดจำนวนก่อนสั่ง', 'อีกนิดเดียวได้เพิ่ม', "'ส่งที่'", 'ออกบิลในนาม'],
  ['เพื่อรอบนี้', 'มิฉะนั้น', 'เลขบัญชีหลังสั่งซื้อ', 'ที่ต้องชำระ', 'รอดำเนินการ', 'รอจัดเตรียมสินค้า', 'ค่าเริ่มต้น', 'ช่องทางสำรอง'],
  [
    'ยังไม่เคยเปิดไว้ในเครื่อง',
    'สั่งซื้อประจำ',
    'Goods like this',
    'Goods on promotion',
    'Prices with VAT',
    'Points run out',
    'Points live',
  ],
  [
    'Time to restock',
    'shop’s own rhythm',
    'need mending',
    'Make a sign-in link',
    'Turn down',
    'Stop moving',
    'address of the bill',
    'match your choice',
  ],
  [
    'transfer with slip',
    'Palm Oil Palm',
    'Green Tea Original Green Tea',
    'not opened on this device',
    'เก็บไว้ก่อน',
  ],
].flat()

test('no sentence that people stumbled over is said anywhere', async () => {
  const files = await sentences()
  const said = gone.flatMap((words) =>
    files.filter(({ text }) => text.includes(words)).map(({ file }) => `${words}: ${file}`),
  )
  expect(said).toEqual([])
})

test('a time of day has one form: 17:00 น.', async () => {
  const files = await sentences()
  expect(files.filter(({ text }) => /\d\.\d\d\s?น\./.test(text)).map(({ file }) => file)).toEqual([])
  const order = { number: 'SO1', shop: '', total: 100, points: 0, deliverOn: '2026-11-17', slot: '08-12' }
  const values = orderMessageValues(
    {
      ...order,
      payBefore: null,
      placedBy: '',
      byCustomer: true,
      why: '',
      centre: '',
    },
    'th',
  )
  expect(saidMessage('order-placed', values).text).toContain('08:00-12:00 น.')
})

test('one place has one name: the account, standing orders', () => {
  for (const words of [shopTh, shopEn]) {
    expect(words['nav.profile']).toBe(words['header.account'])
    expect(words['page.profile']).toBe(words['header.account'])
  }
  expect(shopTh['page.subscriptions']).toBe('สั่งประจำ')
})

/** By key, the replacements of those words. */
const better = {
  th: [
    ['quick.open', 'สั่งด้วยรหัสสินค้า'],
    ['quick.hint', /^พิมพ์บรรทัดละ 1 รายการ เช่น 1118 3 ลัง/],
    ['price.why', 'ดูที่มาของราคา'],
    ['home.hotDeals', 'ดีลเด็ดช่วงนี้'],
    ['home.dealsEnd', 'หมดเร็วสุดอีก'],
    ['savings.using', 'ใช้คูปอง{name}'],
    ['promotion.any', 'ซื้อกี่{unit}ก็{gain}'],
    ['cart.bySmaller', 'ของไม่พอเต็ม{unit} สั่งเป็น{smaller}ได้'],
    ['cart.short', 'เหลือ {count} {unit} กรุณาลดจำนวน'],
    ['cart.removed', 'ลบ {name} ออกจากตะกร้าแล้ว'],
    ['cart.nextTiers', /^อีกนิดเดียว ได้.*ของแถม$/],
    ['checkout.shipTo', 'ที่อยู่จัดส่ง'],
    ['checkout.billTo', 'ชื่อและที่อยู่ออกใบกำกับ'],
    ['checkout.orderBefore', 'สั่งก่อน {time} ทันรอบนี้'],
    ['succeed.transfer', 'โอน {total} เพื่อยืนยันคำสั่งซื้อ'],
    ['succeed.payBefore', /หากเลยเวลา .*ยกเลิกคำสั่งซื้อ/],
    ['pay.bankHint', 'กดสั่งแล้วจะเห็น QR พร้อมเพย์และเลขบัญชี'],
    ['history.toPay', 'รอชำระเงิน'],
    ['addresses.default', 'ที่อยู่หลัก'],
    ['points.later', 'ดูวันหมดอายุอีก {count} รายการ'],
    ['wishlist.notify', 'แจ้งเตือนเมื่อมีของ'],
    ['otp.backupTitle', 'รับรหัสทางอีเมลแทน'],
    ['checkout.resending', 'สัญญาณหลุด กำลังส่งให้ ไม่ต้องกดซ้ำ'],
    ['checkout.stop', 'ยกเลิก'],
    ['advice.late', /เลยรอบมา \{late\} วัน$/],
  ],
  en: [
    ['history.older', 'Older orders'],
    ['productPage.related', 'Similar products'],
    ['promotions.products', 'Products on promotion'],
    ['promotion.points', /^earn \{count\}/],
    ['promotion.buyGain', 'Buy {buy}, {gain}'],
    ['promotion.any', '{gain}, even for one {unit}'],
    ['promotion.freeNamed', 'get {count} free {unit} of {name}'],
    ['price.promotion', '{name}: {amount} off at {reached}'],
    ['totals.vatInside', 'VAT {percent}% included'],
    ['points.expired', 'Expired'],
    ['points.expiring', /expire/],
    ['programme.rule2', /^Points are valid for 365 days/],
    ['incentive.doneInAll', '{done} in total'],
    ['advice.title', 'Due for reorder'],
    ['advice.lead', /^Based on past orders\. /],
    ['advice.late', /overdue$/],
    ['register.mend', 'Please fix the fields marked in red.'],
    ['decide.refuse', 'Reject'],
    ['clients.orderFor', 'Order for this client'],
    ['home.pause', 'Pause'],
    ['tax.hint', 'Issued to your billing name and address'],
    ['product.noneFor', 'No products found for “{text}”'],
    ['pay.bank', 'Bank transfer (send slip)'],
  ],
} as const

describe.each(['th', 'en'] as const)('what is said instead is what such a shop would say (%s)', (locale) => {
  test.each([...better[locale]] as [string, string | RegExp][])('%s', (key, said) => {
    expect(words[locale][key]).toMatch(
      typeof said === 'string' ? new RegExp(`^${said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : said,
    )
  })
})

test('an order is told by what happens to it', () => {
  expect([statusNames['SO Wait'].th, statusNames['SO Approve'].th, statusNames['Invoice wait'].th]).toEqual([
    'รับคำสั่งซื้อแล้ว',
    'กำลังจัดของ',
    'รอรถออก',
  ])
})
