import { documentMonth } from '../time/document-month.ts'

export type DocumentKind = 'invoice' | 'credit note'

const prefixes: Record<DocumentKind, string> = { invoice: 'IV', 'credit note': 'CN' }

/** IVBKK01691100042: kind, centre, Buddhist year and month, and a number that runs without gaps. */
export function documentNumber(kind: DocumentKind, saleUnit: string, at: Date, running: number): string {
  return `${prefixes[kind]}${saleUnit}${documentMonth(at)}${String(running).padStart(5, '0')}`
}
