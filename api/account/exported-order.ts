import type { Selectable } from 'kysely'
import type { OrderLines, OrderRemarks, OrderShortages, Orders } from '#api/kit/database-types.ts'
import type { AccountExport } from '#shop/account/account-contracts.ts'
import type { PriceType, VatLine } from '#shop/money/vat.ts'
import { showOrder } from '#shop/orders/shown-order.ts'
import { type Locale, pick } from '#shop/words/locale.ts'

type Head =
  | 'sale_unit'
  | 'number'
  | 'placed_at'
  | 'placed_by_kind'
  | 'status'
  | 'payment_method'
  | 'remark'
  | 'ship_to'
  | 'bill_to'
type Figures = 'goods' | 'discount' | 'delivery_fee' | 'total' | 'vat_groups'
type OrderRow = Pick<Selectable<Orders>, Head | Figures> & {
  fee_price_type: number | null
  cash_rounding: number | null
}

type OrderParts = {
  lines: readonly Selectable<OrderLines>[]
  shortages: readonly Selectable<OrderShortages>[]
  remarks: readonly Selectable<OrderRemarks>[]
}

/** An order with the amounts that its page shows. */
export function exportedOrder(
  row: OrderRow,
  { lines, shortages, remarks }: OrderParts,
  locale: Locale,
): AccountExport['orders'][number] {
  const { amounts, sums } = showOrder({
    order: {
      subtotal: row.goods,
      discount: row.discount,
      deliveryFee: row.delivery_fee,
      feePriceType: row.fee_price_type as PriceType | null,
      cashRounding: row.cash_rounding ?? 0,
      total: row.total,
    },
    lines: lines.map(({ line, product_code, unit, price_type, amount, discount }) => ({
      line,
      productCode: product_code,
      unit: unit as 1 | 2 | 3,
      priceType: price_type as PriceType,
      amount,
      discount,
    })),
    vatGroups: row.vat_groups as unknown as VatLine[],
  })
  return {
    saleUnit: row.sale_unit,
    number: row.number,
    placedAt: row.placed_at.toISOString(),
    placedBy: row.placed_by_kind,
    status: row.status,
    delivery: sums.delivery,
    cashRounding: sums.cashRounding,
    total: row.total,
    payment: row.payment_method,
    remark: row.remark,
    shipTo: row.ship_to as Record<string, unknown>,
    billTo: row.bill_to as Record<string, unknown>,
    lines: lines.map((line) => ({
      code: line.product_code,
      name: pick(locale, line.name_th, line.name_en),
      unit: pick(locale, line.unit_name_th, line.unit_name_en),
      quantity: line.quantity,
      amount: amounts.get(line.line)?.net ?? 0,
    })),
    shortages: shortages.map((short) => ({
      code: short.product_code,
      name: pick(locale, short.name_th, short.name_en),
      ordered: short.ordered,
      delivered: short.delivered,
      reason: short.reason,
    })),
    remarks: remarks.map(({ kind, at, by_name, text }) => ({
      ...{ kind, at: at.toISOString(), by: by_name, text },
    })),
  }
}
