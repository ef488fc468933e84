import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { Figures } from '#shop/invoices/credit-figures.ts'
import type { DeliveredSums } from '#shop/invoices/shorten-order.ts'
import type { VatLine } from '#shop/money/vat.ts'
import type { LoweredLine, OrderedLine } from './lower-order.ts'

type StoredSums = Omit<Figures, 'lines'>

/** The figures of an order at this moment, as its invoice would say them. */
export async function loadFigures(
  db: Db,
  { sale_unit, number }: { sale_unit: string; number: string },
  lines: readonly OrderedLine[],
): Promise<Figures> {
  const { rows } = await sql<StoredSums & { vatGroups: VatLine[] }>`
    select o.goods as subtotal, o.discount, o.vat, o.vat_groups as "vatGroups", coalesce(d.cash_rounding, 0) as "cashRounding", o.total
    from orders o left join order_details d on d.sale_unit = ${sale_unit} and d.order_number = o.number
    where o.sale_unit = ${sale_unit} and o.number = ${number}`.execute(db)
  return {
    ...(rows[0] as StoredSums),
    lines: lines.map((line) => figureLine({ ...line, amount: line.price * line.quantity })),
  }
}

/** The figures of an order that is lowered. */
export function figuresOf({ lines, sums }: { lines: readonly LoweredLine[]; sums: DeliveredSums }): Figures {
  const { goods: subtotal, discount, vat, vatGroups, cashRounding, total } = sums
  return {
    ...{ subtotal, discount, vat, vatGroups, cashRounding, total },
    lines: lines
      .filter(({ delivered }) => delivered > 0)
      .map((line) => figureLine({ ...line, quantity: line.delivered })),
  }
}

function figureLine(line: Figures['lines'][number]): Figures['lines'][number] {
  const { productCode, nameTh, nameEn, unitNameTh, unitNameEn } = line
  const { quantity, price, priceType, amount, discount, free } = line
  return {
    ...{ line: line.line, productCode, nameTh, nameEn, unitNameTh, unitNameEn },
    ...{ quantity, price, priceType, amount, discount, free },
  }
}
