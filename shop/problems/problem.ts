import { fill, type Locale, type WordParams } from '../words/locale.ts'

/** A refusal: its code, HTTP status and both sentences. */
export type ProblemRow = { code: string; status: number; th: string; en: string }
type Sentences = { status: number; th: string; en: string }

export function problems<const Area extends string, const Rows extends Record<string, Sentences>>(
  area: Area,
  rows: Rows,
): { [Key in keyof Rows & string]: Rows[Key] & { code: `${Area}.${Key}` } } {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [key, { ...row, code: `${area}.${key}` }]),
  ) as never
}

type ParamsOf<Row extends ProblemRow> = keyof WordParams<Row['th'] | Row['en']> extends never
  ? [params?: Record<string, never>]
  : [params: WordParams<Row['th'] | Row['en']>]

/** Why a field was refused, in both languages, under its wire name. */
export type FieldReason = { field: string; th: string; en: string }

/** Rules return it; only the edge throws it. */
export class Problem extends Error {
  readonly row: ProblemRow
  readonly params: Record<string, string | number>
  readonly fields: FieldReason[]
  /** Details for a screen beyond the sentence, such as the differences of an order. */
  readonly details: unknown
  /** Seconds until the same request may be retried. */
  retryAfter: number | undefined

  constructor(
    row: ProblemRow,
    params: Record<string, string | number> = {},
    fields: FieldReason[] = [],
    details?: unknown,
  ) {
    super(row.code)
    this.row = row
    this.params = params
    this.fields = fields
    this.details = details
    this.retryAfter = typeof params.seconds === 'number' ? params.seconds : undefined
  }

  get code() {
    return this.row.code
  }

  get status() {
    return this.row.status
  }

  say(locale: Locale): string {
    return fill(this.row[locale], this.params)
  }
}

/** Makes a refusal; the compiler checks that every value of its sentences is given. */
export function refuse<const Row extends ProblemRow>(row: Row, ...[params]: ParamsOf<Row>): Problem {
  return new Problem(row, params as Record<string, string | number> | undefined)
}
