import type { StaffMember } from '#api/activity/add-activity.ts'
import type { Db } from '#api/kit/database.ts'
import type { ImportKind, RowState } from '#shop/imports/import-kinds.ts'
import type { Judged } from '#shop/imports/judge-product.ts'
import type { ReadRow } from '#shop/imports/read-rows.ts'
import type { FieldReason } from '#shop/problems/problem.ts'

export type WorkContext = {
  saleUnit: string
  importId: string
  kind: ImportKind
  fileName: string
  now: Date
  by: StaffMember
}
export type CheckedRow = Judged & { row: number; seen?: string }
/** A row that is to be applied or undone. */
export type PendingRow = {
  row: number
  subject: string
  outcome: 'added' | 'changed'
  before: Record<string, unknown> | null
  after: Record<string, unknown>
  seen: string | null
  leftAs: string | null
}
export type RowResult = { row: number; state: RowState; leftAs?: string; reasons?: FieldReason[] }

/** What a kind of file does with some rows, inside one transaction. */
export type KindWork = {
  check: (tx: Db, context: WorkContext, rows: readonly ReadRow[]) => Promise<CheckedRow[]>
  apply: (tx: Db, context: WorkContext, rows: readonly PendingRow[]) => Promise<RowResult[]>
  undo: (tx: Db, context: WorkContext, rows: readonly PendingRow[]) => Promise<RowResult[]>
}

const reason = (field: string, th: string, en: string): FieldReason[] => [{ field, th, en }]

/** Why a row is left alone, in the words of its reader. */
export const leftAlone = {
  gone: reason('code', 'ไม่มีสินค้านี้แล้ว', 'This product is no longer there'),
  noProduct: reason('code', 'ไม่มีสินค้ารหัสนี้', 'There is no product with this code'),
  taken: reason(
    'code',
    'มีคนเพิ่มรหัสนี้หลังจากตรวจไฟล์ จึงไม่ได้ทับ',
    'Somebody added this code since the file was checked, so it was left alone',
  ),
  stale: reason(
    '',
    'มีคนแก้รายการนี้หลังจากตรวจไฟล์ จึงไม่ได้ทับ',
    'Somebody changed this since the file was checked, so it was left alone',
  ),
  changedSince: reason(
    '',
    'มีคนแก้รายการนี้หลังการนำเข้า จึงไม่ได้ย้อนกลับ',
    'Somebody changed this since the import, so it was left alone',
  ),
  ended: reason('endsOn', 'ช่วงราคานี้จบไปแล้ว', 'This window has ended'),
} as const
