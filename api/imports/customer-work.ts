import { sql } from 'kysely'
import { addActivities } from '#api/activity/add-activities.ts'
import { contentMark } from '#api/activity/content-mark.ts'
import { findPlace } from '#api/customers/geography.ts'
import { lockNewcomers } from '#api/customers/new-customer.ts'
import type { Db } from '#api/kit/database.ts'
import { blankCustomer, type CustomerDraft, judgeCustomer } from '#shop/imports/judge-customer.ts'
import type { Judged } from '#shop/imports/judge-product.ts'
import {
  addCustomer,
  changeCustomer,
  findChoices,
  findClosed,
  findCustomers,
  findMobiles,
  stopCustomer,
} from './customer-rows.ts'
import { type KindWork, leftAlone, type RowResult, type WorkContext } from './kind-work.ts'

type Wish = { subject: string; cells: Partial<CustomerDraft> }
const parts = ['address', 'subdistrict', 'district', 'province', 'postcode'] as const

/** Texts as people type them, without what a spreadsheet adds. */
function tidy(cells: Record<string, unknown>): Partial<CustomerDraft> {
  const { code: _, ...rest } = cells
  const tidied = Object.fromEntries(
    Object.entries(rest).map(([field, value]) => [
      field,
      typeof value !== 'string'
        ? value
        : field === 'mobile' || field === 'taxNumber' || field === 'postcode'
          ? value.replace(/\D/g, '')
          : value.trim().toWellFormed(),
    ]),
  ) as Partial<CustomerDraft>
  // A spreadsheet drops the zero that a number begins with.
  if (tidied.mobile && /^[1-9]\d{8}$/.test(tidied.mobile)) tidied.mobile = `0${tidied.mobile}`
  return tidied
}

async function judgeAll(
  tx: Db,
  { saleUnit }: WorkContext,
  wishes: readonly Wish[],
): Promise<{ judged: Judged[]; saved: Map<string, CustomerDraft> }> {
  const codes = wishes.map(({ subject }) => subject)
  const saved = await findCustomers(tx, saleUnit, codes)
  const closed = await findClosed(tx, saleUnit, codes)
  const choices = await findChoices(tx, saleUnit)
  const mobiles = await findMobiles(
    tx,
    saleUnit,
    wishes.flatMap(({ cells }) => cells.mobile ?? []),
  )
  const judged: Judged[] = []
  for (const { subject, cells } of wishes) {
    const was = saved.get(subject)
    const newcomer = was ? {} : { typeCode: choices.usualType, storeType: choices.usualStoreType }
    const { place, placeFault } = await placeOf(was, cells)
    const facts = { ...choices, isClosed: closed.has(subject), mobileOf: mobiles.get(cells.mobile ?? '') }
    judged.push(
      judgeCustomer({
        ...{ code: subject, cells: { ...newcomer, ...cells, ...place }, saved: was },
        facts: { ...facts, placeFault },
      }),
    )
  }
  return { judged, saved }
}

/** The place as the register of places writes it, or its first part that does not exist; none when the row changes none. */
async function placeOf(was: CustomerDraft | undefined, cells: Partial<CustomerDraft>) {
  if (parts.every((part) => (cells[part] ?? was?.[part] ?? '') === (was?.[part] ?? ''))) return {}
  const { province = '', district = '', subdistrict = '', postcode = '' } = { ...was, ...cells }
  const found = await findPlace({ province, district, subdistrict, postcode })
  return 'wrong' in found ? { placeFault: found.wrong } : { place: found.place }
}

const check: KindWork['check'] = async (tx, context, rows) => {
  const wishes = rows.map(({ subject, cells }) => ({ subject, cells: tidy(cells) }))
  const { judged, saved } = await judgeAll(tx, context, wishes)
  return rows.map(({ row, subject }, at) => {
    const result = judged[at] ?? { outcome: 'unchanged' as const }
    const was = saved.get(subject)
    return { row, ...result, ...(result.outcome === 'changed' && was ? { seen: contentMark(was) } : {}) }
  })
}

const apply: KindWork['apply'] = async (tx, context, rows) => {
  const { saleUnit } = context
  if (rows.some(({ outcome }) => outcome === 'added')) await lockNewcomers(tx, saleUnit)
  await lockCustomers(tx, saleUnit, rows)
  const { judged, saved } = await judgeAll(
    tx,
    context,
    rows.map(({ subject, after }) => ({ subject, cells: after as Partial<CustomerDraft> })),
  )
  const results: RowResult[] = []
  const done: { subject: string; what: string; before?: object; after: object }[] = []
  for (const [at, { row, subject, outcome, after, seen }] of rows.entries()) {
    const was = saved.get(subject)
    const result = judged[at]
    const refused = (reasons: RowResult['reasons'] = []): RowResult => ({ row, state: 'refused', reasons })
    if (outcome === 'added' && was) results.push(refused([...leftAlone.taken]))
    else if (outcome === 'changed' && (!was || contentMark(was) !== seen))
      results.push(refused([...leftAlone.stale]))
    else if (result?.outcome === 'wrong') results.push(refused(result.reasons))
    else {
      const draft: CustomerDraft = { ...(was ?? blankCustomer), ...after }
      if (was) await changeCustomer(tx, { saleUnit, code: subject }, { was, draft })
      else await addCustomer(tx, { saleUnit, code: subject, now: context.now }, draft)
      const [left] = (await findCustomers(tx, saleUnit, [subject])).values()
      done.push({ subject, what: 'imported', ...(was ? { before: was } : {}), after: draft })
      results.push({ row, state: 'applied', leftAs: contentMark(left ?? draft) })
    }
  }
  await tell(tx, context, done)
  return results
}

/** A new customer may have ordered since: it is stopped, never removed. */
const undo: KindWork['undo'] = async (tx, context, rows) => {
  const { saleUnit } = context
  await lockCustomers(tx, saleUnit, rows)
  const saved = await findCustomers(
    tx,
    saleUnit,
    rows.map(({ subject }) => subject),
  )
  const results: RowResult[] = []
  const done: { subject: string; what: string; before?: object; after: object }[] = []
  for (const { row, subject, outcome, before, leftAs } of rows) {
    const is = saved.get(subject)
    if (!is || contentMark(is) !== leftAs) {
      results.push({ row, state: 'kept', reasons: [...leftAlone.changedSince] })
      continue
    }
    if (outcome === 'added') await stopCustomer(tx, { saleUnit, code: subject }, context.fileName)
    else await changeCustomer(tx, { saleUnit, code: subject }, { was: is, draft: { ...is, ...before } })
    done.push({ subject, what: 'import undone', before: is, after: { ...is, ...before } })
    results.push({ row, state: 'undone' })
  }
  await tell(tx, context, done)
  return results
}

async function lockCustomers(tx: Db, saleUnit: string, rows: readonly { subject: string }[]): Promise<void> {
  await sql`select from customers c where c.sale_unit = ${saleUnit} and c.code = any(${rows.map(({ subject }) => subject)}::text[])
    order by c.code for no key update`.execute(tx)
}

const tell = (
  tx: Db,
  { saleUnit, now, by }: WorkContext,
  done: readonly { subject: string; what: string; before?: object; after: object }[],
) => addActivities(tx, { saleUnit, at: now, by }, 'customer', done)

/** Customers: master data of those that are there, and new ones with their account. */
export const customerWork: KindWork = { check, apply, undo }
