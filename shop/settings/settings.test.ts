import { expect, test } from 'vitest'
import { readSettings, type SettingName, settings, writeSetting } from './settings.ts'

const names = Object.keys(settings) as SettingName[]

test('keys are unique and every setting says what it does', () => {
  expect(new Set(names.map((name) => settings[name].key)).size).toBe(names.length)
  for (const name of names) expect(settings[name].says.length).toBeGreaterThan(10)
})

test('what is missing or cannot be read takes its default', () => {
  const values = readSettings([
    { key: 'GUEST_MODE', value: 'maybe' },
    { key: 'MINI_BANNER_AMOUNT', value: '9999' },
    { key: 'PRIMARY_COLOR', value: 'red; } body { display: none' },
    { key: 'NO_SUCH_KEY', value: '1' },
  ])
  for (const name of names) expect(values[name]).toEqual(settings[name].otherwise)
})

test('what is set is read, in any case of key, the later row winning', () => {
  const values = readSettings([
    { key: 'guest_mode', value: 'n' },
    { key: 'FREE_SHIPPING_AMOUNT', value: '999.5' },
    { key: 'MINI_BANNER_AMOUNT', value: '3' },
    { key: 'MINI_BANNER_AMOUNT', value: '4' },
  ])
  expect(values).toMatchObject({ guestMode: false, freeShippingFrom: 99_950, miniBannerAmount: 4 })
})

test('every default survives being written to the wire and read again', () => {
  const values = readSettings([])
  const rows = names.map((name) => ({ key: settings[name].key, value: writeSetting(name, values) }))
  expect(readSettings(rows)).toEqual(values)
})
