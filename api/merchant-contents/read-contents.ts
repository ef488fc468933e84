import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import {
  type contentListContract,
  type contentOfCentreContract,
  contentsPage,
} from '#shop/merchant-contents/merchant-content-contracts.ts'
import { merchantContentsProblems } from '#shop/merchant-contents/merchant-contents-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { countContents, findContent, findContents } from './content-queries.ts'
import { findTarget } from './targets.ts'

export const contentList: Handler<typeof contentListContract> = async (
  { saleUnit, kind, state, removed, text = '', skip = 0, take = contentsPage },
  { db, now },
) => {
  const [rows, counts] = await Promise.all([
    findContents(db, {
      ...{ saleUnit, kind, state, isRemoved: removed ?? false, text: text.trim(), now, skip },
      take: take + 1,
    }),
    countContents(db, saleUnit, kind, now),
  ])
  return {
    contents: rows.slice(0, take).map(({ startsAt, endsAt, changedAt, ...row }) => ({
      ...row,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      changedAt: changedAt?.toISOString() ?? null,
    })),
    counts,
    isMore: rows.length > take,
  }
}

export const contentOfCentre: Handler<typeof contentOfCentreContract> = async (
  { saleUnit, id },
  { db, caller },
) => {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const found = await findContent(db, saleUnit, id)
  if (!found) throw refuse(merchantContentsProblems.none)
  const [target, otherCentres] = await Promise.all([
    findTarget(db, saleUnit, found.link),
    findManaged(db, caller.username, saleUnit),
  ])
  const { startsAt, endsAt, changedAt, position: _position, copiedAs: _copiedAs, ...row } = found
  return {
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    changedAt: changedAt?.toISOString() ?? null,
    target: target ?? null,
    otherCentres,
  }
}

/** The other open centres that somebody manages or owns. */
export async function findManaged(db: Db, username: string, saleUnit: string) {
  const { rows } = await sql<{ saleUnit: string; nameTh: string; nameEn: string }>`
    select n.sale_unit as "saleUnit", n.name_th as "nameTh", n.name_en as "nameEn" from staff_centres s
    join centres n on n.sale_unit = s.sale_unit and n.active
    where s.username = ${username} and s.role in ('5', '8') and s.sale_unit <> ${saleUnit} order by n.sale_unit`.execute(
    db,
  )
  return rows
}
