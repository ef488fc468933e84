import {
  mostQuantity,
  mostQuickRows,
  mostReadings,
  type QuickReading,
  type QuickResult,
  type QuickRow,
} from '#shop/cart/quick-order.ts'
import type { Asks, ListReading, ListRow } from '#shop/cart/read-order-list.ts'
import { readWholeNumber } from '#shop/thai/whole-number.ts'

/** A row under review: the typed text, its current reading, and the server's result. */
export type Draft = {
  id: string
  line: number
  typed: string
  /** Its other readings, until it is corrected by hand. */
  readings: ListReading[]
  code: string
  quantity: string
  unit?: 1 | 2 | 3 | undefined
  unitName?: string | undefined
  asks?: Asks | undefined
  result?: QuickResult | undefined
}

const filled = ({ code, quantity, unit, unitName, asks }: ListReading) => ({
  ...{ code, quantity: asks ? '' : String(quantity), unit, unitName, asks },
})

export function draftsOf(rows: readonly ListRow[]): Draft[] {
  return rows.map(({ line, typed, readings }, at) => ({
    ...{ id: `${at}`, line, typed, readings },
    ...filled(readings[0] ?? { code: '', quantity: 0, asks: 'many' }),
  }))
}

export type Correction = { code?: string; quantity?: string; unit?: 1 | 2 | 3 | undefined }

/** A correction replaces every other reading of the line. */
export function correct(draft: Draft, change: Correction): Draft {
  const next = { ...draft, ...change, readings: [] }
  if ('quantity' in change) next.asks = undefined
  if ('unit' in change) next.unitName = undefined
  // Another product has other units.
  if ('code' in change) next.unit = undefined
  return next
}

function requestOf({ readings, code, quantity, unit, unitName }: Draft): QuickRow {
  const [first, ...or] = readings.slice(0, mostReadings).map(readingOf)
  if (first) return { ...first, ...(or.length > 0 ? { or } : {}) }
  return readingOf({ code: code.trim(), quantity: readWholeNumber(quantity) ?? 0, unit, unitName })
}

/** A row that the call would refuse must not have the other rows refused with it. */
function readingOf({ code, quantity, unit, unitName }: Omit<ListReading, 'asks'>): QuickReading {
  const storable = (text: string, most: number) => text.slice(0, most).toWellFormed().replaceAll('\0', '')
  return {
    code: storable(code, 60),
    quantity: Number.isFinite(quantity) ? Math.max(-mostQuantity, Math.min(mostQuantity, quantity)) : 0,
    ...(unit ? { unit } : {}),
    ...(unitName ? { unitName: storable(unitName, 20) } : {}),
  }
}

const isReady = ({ readings, code, quantity }: Draft) =>
  readings.length > 0
    ? readings.some(({ asks, code: named }) => !asks && named)
    : code.trim() !== '' && readWholeNumber(quantity) !== undefined

/** The rows of one request: those with a quantity first, since the others cannot be ordered yet. */
export function nextQuestion(drafts: readonly Draft[]): { sent: Draft[]; rows: QuickRow[] } {
  const first = new Set(
    [...drafts.filter(isReady), ...drafts.filter((draft) => !isReady(draft))].slice(0, mostQuickRows),
  )
  const sent = drafts.filter((draft) => first.has(draft))
  return { sent, rows: sent.map(requestOf) }
}

/** Assigns results to their rows; a row that was changed or removed meanwhile stays as it is. */
export function withAnswers(
  drafts: readonly Draft[],
  sent: readonly Draft[],
  results: readonly QuickResult[],
): Draft[] {
  const answers = new Map(
    results.flatMap((result) => (sent[result.row] ? [[sent[result.row], result] as const] : [])),
  )
  return drafts.map((draft) => {
    const result = answers.get(draft)
    if (!result) return sent.some(({ id }) => id === draft.id) ? draft : { ...draft, result: undefined }
    const reading = result.outcome === 'ambiguous' ? undefined : draft.readings[result.reading]
    return { ...draft, ...(reading ? { ...filled(reading), readings: [reading] } : {}), result }
  })
}

export const isOrderable = ({ result }: Draft) => result?.outcome === 'added' || result?.outcome === 'less'

/** Every row is in exactly one group, so that none is lost. */
export function groupDrafts(drafts: readonly Draft[]): { valid: Draft[]; wrong: Draft[]; waiting: Draft[] } {
  const valid = drafts.filter(isOrderable)
  const waiting = drafts.filter((draft) => !draft.result && isReady(draft))
  return { valid, waiting, wrong: drafts.filter((draft) => !isOrderable(draft) && !waiting.includes(draft)) }
}

/** The rows as a list that can be typed in again. */
export function textOf(drafts: readonly Draft[], nameOf: (draft: Draft) => string): string {
  const lineOf = (draft: Draft) => [draft.code, draft.quantity, nameOf(draft)].filter(Boolean).join(' ')
  return drafts
    .map((draft) => (isOrderable(draft) || draft.readings.length === 0 ? lineOf(draft) : draft.typed))
    .join('\n')
}
