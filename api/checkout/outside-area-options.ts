import { findOwnCentres, findRequestedCentres } from '#api/centres/centres.ts'
import { findAreasOf, findCentresWithAreas, type NamedCentre } from '#api/centres/find-areas.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { centresServing, findArea } from '#shop/centres/delivery-area.ts'
import type { OutsideArea } from '#shop/checkout/outside-area.ts'

type Place = { postcode: string; subdistrict: string }
type Customer = { saleUnit: string; customerCode: string }

const mostCentres = 3

/** What can be done about an address that the caller's centre does not deliver to. */
export async function findOutsideAreaOptions(
  context: Pick<Context, 'db' | 'caller' | 'settings'>,
  { saleUnit, customerCode }: Customer,
  place: Place,
): Promise<OutsideArea> {
  const { db, caller } = context
  const [{ pickupOpen, changeCentre }, ownCentres, requested, centres, addresses] = await Promise.all([
    context.settings(saleUnit),
    findOwnCentres(context),
    findRequestedCentres(context),
    findCentresWithAreas(db, place.postcode),
    db
      .selectFrom('addresses')
      .select(['id', 'postcode', 'subdistrict'])
      .where('sale_unit', '=', saleUnit)
      .where('customer_code', '=', customerCode)
      .where('type', '=', 'S')
      .where('active', '=', true)
      .execute(),
  ])
  const areas = await findAreasOf(
    db,
    saleUnit,
    addresses.map(({ postcode }) => postcode),
  )
  const mine = new Set(ownCentres.map(({ sale_unit }) => sale_unit))
  const serving = centresServing(centres, place)
    .map(({ centre }) => centre)
    .filter((centre) => centre.saleUnit !== saleUnit)
  const own = changeCentre ? serving.filter((centre) => mine.has(centre.saleUnit)) : []
  // Only the shop itself asks to join.
  const mayJoin = changeCentre && own.length === 0 && !(caller.kind === 'user' && caller.actor)
  const others = mayJoin ? serving.filter((centre) => !mine.has(centre.saleUnit)).slice(0, mostCentres) : []
  return {
    place: `${place.subdistrict} ${place.postcode}`,
    addressIds: addresses.filter((address) => findArea(areas, address)).map(({ id }) => id),
    own: own.slice(0, mostCentres).map(named),
    others: others.map((centre) => ({ ...named(centre), asked: requested.includes(centre.saleUnit) })),
    pickup: pickupOpen,
  }
}

const named = ({ saleUnit, name }: NamedCentre) => ({ saleUnit, name: name.th, nameEn: name.en })
