import { z } from 'zod'

/** The papers of one order. */
export const orderPaperKinds = ['invoice', 'credit-note', 'delivery-note'] as const
export type OrderPaperKind = (typeof orderPaperKinds)[number]

const text = z.string()
/** Thai, with English small beneath it; either may be blank. */
const label = z.object({ th: text, en: text })
const labelled = z.object({ label, value: text })
const party = z.object({ label, name: text, lines: z.array(text) })
const column = z.object({
  label,
  /** Of a hundred. */
  width: z.number(),
  align: z.enum(['start', 'center', 'end']),
  /** The column that wraps and bears the notes of a row. */
  isMain: z.boolean(),
})
const row = z.object({ cells: z.array(text), notes: z.array(text) })
const sum = z.object({ label, value: text, isStrong: z.boolean() })

/** What a paper says, word for word: the page and the PDF draw the same. */
export const paperSchema = z.object({
  kind: z.enum([...orderPaperKinds, 'pick-list', 'run-sheet', 'loading-list']),
  /** The name of its file, without the ending. */
  fileName: text,
  title: label,
  /** One sheet for each; a single blank one where there is no original. */
  copies: z.array(label),
  /** Across the sheet: ยกเลิก. */
  stamp: text,
  seller: party,
  parties: z.array(party),
  facts: z.array(labelled),
  /** What its QR code says; blank for none. */
  qr: text,
  columns: z.array(column),
  groups: z.array(z.object({ title: text, rows: z.array(row) })),
  vat: z.object({ heads: z.array(label), rows: z.array(z.array(text)) }),
  sums: z.array(sum),
  /** The amount in words. */
  words: text,
  notes: z.array(z.object({ title: text, lines: z.array(text) })),
  signatures: z.array(label),
})

export type Paper = z.output<typeof paperSchema>
export type Label = Paper['title']
export type PaperRow = Paper['groups'][number]['rows'][number]
export type PaperColumn = Paper['columns'][number]
export type PaperParty = Paper['seller']
