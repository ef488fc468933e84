import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { writeSettings } from '#api/merchant-settings/write-settings.ts'
import {
  type CheckPoint,
  type checkListContract,
  type checkListContracts,
  checkPoints,
  type putAwayCheckListContract,
} from '#shop/check-list/check-list-contracts.ts'
import { settings as registry } from '#shop/settings/settings.ts'
import { removeExamples } from './remove-examples.ts'

type Facts = Record<'products' | 'unpriced' | 'unpictured' | 'examples', number> &
  Record<'area' | 'rounds' | 'bank' | 'contact' | 'policy' | 'customer' | 'order', boolean>

/** A centre with nothing left to do is not looked at again for a while: the overview is opened all day. */
const doneFor = 10 * 60_000
const done = new WeakMap<object, Map<string, number>>()

const checkList: Handler<typeof checkListContract> = async ({ saleUnit }, context) => {
  const { db, gateways, now } = context
  const centreSettings = await context.settings(saleUnit)
  const nothing = { shown: false, points: [], examples: 0 }
  const doneAt = done.get(gateways)?.get(saleUnit) ?? 0
  if (!centreSettings.checkList || doneAt > now.getTime() - doneFor) return nothing
  const facts = await loadFacts(db, saleUnit)
  const isDone: Record<CheckPoint, boolean> = {
    ...facts,
    goods: facts.products > 0,
    prices: facts.products > 0 && facts.unpriced === 0,
    pictures: facts.products > 0 && facts.unpictured === 0,
    payment: centreSettings.payOnDelivery || facts.bank || (gateways.payments ?? []).length > 0,
    sms: gateways.sms.name !== 'none',
    line: gateways.lineOf?.(saleUnit) !== undefined,
  }
  const counts: Partial<Record<CheckPoint, number>> = { prices: facts.unpriced, pictures: facts.unpictured }
  const points = checkPoints.map((name) => ({ name, done: isDone[name], count: counts[name] ?? 0 }))
  if (points.some((point) => !point.done) || facts.examples > 0)
    return { shown: true, points, examples: facts.examples }
  noteDone(gateways, saleUnit, now)
  return nothing
}

function noteDone(gateways: Context['gateways'], saleUnit: string, now: Date): void {
  const times = done.get(gateways) ?? new Map<string, number>()
  done.set(gateways, times.set(saleUnit, now.getTime()))
}

async function loadFacts(db: Db, saleUnit: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select g.products, g.unpriced, g.unpictured, g.examples,
      exists (select from delivery_areas a join delivery_area_places l on l.sale_unit = ${saleUnit} and l.area_id = a.id
        where a.sale_unit = ${saleUnit} and a.active) as area,
      exists (select from centres c where c.sale_unit = ${saleUnit} and c.delivery_weekdays > 0) as rounds,
      exists (select from bank_accounts b where b.sale_unit = ${saleUnit}) as bank,
      exists (select from contents t where t.sale_unit = ${saleUnit} and t.code = 'CONTACT_001') as contact,
      exists (select from contents t where t.sale_unit = ${saleUnit} and t.code = 'PDPA_001') as policy,
      exists (select from customers u where u.sale_unit = ${saleUnit} and u.status = 'active') as customer,
      exists (select from orders o where o.sale_unit = ${saleUnit}) as order
    from (
      select count(*)::int as products, count(*) filter (where p.pictures = '{}')::int as unpictured,
        count(*) filter (where p.is_example)::int as examples,
        count(*) filter (where not exists (select from product_prices r
          where r.sale_unit = ${saleUnit} and r.product_code = p.code and r.level = 1 and r.unit1_price > 0))::int as unpriced
      from products p where p.sale_unit = ${saleUnit} and p.active and p.material_type not in ('DeliveryFee', 'Point', 'GivePoint')
    ) g`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('a count always has a row')
  return facts
}

const putAwayCheckList: Handler<typeof putAwayCheckListContract> = async ({ saleUnit }, context) => {
  const by = await actingStaff(context)
  const { key } = registry.checkList
  await context.db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('settings')
      .select('value')
      .where('sale_unit', '=', saleUnit)
      .where('key', '=', key)
      .executeTakeFirst()
    const change = { scope: saleUnit, key, value: 'N', seen: held?.value ?? null }
    await writeSettings(tx, [change], { now: context.now, by })
  })
  return {}
}

export const checkListHandlers: HandlersOf<typeof checkListContracts> = {
  checkList,
  putAwayCheckList,
  removeExamples,
}
