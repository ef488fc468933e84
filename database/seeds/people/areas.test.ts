import { expect, test } from 'vitest'
import { makeDemoNetwork } from '#database/seeds/demo/demo-network.ts'
import { areaRows } from '#database/seeds/people/areas.ts'
import { centresServing, type DeliveryArea, everywhere } from '#shop/centres/delivery-area.ts'

const { trades } = makeDemoNetwork('2026-11-15')
const centres = await Promise.all(
  trades.map(async ({ centre: { saleUnit, places } }) => {
    const rows = await areaRows(saleUnit)
    const areas = rows.areas.map((row) => ({
      ...(everywhere as DeliveryArea),
      ...{ id: String(row.id), position: Number(row.position), fee: row.fee as number | null },
      places: rows.places
        .filter((place) => place.area_id === row.id)
        .map((place) => ({ postcode: String(place.postcode), subdistrict: String(place.subdistrict) })),
    }))
    return {
      saleUnit,
      postcode: places[0]?.postcode ?? '',
      lat: places[0]?.lat ?? 0,
      lng: places[0]?.lng ?? 0,
      areas,
    }
  }),
)
const serving = (postcode: string, subdistrict: string) =>
  centresServing(centres, { postcode, subdistrict }).map(
    ({ centre, area }) => `${centre.saleUnit} ${area.id}`,
  )

test('every shop of the demo lies where its centre delivers, on the terms of the centre itself', () => {
  for (const { centre, customers } of trades) {
    for (const { place } of customers) {
      const found = centresServing(
        centres.filter(({ saleUnit }) => saleUnit === centre.saleUnit),
        place,
      )
      expect([centre.saleUnit, place.subdistrict, found.map(({ area }) => area.fee)]).toEqual([
        centre.saleUnit,
        place.subdistrict,
        [null],
      ])
    }
  }
})

test.each([
  ['50200', 'สุเทพ', ['CNX01 city']],
  ['50310', 'อมก๋อย', ['CNX01 mountains']],
  ['11000', 'บางกระสอ', ['NON01 nonthaburi', 'BKK01 nearby']],
  ['20120', 'ท่าเทววงษ์', ['CBI01 si-chang']],
  ['83000', 'รัษฎา', ['HKT01 phuket']],
  ['83000', 'พรุใน', ['HKT01 yao-islands']],
  ['57000', 'เวียง', []],
])('%s %s is served by %j', (postcode, subdistrict, units) => {
  expect(serving(postcode, subdistrict)).toEqual(units)
})
