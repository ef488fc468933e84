import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { incentiveContracts } from '#shop/points/incentive-contract.ts'
import { expiringSoonDays, pointsByExpiry, redeemOpen } from '#shop/points/points.ts'
import type {
  getPointContract,
  pointsContracts,
  pointsLedgerContract,
} from '#shop/points/points-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { incentives } from './incentives.ts'
import { findPointsPage } from './points-page.ts'
import { findPointsEntries } from './points-queries.ts'

type Owner = { saleUnit: string; customerCode: string }

function ownerOf(caller: Caller): Owner {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  return { saleUnit: caller.saleUnit, customerCode: caller.customerCode }
}

const dated = (left: ReturnType<typeof pointsByExpiry>) =>
  left.flatMap(({ on, points }) => (on === null ? [] : [{ on, points }]))

const getPoint: Handler<typeof getPointContract> = async (_input, { db, caller, now, settings }) => {
  const owner = ownerOf(caller)
  const [entries, customer, values] = await Promise.all([
    findPointsEntries(db, owner),
    db
      .selectFrom('customers')
      .select('points')
      .where('sale_unit', '=', owner.saleUnit)
      .where('code', '=', owner.customerCode)
      .executeTakeFirst(),
    settings(owner.saleUnit),
  ])
  if (!customer) throw refuse(identityProblems.noProfile)
  const soon = addDays(bangkokDay(now), expiringSoonDays)
  return {
    statusText: 'OK',
    points: customer.points,
    expiring: dated(pointsByExpiry(entries)).filter(({ on }) => on <= soon),
    redeemOpen: redeemOpen(values, now),
    redeemFrom: values.redeemFrom,
    redeemTo: values.redeemTo,
  }
}

const pointsLedger: Handler<typeof pointsLedgerContract> = async (page, { db, caller }) => {
  const owner = ownerOf(caller)
  const [{ entries: shown }, entries] = await Promise.all([
    findPointsPage(db, owner, page),
    findPointsEntries(db, owner),
  ])
  return {
    balance: entries.reduce((sum, { points }) => sum + points, 0),
    expiring: dated(pointsByExpiry(entries)),
    entries: shown.map(({ why: _, by: __, ...entry }) => entry),
    total: entries.length,
  }
}

export const pointsHandlers: HandlersOf<typeof pointsContracts & typeof incentiveContracts> = {
  getPoint,
  pointsLedger,
  incentives,
}
