import { describe, expect, test } from 'vitest'
import {
  centresServing,
  type DeliveryArea,
  everywhere,
  findArea,
  roundsIn,
  termsIn,
} from './delivery-area.ts'

const area = (id: string, places: string[], more: Partial<DeliveryArea> = {}): DeliveryArea => ({
  ...everywhere,
  id,
  places: places.map((place) => {
    const [postcode = '', subdistrict = ''] = place.split(' ')
    return { postcode, subdistrict }
  }),
  ...more,
})

const town = area('town', ['50000', '50200'])
const hills = area('hills', ['50200 สุเทพ', '50310 แม่ตื่น'])

describe('which area of a centre serves an address', () => {
  test.each<[string, DeliveryArea[], { postcode: string; subdistrict?: string }, string | undefined]>([
    ['a centre without areas delivers everywhere', [], { postcode: '83000', subdistrict: 'รัษฎา' }, ''],
    ['a postcode names all its subdistricts', [town], { postcode: '50200', subdistrict: 'ศรีภูมิ' }, 'town'],
    [
      'a subdistrict wins over its postcode',
      [town, hills],
      { postcode: '50200', subdistrict: 'สุเทพ' },
      'hills',
    ],
    [
      'also where it is written with the word of its level',
      [town, hills],
      { postcode: '50200', subdistrict: 'ตำบลสุเทพ' },
      'hills',
    ],
    [
      'the same name under another postcode is another place',
      [town, hills],
      { postcode: '50000', subdistrict: 'สุเทพ' },
      'town',
    ],
    [
      'a postcode that is named in part serves only that part',
      [hills],
      { postcode: '50310', subdistrict: 'ม่อนจอง' },
      undefined,
    ],
    ['who gave only the postcode is served where any of it is', [hills], { postcode: '50310' }, 'hills'],
    ['and by the whole postcode before a part of it', [hills, town], { postcode: '50200' }, 'town'],
    ['elsewhere nothing is delivered', [town, hills], { postcode: '83000', subdistrict: 'รัษฎา' }, undefined],
    [
      'an area that is switched off serves nobody',
      [{ ...town, active: false }],
      { postcode: '50000' },
      undefined,
    ],
    [
      'a subdistrict that is switched off is served as its postcode is',
      [town, { ...hills, active: false }],
      { postcode: '50200', subdistrict: 'สุเทพ' },
      'town',
    ],
    [
      'of two that name the place the first by position counts',
      [area('late', ['50000'], { position: 2 }), area('soon', ['50000'], { position: 1 })],
      { postcode: '50000', subdistrict: 'ศรีภูมิ' },
      'soon',
    ],
    [
      'and of two at the same position the first by name, whichever was stored first',
      [area('b', ['50000']), area('a', ['50000'])],
      { postcode: '50000' },
      'a',
    ],
    ['also when it was', [area('a', ['50000']), area('b', ['50000'])], { postcode: '50000' }, 'a'],
  ])('%s', (_what, areas, address, id) => {
    expect(findArea(areas, address)?.id).toBe(id)
  })
})

describe('which centres serve an address', () => {
  const bangkok = {
    saleUnit: 'BKK01',
    postcode: '10900',
    lat: 13.83,
    lng: 100.56,
    areas: [area('b', ['10900', '11000'])],
  }
  const nonthaburi = {
    saleUnit: 'NON01',
    postcode: '11000',
    lat: 13.86,
    lng: 100.5,
    areas: [area('n', ['11000'])],
  }
  const anywhere = { saleUnit: 'ANY01', postcode: '11000', lat: 13.86, lng: 100.49, areas: [] }
  const found = (address: Parameters<typeof centresServing>[1], centres = [bangkok, nonthaburi]) =>
    centresServing(centres, address).map(({ centre }) => centre.saleUnit)

  test.each<[string, Parameters<typeof centresServing>[1], string[]]>([
    ['the one that names it', { postcode: '10900', subdistrict: 'ลาดยาว' }, ['BKK01']],
    [
      'of two the nearest to the pin first',
      { postcode: '11000', lat: 13.86, lng: 100.49 },
      ['NON01', 'BKK01'],
    ],
    ['and from the other side the other', { postcode: '11000', lat: 13.83, lng: 100.55 }, ['BKK01', 'NON01']],
    [
      'without a pin the one whose postcode is next to it',
      { postcode: '11000', lat: null, lng: null },
      ['NON01', 'BKK01'],
    ],
    ['nor is the other half', { postcode: '11000', lat: null, lng: 100.55 }, ['NON01', 'BKK01']],
    ['none, where nobody goes', { postcode: '83000' }, []],
  ])('%s', (_what, address, units) => {
    expect(found(address)).toEqual(units)
  })

  test('half a pin says nothing, however near it seems', () => {
    expect(
      found({ postcode: '11000', lat: 13.83, lng: null }, [{ ...bangkok, lng: 99 }, nonthaburi]),
    ).toEqual(['NON01', 'BKK01'])
  })

  test('of two that are equally far the first by code, whichever was stored first', () => {
    const twin = { ...nonthaburi, saleUnit: 'AAA01' }
    for (const centres of [
      [nonthaburi, twin],
      [twin, nonthaburi],
    ])
      expect(found({ postcode: '11000', lat: 13.8, lng: 100.5 }, centres)).toEqual(['AAA01', 'NON01'])
  })

  test('who names the place comes before who delivers everywhere, however near that is', () => {
    expect(found({ postcode: '11000', lat: 13.86, lng: 100.49 }, [anywhere, bangkok, nonthaburi])).toEqual([
      'NON01',
      'BKK01',
      'ANY01',
    ])
    expect(found({ postcode: '83000' }, [anywhere, bangkok])).toEqual(['ANY01'])
  })
})

test('what an area leaves open holds as for the whole centre, and a zero is an answer of its own', () => {
  const settings = { deliveryFee: 60_00, freeShippingFrom: 1_500_00, minimumOrder: 300_00 }
  expect(termsIn(undefined, settings)).toEqual({ fee: 60_00, freeFrom: 1_500_00, minimum: 300_00 })
  expect(termsIn(area('a', [], { fee: 0, minimum: 500_00 }), settings)).toEqual({
    fee: 0,
    freeFrom: 1_500_00,
    minimum: 500_00,
  })
  expect(termsIn(area('a', [], { freeFrom: 0, fee: null }), settings)).toEqual({
    fee: 60_00,
    freeFrom: 0,
    minimum: 300_00,
  })
  const rounds = { weekdays: 126, cutOffMinute: 1020 }
  expect(roundsIn(area('a', [], { weekdays: 0b0001000 }), rounds)).toEqual({
    weekdays: 0b0001000,
    cutOffMinute: 1020,
  })
  expect(roundsIn(area('a', [], { cutOffMinute: 720 }), rounds)).toEqual({ weekdays: 126, cutOffMinute: 720 })
  expect(roundsIn(everywhere, rounds)).toEqual(rounds)
})
