import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'
import { makeRandom } from '#database/seeds/random.ts'

const daysAgo = 9
const changed = 4

/** An import of new prices that was undone a quarter of an hour later: somebody had taken the wrong file. */
export function importRows(
  saleUnit: string,
  products: readonly SeedProduct[],
  today: string,
): { imports: Row[]; rows: Row[] } {
  const staff = staffSignIns.find(({ username }) => username === 'manager01')
  const id = makeRandom(`import ${saleUnit}`).uuid()
  const by = { username: staff?.username ?? 'manager01', name: staff?.name ?? 'manager01' }
  const day = addDays(today, -daysAgo)
  const priced = products.flatMap(({ item, cells }) => {
    const price = cells[0]?.[0]
    return typeof price === 'number' ? [{ code: item.code, price }] : []
  })
  const rows = priced.slice(0, changed).map(({ code, price }, at) => ({
    ...{ sale_unit: saleUnit, import_id: id, row_number: at + 2, subject: code, outcome: 'changed' },
    ...{ before: { level1Unit1Price: price }, after: { level1Unit1Price: Math.round(price * 1.05) } },
    ...{ seen: '1', state: 'undone', left_as: '2' },
  }))
  if (rows.length === 0) return { imports: [], rows }
  return {
    rows,
    imports: [
      {
        ...{ sale_unit: saleUnit, id, kind: 'prices', file_name: 'ราคาใหม่ (ฉบับร่าง).xlsx', state: 'undone' },
        ...{ made_at: atMinute(day, 9 * 60 + 12), username: by.username, by_name: by.name },
        ...{
          unknown_heads: ['หมายเหตุฝ่ายขาย'],
          row_count: rows.length + 6,
          unchanged: 6,
          changed: rows.length,
        },
        ...{ applied: rows.length, undone: rows.length },
        ...{ applied_at: atMinute(day, 9 * 60 + 14), applied_username: by.username, applied_by: by.name },
        ...{ undone_at: atMinute(day, 9 * 60 + 29), undone_username: by.username, undone_by: by.name },
      },
    ],
  }
}
