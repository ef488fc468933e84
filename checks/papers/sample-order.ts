import { shortenOrder } from '#shop/invoices/shorten-order.ts'
import type { PriceType } from '#shop/money/vat.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import type { PaperFacts } from '#shop/papers/order-paper.ts'

export type SampleLine = {
  quantity: number
  price: number
  priceType: PriceType
  discount: number
  name?: string
  free?: boolean
}
type Given = {
  lines: readonly SampleLine[]
  deliveryFee?: number
  feePriceType?: PriceType | null
  cashStep?: number
  /** What differs from an invoiced order on credit whose customer wants a tax invoice. */
  order?: Partial<OrderDetail['order']>
}

const address = {
  ...{ code: '1', name: 'ร้านน้ำทิพย์', address: '99/1 ถนนน้ำแก้ว', province: 'กรุงเทพมหานคร', district: 'จตุจักร' },
  ...{ subdistrict: 'ลาดยาว', postcode: '10900', taxNumber: '', phone: '0810000001' },
}

/** An order as the API answers it, its sums made by the rules of the shop. */
export function sampleOrder({
  lines,
  deliveryFee = 0,
  feePriceType = 1,
  cashStep = 0,
  order,
}: Given): OrderDetail & { invoice: NonNullable<OrderDetail['invoice']> } {
  const made = shortenOrder(
    {
      lines: lines.map(({ quantity, price, priceType, discount, free = false }, at) => ({
        ...{ line: at + 1, quantity, price, priceType, discount, points: 0, free, earnedBy: [] },
      })),
      ...{ deliveryFee, feePriceType, vatPercent: 7, cashStep },
    },
    new Map(),
  )
  const { sums } = made
  return {
    order: {
      ...{ number: 'SOBKK016911000042', saleUnit: 'BKK01', placedAt: '2026-11-16T05:00:00.000Z' },
      ...{ customerCode: 'C0001', customerName: 'ร้านน้ำทิพย์', status: 'Invoice wait', paymentCode: -1 },
      ...{ payment: 'CREDIT', paidAt: null, payBefore: null, paymentOverdue: false, dueOn: '2026-12-16' },
      ...{ moneyState: 'unpaid', owed: sums.total, paymentId: null, slipInHand: false },
      ...{ deliveryMethod: 'DELIVERY', deliveryFee, feePriceType, deliverOn: '2026-11-18', slot: '08-12' },
      ...{ requestedOn: null, subtotal: sums.goods, vat: sums.vat, cashRounding: sums.cashRounding },
      ...{ total: sums.total, discount: sums.discount, discountRate: 0, needsTaxInvoice: true },
      ...{ taxNumber: '0105559000014', taxBranch: '00000', remark: '', pointsMode: false, points: 0 },
      ...{ couponId: null, placedByKind: 'customer', placedByName: '', trackingKey: '' },
      ...{ riderName: '', riderMobile: '' },
      ...order,
    },
    lines: made.lines.map((line, at) => ({
      ...line,
      ...{ productCode: String(1001 + at), nameTh: lines[at]?.name ?? `น้ำดื่มตราน้ำทิพย์ ${at + 1}`, nameEn: '' },
      ...{ unit: 1 as const, unitNameTh: 'ลัง', unitNameEn: 'Case', rate: 12, promotionId: null },
      ...{ promotionName: '', promotionRule: null, givesPoints: false, picture: null },
    })),
    ...{ shipTo: address, billTo: address, timeline: [], vatGroups: sums.vatGroups, mayCancel: false },
    invoice: {
      ...{ number: 'IVBKK01691100007', status: 'Wait', madeAt: '2026-11-16T18:30:00.000Z', madeBy: 'สุภา' },
      creditNote: null,
    },
    ...{ shortages: [], refused: [], remarks: [], actions: [] },
  }
}

/** The facts of its papers. */
export function sampleFacts(detail: OrderDetail): PaperFacts {
  return {
    detail,
    seller: {
      ...{ name: 'ศูนย์กระจายสินค้า จตุจักร', address: '88 ถนนกำแพงเพชร แขวงจตุจักร เขตจตุจักร กรุงเทพมหานคร 10900' },
      ...{ taxNumber: '0105559000014', branch: '00000', phone: '021234567' },
    },
    buyer: {
      ...{ name: 'ร้านน้ำทิพย์', address: '99/1 ถนนน้ำแก้ว แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900' },
      ...{ taxNumber: '0105559000022', branch: '00001', phone: '0810000001' },
    },
    shipTo: {
      name: 'ร้านน้ำทิพย์ สาขา 2',
      address: '12 ซอยน้ำผึ้ง',
      taxNumber: '',
      branch: '',
      phone: '0810000001',
    },
    creditNote: null,
  }
}
