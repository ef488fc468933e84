import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { requireStaff } from '#api/payments/staff-member.ts'
import {
  type ListTab,
  listTabs,
  mostCounted,
  promotionListPage,
} from '#shop/merchant-promotions/list-tabs.ts'
import type { promotionsOfCentreContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findKept, keptOf } from './kept-promotions.ts'

/** A search looks at so many of a tab, so that none is slow; `strpos` costs a third of `like`. */
const mostSearched = 2_500

/** Which promotions `p` a tab shows, as `statusOf` says it, and their order: what needs a look comes first. */
const tabs: Record<ListTab, { fits: (today: string) => RawBuilder<unknown>; inOrder: RawBuilder<unknown> }> =
  {
    CURRENT: {
      fits: (today) =>
        sql`p.archived_at is null and p.enabled and p.ends_on >= ${today} and p.starts_on <= ${today}`,
      inOrder: sql`p.ends_on, p.id`,
    },
    SOON: {
      fits: (today) => sql`p.archived_at is null and p.enabled and p.starts_on > ${today}`,
      inOrder: sql`p.starts_on, p.id`,
    },
    EXPIRED: {
      fits: (today) => sql`p.archived_at is null and p.enabled and p.ends_on < ${today}`,
      inOrder: sql`p.ends_on desc, p.id desc`,
    },
    DISABLE: {
      fits: () => sql`p.archived_at is null and not p.enabled`,
      inOrder: sql`p.starts_on desc, p.id`,
    },
    // Every promotion has its dates here, so this one stays empty.
    UNKNOWN: { fits: () => sql`p.starts_on is null`, inOrder: sql`p.id` },
    ARCHIVED: {
      fits: () => sql`p.archived_at is not null`,
      inOrder: sql`p.starts_on desc, p.id`,
    },
  }

export const promotionsOfCentre: Handler<typeof promotionsOfCentreContract> = async (
  { tab, text, type, skip = 0, take = promotionListPage, withDetail = false },
  { db, caller, now },
) => {
  const { saleUnit } = requireStaff(caller)
  const today = bangkokDay(now)
  const wanted = text.trim()
  const { fits, inOrder } = tabs[tab]
  const inTab = sql`p.sale_unit = ${saleUnit} and ${fits(today)} ${type ? sql`and p.type = ${Number(type)}` : sql``}`
  const searched =
    wanted === ''
      ? sql`promotions p where ${inTab}`
      : sql`(select p.id, p.starts_on, p.ends_on, p.words from promotions p where ${inTab} order by ${inOrder} limit ${sql.lit(mostSearched)}) p
          where strpos(p.words, (select lower(${wanted}))) > 0`
  // The page is found first, so that whole promotions are put together for it alone.
  const page = sql`select p.id from ${searched} order by ${inOrder} limit ${take + 1} offset ${skip}`
  const which = sql`p.id in (${page}) order by ${inOrder}`
  const [rows, counts] = await Promise.all([
    findKept(db, saleUnit, which, { isWhole: withDetail }),
    countTabs(db, saleUnit, today),
  ])
  return {
    promotions: rows.slice(0, take).map((row) => keptOf(row, today)),
    isMore: rows.length > take,
    counts,
  }
}

async function countTabs(db: Db, saleUnit: string, today: string): Promise<Record<ListTab, number>> {
  // In its order each tab is counted along its index.
  const counted = listTabs.map(
    (tab) => sql`(select count(*)::int from (select from promotions p where p.sale_unit = ${saleUnit}
      and ${tabs[tab].fits(today)} order by ${tabs[tab].inOrder} limit ${sql.lit(mostCounted)}) t) as ${sql.ref(tab)}`,
  )
  const { rows } = await sql<Record<ListTab, number>>`select ${sql.join(counted)}`.execute(db)
  return rows[0] as Record<ListTab, number>
}
