import type { QueryKind } from './query-kind.ts'

/** Codes and barcodes as people and scanners write them; `{n}` is the nth product's own. */
export const codes: QueryKind[] = [
  {
    kind: 'codes and barcodes',
    queries: [
      ['{code 1007}', '#1007'],
      ['{code 1041}', '#1041'],
      ['{code 1149}', '#1149'],
      [' {code 1181} ', '#1181'],
      ['{barcode 1007}', '#1007'],
      ['{barcode 1118}', '#1118'],
      ['{barcode 1219}', '#1219'],
      ['{small barcode 1007}', '#1007'],
      ['{small barcode 1149}', '#1149'],
      ['{spaced barcode 1041}', '#1041'],
      ['{half barcode 1041}', '#1041'],
      ['{thai code 1007}', '#1007'],
    ],
  },
]
