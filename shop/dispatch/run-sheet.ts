import type { Satang } from '../money/satang.ts'
import { sayNumber } from '../money/say-money.ts'
import type { Paper, PaperColumn } from '../papers/paper.ts'
import { figure } from '../papers/paper-sums.ts'
import { paymentNames } from '../papers/paper-words.ts'
import type { Party } from '../papers/party.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'
import { sayPhone } from '../thai/phone.ts'
import { noonOf, sayDateTime, sayLongDate } from '../time/bangkok.ts'
import { sayCases } from './say-cases.ts'

const both = (th: string, en: string) => ({ th, en })

export type SheetStop = {
  orderNumber: string
  place: number
  customerName: string
  contactName: string
  phone: string
  address: string
  slot: string
  note: string
  payment: PaymentMethod
  invoiceNumber: string | null
  toCollect: Satang
  /** Hundredths of a case. */
  cases: number
}
export type SheetRun = {
  id: string
  runOn: string
  riderName: string
  riderPhone: string
  vehicle: string
  centre: Party
  at: Date
}

/** What both papers of a run say at their head. */
export function runHead({ runOn, riderName, riderPhone, vehicle, centre, at }: SheetRun) {
  return {
    copies: [both('', '')],
    stamp: '',
    seller: {
      label: both('ศูนย์', 'Centre'),
      name: centre.name,
      lines: centre.phone ? [sayPhone(centre.phone)] : [],
    },
    parties: [],
    qr: '',
    vat: { heads: [], rows: [] },
    words: '',
    facts: [
      { label: both('วันที่ส่ง', 'Day'), value: sayLongDate(noonOf(runOn), 'th') },
      {
        label: both('ผู้ส่ง', 'Rider'),
        value: [riderName || '-', riderPhone && sayPhone(riderPhone)].filter(Boolean).join(' '),
      },
      ...(vehicle ? [{ label: both('รถ', 'Vehicle'), value: vehicle }] : []),
      { label: both('พิมพ์เมื่อ', 'Printed'), value: sayDateTime(at, 'th') },
    ],
  }
}

const column = (th: string, en: string, width: number, align: PaperColumn['align'] = 'start') => ({
  ...{ label: both(th, en), width, align, isMain: false },
})

/** For who drives: the stops in order, with what to collect and a line to sign on. */
export function runSheetPaper(run: SheetRun, stops: readonly SheetStop[]): Paper {
  const total = stops.reduce((sum, { toCollect }) => sum + toCollect, 0)
  const head = runHead(run)
  return {
    ...head,
    kind: 'run-sheet',
    fileName: `run-sheet-${run.runOn}-${run.id.slice(0, 8)}`,
    title: both('ใบรอบส่ง', 'Run sheet'),
    facts: [
      ...head.facts,
      { label: both('จุดส่ง', 'Stops'), value: sayNumber(stops.length) },
      {
        label: both('ลัง', 'Cases'),
        value: sayCases(stops.reduce((sum, { cases }) => sum + cases, 0)),
      },
    ],
    columns: [
      column('จุด', 'Stop', 7, 'center'),
      { ...column('ลูกค้าและที่อยู่', 'Customer and address', 43), isMain: true },
      column('ลัง', 'Cases', 8, 'end'),
      column('เก็บเงิน', 'Collect', 14, 'end'),
      column('ผู้รับเซ็นชื่อ / เวลา', 'Signature / time', 28),
    ],
    groups: [{ title: '', rows: stops.map(rowOf) }],
    sums: total > 0 ? [{ label: both('เก็บเงินสด', 'Cash'), value: figure(total), isStrong: true }] : [],
    notes: [],
    signatures: [
      both('ผู้ส่งของ', 'Rider'),
      both('ผู้ปล่อยรอบ', 'Released by'),
      both('ผู้รับเงินคืนศูนย์', 'Cash received by'),
    ],
  }
}

function rowOf(stop: SheetStop) {
  const { orderNumber, customerName, contactName, phone, address, slot, note, payment, toCollect } = stop
  const who = contactName && contactName !== customerName ? `${contactName} ` : ''
  return {
    cells: [
      ...[String(stop.place), customerName, sayCases(stop.cases)],
      ...[toCollect > 0 ? figure(toCollect) : paymentNames[payment], '\n\n………………………'.trim()],
    ],
    notes: [
      address,
      `${who}${phone ? sayPhone(phone) : ''}`.trim(),
      [orderNumber, stop.invoiceNumber, slot].filter(Boolean).join(' · '),
      note && `หมายเหตุ: ${note}`,
    ].filter((line): line is string => Boolean(line)),
  }
}
