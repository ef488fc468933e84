import { findAreasOf, findCentresWithAreas, findOwnCentres, type NamedCentre } from '#api/centres/centres.ts'
import type { Context } from '#api/kit/context.ts'
import { centresServing, findArea } from '#shop/centres/delivery-area.ts'
import type { OutsideArea } from '#shop/checkout/outside-area.ts'

type Place = { postcode: string; subdistrict: string }
type Customer = { saleUnit: string; customerCode: string }

const mostCentres = 3

/** What can be done about an address that the caller's centre does not deliver to. */
export async function findWaysOutside(context: Context, { saleUnit, customerCode }: Customer, place: Place): Promise<OutsideArea> {
  const { db } = context
  const [{ pickupOpen }, ownCentres, centres, addresses] = await Promise.all([
    context.settings(saleUnit),
    findOwnCentres(context),
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
  const own = serving.filter((centre) => mine.has(centre.saleUnit))
  return {
    place: `${place.subdistrict} ${place.postcode}`,
    addressIds: addresses.filter((address) => findArea(areas, address)).map(({ id }) => id),
    own: own.slice(0, mostCentres).map(named),
    others: own.length > 0 ? [] : serving.slice(0, mostCentres).map(named),
    pickup: pickupOpen,
  }
}

const named = ({ saleUnit, name }: NamedCentre) => ({ saleUnit, name: name.th, nameEn: name.en })
