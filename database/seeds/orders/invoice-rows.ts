import type { Trade } from '#database/seeds/demo/demo-network.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Order } from '#database/seeds/orders/order.ts'
import { addressOnOrder } from '#database/seeds/people/customer-rows.ts'
import { type DocumentKind, documentNumber } from '#shop/invoices/document-number.ts'
import { thaiAddress } from '#shop/thai/thai-address.ts'
import { documentMonth } from '#shop/time/document-month.ts'

type Papers = { invoices: Row[]; creditNotes: Row[]; counters: Row[] }

/** Every invoiced order has its invoice, numbered without gaps in the order in which they were made. */
export function invoiceRows({ centre, orders }: Pick<Trade, 'centre' | 'orders'>): Papers {
  const { saleUnit } = centre
  const counters = new Map<string, Row & { last: number }>()
  const papers: Omit<Papers, 'counters'> = { invoices: [], creditNotes: [] }
  function next(kind: DocumentKind, at: Date): string {
    const month = documentMonth(at)
    const counter = counters.get(`${kind} ${month}`) ?? { sale_unit: saleUnit, kind, month, last: 0 }
    counter.last += 1
    counters.set(`${kind} ${month}`, counter)
    return documentNumber(kind, saleUnit, at, counter.last)
  }
  const steps = orders
    .flatMap((order) => order.events.map((event) => ({ order, event, at: new Date(event.at) })))
    .filter(({ event: { status } }) => status === 'Invoice wait' || status === 'Invoice Cancel')
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const numbers = new Map<Order, string>()
  for (const { order, event, at } of steps) {
    const { total } = order
    if (event.status === 'Invoice wait') {
      const number = next('invoice', at)
      numbers.set(order, number)
      papers.invoices.push({
        ...{ sale_unit: saleUnit, number, order_number: order.number, status: statusOf(order), total },
        ...{ made_at: event.at, made_by: event.byName },
        seller: sellerOf(centre),
        buyer: buyerOf(order, centre.province),
      })
    } else
      papers.creditNotes.push({
        ...{
          sale_unit: saleUnit,
          number: next('credit note', at),
          invoice_number: numbers.get(order),
          total,
        },
        ...{ made_at: event.at, made_by: event.byName, why: event.why },
      })
  }
  return { ...papers, counters: [...counters.values()] }
}

function statusOf({ status }: Order): string {
  if (status === 'Invoice Cancel') return 'Canceled'
  return status === 'Invoice wait' ? 'Wait' : 'Approved'
}

function sellerOf({ th, address, province, places, taxNumber, phone }: Trade['centre']) {
  const { subdistrict = '', district = '', postcode = '' } = places[0] ?? {}
  const place = thaiAddress({ address, subdistrict, district, province, postcode })
  return { name: th, address: place, taxNumber, branch: '00000', phone }
}

function buyerOf({ customer, wantsTaxInvoice }: Order, province: string) {
  const stored = addressOnOrder(customer, province)
  const text = (part: string) => String(stored[part] ?? '')
  const [address, subdistrict, district] = [text('address'), text('subdistrict'), text('district')]
  return {
    name: text('name') || customer.shop,
    address: thaiAddress({ address, subdistrict, district, province, postcode: text('postcode') }),
    taxNumber: customer.taxNumber ?? '',
    branch: wantsTaxInvoice ? '00000' : '',
    phone: text('phone'),
  }
}
