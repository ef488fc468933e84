import { expect, test } from 'vitest'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { callers } from '#checks/tools/test-api.ts'

const { ask, tokenFor, rows, placed, owner, customer } = await testMerchant()
const supervisor = await tokenFor(callers.supervisor)
const salesperson = await tokenFor(callers.salesperson)
const stranger = await tokenFor({ ...callers.customer, customerCode: 'C0002' })
const saleUnit = 'BKK01'

type Kind = 'invoice' | 'credit-note' | 'delivery-note'
const paper = (orderNumber: string, kind: Kind, token = supervisor, end = '') =>
  ask(`api/papers/order${end}`, { token, body: { saleUnit, orderNumber, kind } })
const pickList = (numbers: string[], token = supervisor, end = '') =>
  ask(`api/papers/pick-list${end}`, { token, body: { saleUnit, numbers } })
const move = (number: string, action: string) =>
  ask('api/merchant/orders/move', {
    token: supervisor,
    body: { saleUnit, numbers: [number], action, why: 'ร้านปิด' },
  })
const invoiced = async () => {
  const { number, total } = await placed('CREDIT')
  await move(number, 'approve')
  await move(number, 'invoice')
  return { number, total }
}
const factOf = (body: { facts: { label: { th: string }; value: string }[] }, label: string) =>
  body.facts.find((fact) => fact.label.th === label)?.value

test('an order has an invoice from the day it is invoiced, with seller and buyer of that day', async () => {
  const { number, total } = await placed('CREDIT')
  expect((await paper(number, 'invoice')).body.Code).toBe('invoices.none')
  await move(number, 'approve')
  await move(number, 'invoice')
  const before = (await paper(number, 'invoice')).body
  expect(factOf(before, 'เลขที่')).toMatch(/^IVBKK016911\d{5}$/)
  expect(before.sums.at(-1).value.replaceAll(',', '')).toBe(total.toFixed(2))
  expect(before.seller.lines.join()).toMatch(
    /แขวง.* เขต.* กรุงเทพมหานคร \d{5},.*เลขประจำตัวผู้เสียภาษี \d{13} สำนักงานใหญ่/,
  )
  await rows(`update centres set name_th = 'ชื่อใหม่', tax_branch = '00003' where sale_unit = 'BKK01'`)
  expect((await paper(number, 'invoice')).body.seller).toEqual(before.seller)
  const later = await invoiced()
  const { seller } = (await paper(later.number, 'invoice')).body
  expect([seller.name, seller.lines.at(-1)]).toEqual(['ชื่อใหม่', expect.stringContaining('สาขาที่ 00003')])
})

test('a cancelled invoice leads to its credit note', async () => {
  const { number } = await invoiced()
  expect((await paper(number, 'credit-note')).body.Code).toBe('papers.noCreditNote')
  await move(number, 'cancel')
  const { body: invoice } = await paper(number, 'invoice')
  const { body: note } = await paper(number, 'credit-note')
  expect(invoice.stamp).toBe('ยกเลิก')
  expect(invoice.notes[0].lines[0]).toContain(factOf(note, 'เลขที่'))
  expect(factOf(note, 'อ้างถึงใบกำกับ')).toBe(factOf(invoice, 'เลขที่'))
  expect(note.sums.at(-1).value).toBe(invoice.sums.at(-1).value)
  expect(note.notes[0].lines).toEqual(['ร้านปิด'])
})

test('customers see their own invoice alone, staff all papers, salespeople those of their customers', async () => {
  const { number } = await invoiced()
  const { body } = await paper(number, 'invoice', customer)
  expect(body.copies).toEqual([{ th: 'ต้นฉบับ', en: 'Original' }])
  expect((await paper(number, 'delivery-note', customer)).body.Code).toBe('papers.forStaff')
  expect((await paper(number, 'invoice', stranger)).status).toBe(404)
  expect((await paper(number, 'delivery-note', salesperson)).status).toBe(200)
  const [foreign] = await rows<{ number: string }>(
    `select o.number from orders o join customers c on c.sale_unit = o.sale_unit and c.code = o.customer_code
     where o.sale_unit = 'BKK01' and c.sale_code is distinct from 'sales01' and o.status <> 'SO Cancel'
       and not exists (select from staff_centres s where s.username = 'sales01' and s.sale_code = c.sale_code) limit 1`,
  )
  expect((await paper(foreign?.number ?? '', 'delivery-note', owner)).status).toBe(200)
  expect((await paper(foreign?.number ?? '', 'delivery-note', salesperson)).status).toBe(404)
  expect((await pickList([foreign?.number ?? ''], salesperson)).status).toBe(404)
  expect((await pickList([number], customer)).status).toBe(403)
})

test('every invoice of the demo can be printed; one whose sums disagree is refused', async () => {
  const numbers = await rows<{ number: string }>(
    `select order_number as number from invoices where sale_unit = 'BKK01' order by order_number`,
  )
  expect(numbers.length).toBeGreaterThan(50)
  for (const { number } of numbers) expect((await paper(number, 'invoice', owner)).status, number).toBe(200)
  const { number } = await invoiced()
  await rows('update order_lines set amount = amount + 1 where order_number = $1', [number])
  expect((await paper(number, 'invoice')).body.Code).toBe('papers.sumsDisagree')
})

test('a pick list names places and leaves out what is short', async () => {
  const [one, two] = [await placed('CREDIT', 10), await placed('CREDIT', 7)]
  const [line] = await rows<{ product_code: string; unit_name_th: string }>(
    'select product_code, unit_name_th from order_lines where order_number = $1 and not free',
    [one.number],
  )
  await rows(`update products set shelf = 'Z-09-9' where sale_unit = 'BKK01' and code = $1`, [
    line?.product_code,
  ])
  await move(one.number, 'approve')
  await ask('api/merchant/orders/invoice', {
    token: supervisor,
    body: { saleUnit, orderNumber: one.number, shortages: [{ line: 1, quantity: 4, reason: 'missing' }] },
  })
  const { body } = await pickList([two.number, one.number, 'SONONE', two.number])
  const found = body.groups
    .flatMap(({ rows }: { rows: { cells: string[]; notes: string[] }[] }) => rows)
    .find(({ cells }: { cells: string[] }) => cells[1] === line?.product_code)
  expect(found.cells[0]).toBe('Z-09-9')
  expect(found.cells[3]).toContain(`11 ${line?.unit_name_th}`)
  expect(found.notes[0]).toMatch(/^#1: 7 .*#2: 4 /)
  expect((await pickList(['SONONE'])).body.Code).toBe('orders.none')
  expect((await pickList(Array.from({ length: 51 }, (_, at) => `SO${at}`))).status).toBe(400)
})

test('each paper is a PDF too, original and copy for staff', async () => {
  const { number } = await invoiced()
  const pdfOf = async (answer: ReturnType<typeof paper>) => {
    const { body } = await answer
    const text = Buffer.from(body.bytes, 'base64').toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    return { pages: text.match(/\/Type \/Page\b/g)?.length, fileName: body.fileName }
  }
  const { body } = await paper(number, 'invoice')
  expect(await pdfOf(paper(number, 'invoice', supervisor, '/pdf'))).toEqual({
    pages: 2,
    fileName: factOf(body, 'เลขที่'),
  })
  expect((await pdfOf(paper(number, 'invoice', customer, '/pdf'))).pages).toBe(1)
  expect(await pdfOf(pickList([number], supervisor, '/pdf'))).toEqual({
    pages: 1,
    fileName: `pick-list-${number}`,
  })
  expect((await paper(number, 'invoice', stranger, '/pdf')).status).toBe(404)
})

test('a ticket brings one paper to another browser for two minutes, and never another’s', async () => {
  const { number } = await invoiced()
  const ticketOf = (token: string, kind: Kind = 'invoice', orderNumber = number) =>
    ask('api/papers/order/ticket', { token, body: { saleUnit, orderNumber, kind } })
  const load = (ticket: string) => ask('api/papers/ticket', { body: { ticket } })
  const own = await customer
  const { ticket } = (await ticketOf(own)).body
  const paperHere = (await paper(number, 'invoice', own, '/pdf')).body
  const paperThere = (await load(ticket)).body
  expect(paperThere.fileName).toBe(paperHere.fileName)
  expect(Buffer.from(paperThere.bytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-')

  expect((await ticketOf(stranger)).body.Code).toBe('orders.none')
  expect((await ticketOf(own, 'delivery-note')).body.Code).toBe('papers.forStaff')
  expect((await ticketOf(supervisor)).status).toBe(403)
  const [head, payload = '', signature] = ticket.split('.')
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), customerCode: 'C0002' }
  const forged = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
  for (const rubbish of [forged, 'rubbish', `${ticket}x`, own])
    expect((await load(rubbish)).body.Code).toBe('papers.oldTicket')
})
