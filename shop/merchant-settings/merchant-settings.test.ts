import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSettings, type SettingName, settings } from '../settings/settings.ts'
import { defaultText, sayValue } from './say-value.ts'
import { fieldOf } from './setting-field.ts'
import { editedSettings, isOfNetwork } from './setting-groups.ts'
import { nameOfSetting, saysOfSetting } from './setting-names.ts'
import { whyNotSet, whyNotTogether } from './why-not-set.ts'

const names = Object.keys(settings) as SettingName[]
const here = { scope: 'network' as const, openCentres: ['BKK01', 'NON01'] }

test('every setting that is not the server’s own is in one group, and one only', () => {
  expect([...editedSettings].sort()).toEqual(
    names.filter((name) => settings[name].seenBy !== 'server').sort(),
  )
})

test('every setting has a name and a sentence in both languages, and no two names are the same', () => {
  for (const locale of ['th', 'en'] as const)
    expect(new Set(names.map((name) => nameOfSetting(name, locale))).size).toBe(names.length)
  for (const name of names) {
    expect(nameOfSetting(name, 'th')).toMatch(/[ก-๙]/)
    expect(saysOfSetting(name, 'th')).toMatch(/[ก-๙]/)
    expect(saysOfSetting(name, 'en')).not.toMatch(/[ก-๙]/)
  }
})

test.each(names)('the default of %s could be saved, and is said', (name) => {
  expect(whyNotSet(name, defaultText(name), here)).toBeUndefined()
  expect(sayValue(name, defaultText(name), 'th')).not.toBe('')
})

test.each(names)('whatever may be saved for %s, the shop understands', (name) => {
  const field = fieldOf(name)
  const likely = [
    'Y',
    'N',
    '',
    '0',
    '5',
    '20',
    '#0b7a3b',
    'BKK01',
    '0212345678',
    'https://a.example/{z}/{x}/{y}',
    'none',
    '2026-12-31 10:00',
  ]
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...likely), fc.integer().map(String)), (text) => {
      if (whyNotSet(name, text, here)) return
      expect(settings[name].reader.read(text)).toBeDefined()
      if (field.kind === 'centre' && text) expect(here.openCentres).toContain(text)
    }),
  )
})

describe('a centre', () => {
  test('has no value of its own for what is read before a centre is known', () => {
    for (const name of names)
      expect(whyNotSet(name, defaultText(name), { ...here, scope: 'centre' }) !== undefined).toBe(
        isOfNetwork(name),
      )
  })
})

test.each([
  ['', '', undefined],
  ['2026-12-31T10:00:00+07:00', '', undefined],
  ['2026-12-31T10:00:00+07:00', '2026-12-31T10:00:00+07:00', 'maintenanceTo'],
  ['2026-12-31T10:00:00+07:00', '2026-12-31T02:59:00Z', 'maintenanceTo'],
  ['2026-12-31T10:00:00+07:00', '2026-12-31T03:01:00Z', undefined],
])('a maintenance from %j to %j is wrong at %s', (maintenanceFrom, maintenanceTo, name) => {
  expect(whyNotTogether({ ...defaultSettings, maintenanceFrom, maintenanceTo })?.name).toBe(name)
})

test('values are said as people say them', () => {
  expect([
    sayValue('orderingOpen', 'N', 'th'),
    sayValue('minimumOrder', '300', 'en'),
    sayValue('cashRounding', '0.25', 'th'),
    sayValue('maintenanceFrom', '2026-12-31 18:00', 'th'),
    sayValue('lineOfficialUrl', '', 'en'),
    sayValue('minimumOrder', 'many', 'en'),
  ]).toEqual([
    'ปิด',
    '฿300',
    'ปัดลงเป็น 25 สตางค์',
    '31 ธ.ค. 69 18:00\u00a0น.',
    '(blank)',
    'many (cannot be read)',
  ])
})
