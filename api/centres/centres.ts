import type { Selectable } from 'kysely'
import { findAccountOf, findCustomersOf, ownShops } from '#api/identity/own-shops.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Centres } from '#api/kit/database-types.ts'
import type { Centre } from '#shop/centres/centre.ts'
import {
  type allCentresContract,
  type centreContracts,
  centrePage,
  type closedCentreContract,
  type customerCentresContract,
  type requestedCentresContract,
  type userCentresContract,
} from '#shop/centres/centre-contracts.ts'
import { centresServing, roundsIn } from '#shop/centres/delivery-area.ts'
import { distanceBetween } from '#shop/centres/distance.ts'
import type { HoursSpan } from '#shop/centres/hours-span.ts'
import { nextRound, type Rounds } from '#shop/centres/next-round.ts'
import { roles } from '#shop/contract/caller.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findCustomerPlace } from './customer-area.ts'
import { findCentresWithAreas } from './find-areas.ts'
import { roundsOf } from './rounds-of.ts'

type CallerPosition = { lat?: number | undefined; lng?: number | undefined }

/** In one line. */
export const addressOf = (row: Selectable<Centres>) =>
  `${row.address} ${row.subdistrict} ${row.district} ${row.province} ${row.postcode}`

function asCentre(
  row: Selectable<Centres>,
  now: Date,
  { lat, lng }: CallerPosition,
  rounds = roundsOf(row),
): Centre {
  const round = nextRound(now, rounds)
  return {
    saleUnit: row.sale_unit,
    name: row.name_th,
    nameEn: row.name_en,
    photo: row.photo,
    address: addressOf(row),
    phone: row.phone,
    distance: lat === undefined || lng === undefined ? 0 : distanceBetween({ lat, lng }, row),
    nextRound: round?.day ?? null,
    orderBefore: round?.orderBefore.toISOString() ?? null,
    orderBeforeToday: round ? bangkokDay(round.orderBefore) === bangkokDay(now) : false,
    line: row.line_oa_url ? { url: row.line_oa_url, name: row.line_channel_name ?? row.name_th } : null,
  }
}

/** The caller's centres: the default one for a guest, all of the account's for a customer. */
export async function findOwnCentres({ db, caller }: Pick<Context, 'db' | 'caller'>) {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const centres = db
    .selectFrom('centres')
    .selectAll('centres')
    .where('centres.active', '=', true)
    .orderBy('centres.sale_unit')
  // A person acting for a customer acts in one centre only.
  if (caller.role === roles.guest || caller.actor)
    return centres.where('sale_unit', '=', caller.saleUnit).execute()
  const shops = await ownShops(db, caller)
  return centres
    .where(
      'sale_unit',
      'in',
      shops.map(({ saleUnit }) => saleUnit),
    )
    .execute()
}

/**
 * The active centre's next delivery is the one to the customer's first address; null outside the delivery
 * area.
 */
const userCentres: Handler<typeof userCentresContract> = async (_input, context) => {
  const { db, caller, now } = context
  const isCustomer = caller.kind === 'user' && caller.role !== roles.guest
  const [rows, place] = await Promise.all([
    findOwnCentres(context),
    isCustomer ? findCustomerPlace(db, caller) : undefined,
  ])
  const here = (row: Selectable<Centres>) =>
    place && isCustomer && row.sale_unit === caller.saleUnit ? place : undefined
  return rows.map((row) => {
    const own = here(row)
    return asCentre(row, now, {}, own ? (own.area ? roundsIn(own.area, roundsOf(row)) : noRounds) : undefined)
  })
}
const noRounds: Rounds = { weekdays: 0, cutOffMinute: 0 }

const byDistance = (a: Centre, b: Centre) => a.distance - b.distance || a.saleUnit.localeCompare(b.saleUnit)

/** A list of centres tells their hours; every page is sent its own centre without them. */
const asListed = (row: Selectable<Centres>, now: Date, position: CallerPosition): Centre => ({
  ...asCentre(row, now, position),
  hours: row.opening_hours as unknown as HoursSpan[],
})

const customerCentres: Handler<typeof customerCentresContract> = async (position, context) =>
  (await findOwnCentres(context)).map((row) => asListed(row, context.now, position)).sort(byDistance)

type Search = InputOf<typeof allCentresContract>

/** Open centres whose code, name or address holds the text, or that deliver to the postcode, nearest first. */
export async function searchCentres(
  { text, postcode, skip = 0, take = centrePage, ...position }: Search,
  { db, now }: Context,
): Promise<Centre[]> {
  const like = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  const columns = [
    'sale_unit',
    'name_th',
    'name_en',
    'short_name',
    'address',
    'subdistrict',
    'district',
    'province',
    'postcode',
  ] as const
  const rows = await db
    .selectFrom('centres')
    .selectAll()
    .where('active', '=', true)
    .$if(text.trim() !== '', (query) =>
      query.where((eb) => eb.or(columns.map((column) => eb(column, 'ilike', like)))),
    )
    .execute()
  const serving = postcode
    ? centresServing(await findCentresWithAreas(db, postcode), { postcode })
    : undefined
  return rows
    .filter((row) => !serving || serving.some(({ centre }) => centre.saleUnit === row.sale_unit))
    .map((row) => asListed(row, now, position))
    .sort(byDistance)
    .slice(skip, skip + take)
}

const allCentres: Handler<typeof allCentresContract> = searchCentres

const requestedCentres: Handler<typeof requestedCentresContract> = (_input, context) =>
  findRequestedCentres(context)

/** Centres the caller asked to join that have not answered yet. */
export async function findRequestedCentres({
  db,
  caller,
}: Pick<Context, 'db' | 'caller'>): Promise<string[]> {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const accountId = await findAccountOf(db, { saleUnit: caller.saleUnit, code: caller.customerCode })
  const shops = accountId ? await findCustomersOf(db, accountId) : []
  return shops.filter(({ status }) => status === 'pending').map(({ sale_unit }) => sale_unit)
}

/** Null for a centre that is open or unknown. */
const closedCentre: Handler<typeof closedCentreContract> = async ({ saleUnit }, { db }) => {
  const row = await db
    .selectFrom('centres')
    .select(['name_th', 'name_en', 'phone', 'closed_reason_th', 'closed_reason_en', 'reopens_on'])
    .where('sale_unit', '=', saleUnit)
    .where('active', '=', false)
    .executeTakeFirst()
  return {
    closed: row
      ? {
          ...{ name: row.name_th, nameEn: row.name_en, phone: row.phone },
          ...{
            reasonTh: row.closed_reason_th,
            reasonEn: row.closed_reason_en,
            reopensOn: row.reopens_on ?? '',
          },
        }
      : null,
  }
}

export const centreHandlers: HandlersOf<
  Pick<
    typeof centreContracts,
    'userCentres' | 'customerCentres' | 'allCentres' | 'askedCentres' | 'closedCentre'
  >
> = {
  userCentres,
  customerCentres,
  allCentres,
  askedCentres: requestedCentres,
  closedCentre,
}
