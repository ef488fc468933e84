import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SampleLine, sampleFacts, sampleOrder } from '#checks/papers/sample-order.ts'
import { amountInWords } from '../invoices/amount-in-words.ts'
import { creditNotePaper, deliveryNotePaper, invoicePaper } from './order-paper.ts'
import type { Paper } from './paper.ts'
import { doSumsAgree } from './paper-sums.ts'

/** Reads a printed figure back. */
const satang = (text = '') => {
  expect(text).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/)
  return Number(text.replace(/[,.]/g, ''))
}
const cellsOf = ({ groups }: Paper) => groups.flatMap(({ rows }) => rows.map(({ cells }) => cells))
const sumsOf = ({ sums }: Paper) => sums.map(({ value }) => satang(value))
const factOf = ({ facts }: Paper, label: string) => facts.find((fact) => fact.label.th === label)?.value
const line: SampleLine = { quantity: 10, price: 1_070, priceType: 1, discount: 0 }
const invoiced = (detail = sampleOrder({ lines: [line] })) => ({
  ...sampleFacts(detail),
  invoice: detail.invoice,
})

const lines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 3_000 }),
      price: fc.integer({ min: 0, max: 5_000_000 }),
      priceType: fc.constantFrom(0 as const, 1 as const, 2 as const),
      part: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ part, ...row }) => ({ ...row, discount: Math.floor((row.price * row.quantity * part) / 100) })),
  { minLength: 1, maxLength: 15 },
)
const orders = fc
  .record({
    lines,
    deliveryFee: fc.integer({ min: 0, max: 90_000 }),
    feePriceType: fc.constantFrom(0 as const, 1 as const, 2 as const, null),
    cashStep: fc.constantFrom(0, 25, 100),
  })
  .map(sampleOrder)

test('the figures of any order add up on paper, to the satang', () => {
  fc.assert(
    fc.property(orders, (detail) => {
      const { total, subtotal, discount, cashRounding } = detail.order
      expect(doSumsAgree(detail.order, detail.lines, detail.vatGroups)).toBe(true)
      expect(doSumsAgree({ ...detail.order, total: total + 1 }, detail.lines, detail.vatGroups)).toBe(false)
      const paper = invoicePaper(invoiced(detail))
      // Price times quantity less discount is the amount of its line.
      const amounts = cellsOf(paper).map(([, , , quantity = '', , price, less, amount]) => {
        const worth = Number(quantity.replaceAll(',', '')) * satang(price) - (less ? satang(less) : 0)
        expect(satang(amount)).toBe(worth)
        return worth
      })
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(subtotal - discount)
      const sums = sumsOf(paper)
      expect(sums.at(-1)).toBe(total)
      expect(sums.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(total)
      const groups = paper.vat.rows.map((row) => row.slice(1).map(satang))
      for (const [net = 0, vat = 0, gross = 0] of groups) expect(net + vat).toBe(gross)
      const all = groups.at(-1) ?? []
      expect((all[2] ?? 0) + cashRounding).toBe(total)
      expect(all[1]).toBe(detail.order.vat)
      const parts = groups.length > 1 ? groups.slice(0, -1) : groups
      expect(parts.reduce((sum, [, , gross = 0]) => sum + gross, 0)).toBe(all[2])
      expect(paper.words).toBe(amountInWords(total))
    }),
    { numRuns: 1_000 },
  )
})

test('a credit note takes back exactly what was invoiced', () => {
  fc.assert(
    fc.property(orders, (detail) => {
      const creditNote = { number: 'CN1', madeAt: '2026-11-17T02:00:00.000Z', why: 'ร้านปิด', figures: null }
      const paper = creditNotePaper({ ...invoiced(detail), creditNote })
      const [original, right, difference, ...rest] = sumsOf(paper)
      expect([right, difference]).toEqual([0, original])
      const total = rest.pop()
      expect((difference ?? 0) + rest.reduce((sum, each) => sum + each, 0)).toBe(total)
      expect(total).toBe(detail.order.total)
    }),
  )
})

describe('the full tax invoice', () => {
  test('says what section 86/4 of the Revenue Code asks for', () => {
    const paper = invoicePaper(invoiced())
    expect(paper.title).toEqual({ th: 'ใบกำกับภาษี', en: 'Tax invoice' })
    expect(paper.seller.name).toBe('ศูนย์กระจายสินค้า จตุจักร')
    expect(paper.seller.lines).toContain('เลขประจำตัวผู้เสียภาษี 0105559000014 สำนักงานใหญ่')
    expect(paper.parties[0]?.lines).toContain('เลขประจำตัวผู้เสียภาษี 0105559000022 สาขาที่ 00001')
    expect(factOf(paper, 'เลขที่')).toBe('IVBKK01691100007')
    // Half past one in the night in Bangkok is the next day, in the Buddhist era.
    expect(factOf(paper, 'วันที่')).toBe('17 พฤศจิกายน 2569')
    expect(cellsOf(paper)).toEqual([['1', '1001', 'น้ำดื่มตราน้ำทิพย์ 1', '10', 'ลัง', '10.70', '', '107.00', 'V']])
    expect(paper.vat.rows).toEqual([['V ราคารวมภาษี 7%', '100.00', '7.00', '107.00']])
    expect(paper.words).toBe('หนึ่งร้อยเจ็ดบาทถ้วน')
    expect(paper.copies.map(({ th }) => th)).toEqual(['ต้นฉบับ', 'สำเนา'])
    expect(paper.stamp).toBe('')
  })

  test('is a bill for who asked for none, and a receipt once it is paid', () => {
    const titleOf = (order: object) =>
      invoicePaper(invoiced(sampleOrder({ lines: [line], order: { needsTaxInvoice: false, ...order } })))
        .title.th
    expect(titleOf({})).toBe('ใบแจ้งหนี้')
    expect(titleOf({ moneyState: 'paid', owed: 0 })).toBe('ใบเสร็จรับเงิน')
  })

  test('what was bought with points says how many', () => {
    const order = { pointsMode: true, points: 1_200, payment: 'POINTS', moneyState: 'paid', owed: 0 } as const
    const detail = sampleOrder({ lines: [{ ...line, price: 0, priceType: 0 }], order })
    const paper = invoicePaper(invoiced(detail))
    expect(paper.sums.at(-1)).toMatchObject({ label: { th: 'ชำระด้วยคะแนน' }, value: '1,200' })
    expect(doSumsAgree(detail.order, detail.lines, detail.vatGroups)).toBe(true)
  })

  test('a buyer without a tax number has no blank one', () => {
    const facts = invoiced()
    const paper = invoicePaper({ ...facts, buyer: { ...facts.buyer, taxNumber: '' } })
    expect(paper.parties[0]?.lines.join()).not.toContain('เลขประจำตัว')
  })

  test('once cancelled it says so across, and which credit note took it back', () => {
    const detail = sampleOrder({ lines: [line], order: { status: 'Invoice Cancel', owed: 0 } })
    const creditNote = { number: 'CN7', madeAt: '2026-11-18T02:00:00.000Z', why: 'ร้านปิด', figures: null }
    const paper = invoicePaper({
      ...sampleFacts(detail),
      invoice: { ...detail.invoice, status: 'Canceled' },
      creditNote,
    })
    expect(paper.stamp).toBe('ยกเลิก')
    expect(paper.notes[0]?.lines).toEqual(['ยกเลิกโดยใบลดหนี้เลขที่ CN7 ลงวันที่ 18 พฤศจิกายน 2569'])
    expect(factOf(paper, 'สถานะเงิน')).toBeUndefined()
    const note = creditNotePaper({ ...sampleFacts(detail), invoice: detail.invoice, creditNote })
    expect(factOf(note, 'อ้างถึงใบกำกับ')).toBe('IVBKK01691100007')
    expect(note.notes).toEqual([{ title: 'เหตุผลที่ลดหนี้', lines: ['ร้านปิด'] }])
  })

  test('says what was ordered and not delivered, and names gifts', () => {
    const detail = sampleOrder({ lines: [line, { ...line, price: 0, free: true }] })
    const shortage = {
      ...{ line: 3, productCode: '9', nameTh: 'น้ำปลา', nameEn: '', unitNameTh: 'ขวด', unitNameEn: '' },
      ...{ free: false, ordered: 1_200, delivered: 7, reason: 'missing' as const, less: 100 },
    }
    const paper = invoicePaper(invoiced({ ...detail, shortages: [shortage] }))
    expect(paper.notes).toEqual([{ title: 'สั่งแล้วไม่ได้ส่ง', lines: ['น้ำปลา สั่ง 1,200 ส่ง 7 ขวด (ของขาด)'] }])
    expect(cellsOf(paper)[1]?.[2]).toBe('น้ำดื่มตราน้ำทิพย์ 2 (ของแถม)')
  })
})

describe('the delivery note', () => {
  test('bears quantities and no prices, and the money to collect', () => {
    const detail = sampleOrder({ lines: [line], order: { payment: 'COD', remark: 'ฝาก รปภ.', dueOn: null } })
    const paper = deliveryNotePaper(sampleFacts(detail))
    expect(cellsOf(paper)).toEqual([['1', '1001', 'น้ำดื่มตราน้ำทิพย์ 1', '10', 'ลัง', '']])
    expect(paper.sums).toMatchObject([{ label: { th: 'เก็บเงินปลายทาง' }, value: '107.00' }])
    expect(paper.parties.map(({ name }) => name)).toEqual(['ร้านน้ำทิพย์', 'ร้านน้ำทิพย์ สาขา 2'])
    expect(paper.notes[0]?.lines).toEqual(['ฝาก รปภ.'])
    expect(paper.qr).toBe(detail.order.number)
  })

  test('what is paid, or on credit, is not collected at the door', () => {
    const sums = (order: object) => deliveryNotePaper(sampleFacts(sampleOrder({ lines: [line], order }))).sums
    expect(sums({ payment: 'CREDIT' })).toEqual([])
    expect(sums({ payment: 'COD', owed: 0, moneyState: 'paid' })).toEqual([])
  })

  test('of a cancelled order is stamped', () => {
    const detail = sampleOrder({ lines: [line], order: { status: 'SO Cancel', owed: 0 } })
    expect(deliveryNotePaper(sampleFacts({ ...detail, invoice: null })).stamp).toBe('ยกเลิก')
  })
})
