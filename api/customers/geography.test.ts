import { describe, expect, test } from 'vitest'
import { provinces } from '#shop/customers/provinces.ts'
import { findDistricts, findPlace, findPlacesByPostcode, findSubdistricts } from './geography.ts'

const chatuchak = { province: 'กรุงเทพมหานคร', district: 'จตุจักร', subdistrict: 'ลาดยาว', postcode: '10900' }

test('there are 77 provinces, each with districts and names in both languages', async () => {
  expect(provinces).toHaveLength(77)
  for (const { name, nameEn } of provinces) {
    expect(nameEn).toMatch(/^[A-Z][A-Za-z -]+$/)
    expect((await findDistricts(name)).length, name).toBeGreaterThan(0)
  }
})

test('every subdistrict has at least one postcode of five digits, and is found by each of them', async () => {
  let counted = 0
  for (const { name: province } of provinces) {
    for (const { name: district, nameEn } of await findDistricts(province)) {
      expect(nameEn).not.toBe('')
      for (const { name: subdistrict, postcodes } of await findSubdistricts(province, district)) {
        counted += 1
        expect(new Set(postcodes).size).toBe(postcodes.length)
        if ('wrong' in (await findPlace({ province, district, subdistrict, postcode: postcodes[0] ?? '' })))
          throw new Error(`${subdistrict} ${district} ${province} is not taken as it is written`)
        for (const postcode of postcodes) {
          if (!/^[0-9]{5}$/.test(postcode))
            throw new Error(`${subdistrict} ${district} ${province} has the postcode “${postcode}”`)
          if (
            !(await findPlacesByPostcode(postcode)).some(
              (row) => row.subdistrict === subdistrict && row.district === district,
            )
          )
            throw new Error(`${postcode} does not find ${subdistrict}`)
        }
      }
    }
  }
  expect(counted).toBeGreaterThan(7_000)
})

test('districts of the same name in different provinces are kept apart', async () => {
  const inNan = await findSubdistricts('น่าน', 'เฉลิมพระเกียรติ')
  const inKorat = await findSubdistricts('นครราชสีมา', 'เฉลิมพระเกียรติ')
  expect(inNan.map(({ name }) => name)).not.toEqual(inKorat.map(({ name }) => name))
  expect(inNan.length).toBeGreaterThan(0)
})

describe('a place', () => {
  test('is found as written, and with the words people put before names', async () => {
    expect(await findPlace(chatuchak)).toEqual({ place: chatuchak })
    expect(await findPlace({ ...chatuchak, district: 'เขตจตุจักร', subdistrict: 'แขวง ลาดยาว ' })).toEqual({
      place: chatuchak,
    })
  })

  test.each([
    [{ province: 'แอตแลนติส' }, 'province'],
    [{ district: 'หาดใหญ่' }, 'district'],
    [{ subdistrict: 'ศรีภูมิ' }, 'subdistrict'],
    [{ postcode: '50200' }, 'postcode'],
    [{ postcode: '' }, 'postcode'],
  ])('that does not hang together names the part that is wrong: %j', async (change, wrong) => {
    expect(await findPlace({ ...chatuchak, ...change })).toEqual({ wrong })
  })
})

test('an unknown postcode serves nowhere', async () => {
  expect(await findPlacesByPostcode('00000')).toEqual([])
  expect(await findPlacesByPostcode('10900')).toHaveLength(5)
})
