import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defaultSettings, readSettings, type SettingName, settings, writeSettings } from './settings.ts'
import { webConfigContract } from './web-config-contract.ts'

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
  expect(values).toEqual({})
  for (const name of names) expect(defaultSettings[name]).toEqual(settings[name].otherwise)
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
  expect(readSettings(writeSettings(defaultSettings))).toEqual(defaultSettings)
})

test('values go on the wire as key and text, in their order, and come back as values', () => {
  const values = { minimumOrder: 30_050, guestMode: false, cashRounding: '0.25' as const }
  const wire = z.encode(webConfigContract.answer, values)
  expect(wire).toEqual([
    { Opt: 'MINIMUM_ORDER', OptValue: '300.5' },
    { Opt: 'GUEST_MODE', OptValue: 'N' },
    { Opt: 'CASH_ROUNDING', OptValue: '0.25' },
  ])
  expect(z.decode(webConfigContract.answer, wire)).toEqual(values)
})

const firstMinutes: Record<string, string> = {
  UTC: '2026-12-31T00:00:00.000Z',
  'Asia/Bangkok': '2026-12-30T17:00:00.000Z',
  'America/New_York': '2026-12-31T05:00:00.000Z',
}

describe.each(Object.keys(firstMinutes))('moments, on a server in %s', (zone) => {
  afterEach(() => void vi.unstubAllEnvs())

  test.each([
    ['2026-12-31', '2026-12-30T17:00:00.000Z', '2026-12-31T16:59:59.999Z'],
    ['2026-12-31T18:00', '2026-12-31T11:00:00.000Z', '2026-12-31T11:00:00.000Z'],
    [' 2026-12-31 18:00:30 ', '2026-12-31T11:00:30.000Z', '2026-12-31T11:00:30.000Z'],
    ['2026-12-31T18:00:00+07:00', '2026-12-31T11:00:00.000Z', '2026-12-31T11:00:00.000Z'],
    ['2026-12-31T18:00:00+0700', '2026-12-31T11:00:00.000Z', '2026-12-31T11:00:00.000Z'],
    ['2026-12-31T18:00:00.5z', '2026-12-31T18:00:00.500Z', '2026-12-31T18:00:00.500Z'],
  ])('%s', (value, from, to) => {
    vi.stubEnv('TZ', zone)
    const values = readSettings(
      ['REDEEM_PERIOD_FROM', 'REDEEM_PERIOD_TO', 'MAINTENANCE_FROM', 'MAINTENANCE_TO'].map((key) => ({
        key,
        value,
      })),
    )
    const moments = [values.redeemFrom, values.redeemTo, values.maintenanceFrom, values.maintenanceTo]
    expect(moments.map((moment) => new Date(moment ?? '').toISOString())).toEqual([from, to, from, to])
    expect(readSettings(writeSettings(values))).toEqual(values)
  })

  test('the test stands where it says', () => {
    vi.stubEnv('TZ', zone)
    expect(new Date(2026, 11, 31).toISOString()).toBe(firstMinutes[zone])
  })

  test.each(['31/12/2026', '2026-02-30', '2026-12-31T25:00', 'Dec 31, 2026', '2026-13-01', 'soon'])(
    '%s cannot be read',
    (value) => {
      vi.stubEnv('TZ', zone)
      expect(readSettings([{ key: 'REDEEM_PERIOD_TO', value }])).toEqual({})
    },
  )
})
