import { sql } from 'kysely'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import {
  pickedLists as allLists,
  type Picked,
  type PickedList,
  type pickedListsContract,
  type savePickedListContract,
} from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { changeCatalogue, requireSeen } from './catalogue-change.ts'
import { requireProducts } from './display-groups.ts'
import { findMembers, findPicked } from './group-queries.ts'

async function loadPicked(db: Db, saleUnit: string, list: PickedList): Promise<Picked> {
  const codes = await findPicked(db, saleUnit, list)
  return { list, products: await findMembers(db, saleUnit, codes), version: contentMark(codes) }
}

export const pickedLists: Handler<typeof pickedListsContract> = async ({ saleUnit }, { db }) => ({
  lists: await Promise.all(allLists.map((list) => loadPicked(db, saleUnit, list))),
})

export const savePickedList: Handler<typeof savePickedListContract> = async (request, context) => {
  const { saleUnit, list, version } = request
  const codes = [...new Set(request.codes)]
  const removed = request.removed.filter((code) => !codes.includes(code))
  return changeCatalogue(context, saleUnit, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`picked ${saleUnit}`}))`.execute(tx)
    const was = await loadPicked(tx, saleUnit, list)
    requireSeen(was, version)
    await requireProducts(tx, saleUnit, codes)
    await sql`select from products p where p.sale_unit = ${saleUnit} and p.code = any(${[...codes, ...removed]}::text[])
      order by p.code for no key update`.execute(tx)
    await (list === 'BEST_SELLER' ? writeBestSellers : writeHighlight)(tx, { saleUnit, list, codes, removed })
    const answer = await loadPicked(tx, saleUnit, list)
    const told = ({ products }: Picked) => ({ codes: products.map(({ code }) => code) })
    const said =
      answer.version === was.version
        ? undefined
        : { subject: `list ${list}`, what: 'changed', before: told(was), after: told(answer) }
    return { answer, said }
  })
}

type Written = { saleUnit: string; list: PickedList; codes: readonly string[]; removed: readonly string[] }

/** A product has one highlight: who puts it into another list takes it out of the one before. */
async function writeHighlight(tx: Db, { saleUnit, list, codes, removed }: Written): Promise<void> {
  await sql`
    update products p set highlight = ${list}, highlight_place = m.place, version = p.version + case when p.highlight = ${list} then 0 else 1 end
    from unnest(${[...codes]}::text[]) with ordinality m (code, place)
    where p.sale_unit = ${saleUnit} and p.code = m.code and (p.highlight, p.highlight_place) is distinct from (${list}, m.place)`.execute(
    tx,
  )
  await sql`
    update products p set highlight = '', highlight_place = default, version = p.version + 1
    where p.sale_unit = ${saleUnit} and p.code = any(${[...removed]}::text[]) and p.highlight = ${list}`.execute(
    tx,
  )
}

async function writeBestSellers(tx: Db, { saleUnit, codes, removed }: Written): Promise<void> {
  await sql`
    update products p set best_seller_place = m.place from unnest(${[...codes]}::text[]) with ordinality m (code, place)
    where p.sale_unit = ${saleUnit} and p.code = m.code and p.best_seller_place is distinct from m.place`.execute(
    tx,
  )
  await sql`
    update products p set best_seller_place = null
    where p.sale_unit = ${saleUnit} and p.code = any(${[...removed]}::text[])`.execute(tx)
}
