import { sayNumber } from '../money/say-money.ts'
import type { Paper, PaperColumn } from '../papers/paper.ts'
import { type LoadedLine, loadingList } from '../run-planning/loading-list.ts'
import { sayCounted } from '../words/counted-unit.ts'
import { runHead, type SheetRun, type SheetStop } from './run-sheet.ts'
import { sayCases } from './say-cases.ts'

const both = (th: string, en: string) => ({ th, en })
const column = (th: string, en: string, width: number, align: PaperColumn['align'] = 'start') => ({
  ...{ label: both(th, en), width, align, isMain: false },
})

/** For who loads: each product once with how many of each unit, along the shelves, and for which stops. */
export function loadingPaper(
  run: SheetRun,
  stops: readonly SheetStop[],
  lines: readonly LoadedLine[],
): Paper {
  const products = loadingList(lines)
  const head = runHead(run)
  const places = new Map(stops.map(({ orderNumber, place }) => [orderNumber, place]))
  const units = (own: readonly LoadedLine[]) =>
    (loadingList(own)[0]?.units ?? []).map(({ name, quantity }) => sayCounted(quantity, name.th)).join(' ')
  return {
    ...head,
    kind: 'loading-list',
    fileName: `loading-list-${run.runOn}-${run.id.slice(0, 8)}`,
    title: both('ใบขึ้นของ', 'Loading list'),
    facts: [
      ...head.facts,
      { label: both('สินค้า', 'Products'), value: sayNumber(products.length) },
      {
        label: both('รวมลัง', 'Cases'),
        value: sayCases(stops.reduce((sum, { cases }) => sum + cases, 0)),
      },
    ],
    columns: [
      column('ที่เก็บ', 'Place', 12),
      column('รหัส', 'Code', 12),
      { ...column('สินค้าและจุดส่ง', 'Product and stops', 44), isMain: true },
      column('จำนวน', 'Quantity', 22, 'end'),
      column('ขึ้นแล้ว', 'Loaded', 10, 'center'),
    ],
    groups: [
      {
        title: '',
        rows: products.map(({ productCode, name, shelf, units: all }) => {
          const own = lines.filter((line) => line.productCode === productCode)
          const byStop = [...Map.groupBy(own, ({ orderNumber }) => places.get(orderNumber) ?? 0)].sort(
            ([one], [other]) => one - other,
          )
          return {
            cells: [
              ...[shelf || '-', productCode, name.th],
              ...[all.map(({ name: unit, quantity }) => sayCounted(quantity, unit.th)).join(' '), ''],
            ],
            notes: [byStop.map(([place, those]) => `จุด ${place}: ${units(those)}`).join('   ')],
          }
        }),
      },
    ],
    sums: [],
    notes: [
      {
        title: 'ขึ้นของจุดท้ายก่อน',
        lines: stops
          .toReversed()
          .map(
            ({ place, customerName, orderNumber, cases }) =>
              `จุด ${place} · ${customerName} · ${orderNumber} · ${sayCases(cases)} ลัง`,
          ),
      },
    ].filter(({ lines: own }) => own.length > 0),
    signatures: [both('ผู้จัดของ', 'Loaded by'), both('ผู้ตรวจ', 'Checked by')],
  }
}
