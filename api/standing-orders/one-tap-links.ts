import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { forecastRun } from '#api/standing-runs/forecast-run.ts'
import { isActive } from '#api/standing-runs/place-run.ts'
import { loadStandingSnapshot } from '#api/standing-runs/standing-caller.ts'
import {
  findRun,
  findStandingOrder,
  type Run,
  type RunKey,
  type StandingOrder,
} from '#api/standing-runs/standing-order-rows.ts'
import { guestCode } from '#shop/contract/caller.ts'
import { refuse } from '#shop/problems/problem.ts'
import { readOneTapToken } from '#shop/standing-orders/one-tap-link.ts'
import type {
  oneTapLinkContract,
  useOneTapLinkContract,
} from '#shop/standing-orders/standing-order-contracts.ts'
import { standingOrderProblems as refusals } from '#shop/standing-orders/standing-order-problems.ts'
import { setOwnLines, skipRun } from './change-run.ts'
import { findGoods, goodsOf } from './goods-by-name.ts'
import { changeState } from './standing-order-state.ts'

type Linked = { key: RunKey; hash: string; standing: StandingOrder; run: Run }

export const oneTapLink: Handler<typeof oneTapLinkContract> = async ({ token }, context) => {
  const { db } = context
  const { key, standing, run } = await requireLink(db, context, { token })
  const { snapshot } = await loadStandingSnapshot(db, standing)
  const { order, notes, why } = await forecastRun({
    ...{ parts: context, standing, snapshot, mayWait: false },
    ...{ ownLines: run.ownLines, agreedTotal: run.agreedTotal },
  })
  const centre = await db
    .selectFrom('centres')
    .select(['name_th', 'name_en'])
    .where('sale_unit', '=', key.saleUnit)
    .executeTakeFirstOrThrow()
  return {
    ...{
      day: run.deliverOn ?? run.planned,
      slot: run.slot,
      isFetched: standing.deliveryMethod === 'PICKUP',
      moved: run.moved,
      notes,
      total: order.priced.total,
    },
    centre: { th: centre.name_th, en: centre.name_en },
    until: (run.placeAt ?? context.now).toISOString(),
    products: await namedLines(db, standing, run),
    why: why ? { th: why.say('th'), en: why.say('en') } : null,
  }
}

export const useOneTapLink: Handler<typeof useOneTapLinkContract> = async (request, context) => {
  const { db, now } = context
  const { token, change, lines, pausedUntil } = request
  await db.transaction().execute(async (tx) => {
    const { key, hash } = await requireLink(tx, context, { token, lock: sql`for update` })
    if (change === 'skip') await skipRun(tx, key, now)
    else if (change === 'lines') await setOwnLines(tx, key, { lines: lines ?? [], now })
    else {
      if (!pausedUntil) throw refuse(refusals.badPause)
      await changeState(tx, key, { state: 'paused', pausedUntil, now })
    }
    await sql`update standing_order_links l set used_at = ${now} where l.sale_unit = ${key.saleUnit} and l.token_hash = ${hash}`.execute(
      tx,
    )
  })
  return {}
}

type LinkRow = { id: string; planned: string; usedAt: Date | null }

/** What a link is for, or the sentence why it no longer works. */
async function requireLink(
  db: Db,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  { token, lock = sql`` }: { token: string; lock?: ReturnType<typeof sql> },
): Promise<Linked> {
  const read = readOneTapToken(token)
  if (!read) throw refuse(refusals.linkUnknown)
  const { saleUnit } = read
  const hash = createHash('sha256').update(read.secret).digest('base64url')
  const { rows } = await sql<LinkRow>`
    select l.standing_order_id as id, l.planned_on as planned, l.used_at as "usedAt" from standing_order_links l
    where l.sale_unit = ${saleUnit} and l.token_hash = ${hash} ${lock}`.execute(db)
  const [link] = rows
  const key = link && { saleUnit, id: link.id, planned: link.planned }
  const standing = key && (await findStandingOrder(db, key))
  const run = key && (await findRun(db, key))
  if (!link || !standing || !run) throw refuse(refusals.linkUnknown)
  if (standing.state === 'ended' || !(await isActive(db, standing))) throw refuse(refusals.linkOfClosed)
  const isSignedIn = caller.kind === 'user' && caller.customerCode !== guestCode
  const isOwn = isSignedIn && caller.saleUnit === saleUnit && caller.customerCode === standing.customerCode
  if (isSignedIn && !isOwn) throw refuse(refusals.linkOfOther)
  if (link.usedAt) throw refuse(refusals.linkUsed)
  if (run.state !== 'coming' || !run.placeAt || run.placeAt <= now) throw refuse(refusals.linkExpired)
  return { key, hash, standing, run }
}

/** The goods by name, without anything of the shop. */
async function namedLines(db: Db, { saleUnit, lines }: StandingOrder, run: Run) {
  const names = await findGoods(
    db,
    saleUnit,
    lines.map(({ productCode }) => productCode),
  )
  const own = new Map(run.ownLines?.map((line) => [line.productCode, line.quantities]))
  return lines.map(({ productCode, quantities }) => ({
    productCode,
    quantities: run.ownLines ? (own.get(productCode) ?? ([0, 0, 0] as const)) : quantities,
    ...goodsOf(names, productCode),
  }))
}
