import { describe, expect, test } from 'vitest'
import { beginning, colour, ending, moneySetting, oneOf, text, wholeNumber, yesNo } from './setting.ts'
import { settingNameOf } from './settings.ts'

describe('what a merchant writes into a setting is read as', () => {
  test.each([
    ...['Y', 'y', '1', 'true', ' Y '].map((value) => [value, true] as const),
    ...['N', 'n', '0', 'false', ' 0 '].map((value) => [value, false] as const),
    ...['', 'yes', 'no', 'Y1', 'xY', 'N0', 'xN', 'xtrue', 'truex', 'xfalse', 'falsex', '10'].map(
      (value) => [value, undefined] as const,
    ),
  ])('yes or no: %j is %s', (value, read) => {
    expect(yesNo.read(value)).toBe(read)
  })

  test.each([
    ['2', 2],
    ['60', 60],
    [' 5 ', 5],
    ['1', undefined],
    ['61', undefined],
    ['2.5', undefined],
    ['', undefined],
    [' ', undefined],
    ['five', undefined],
  ])('a whole number from 2 to 60: %j is %s', (value, read) => {
    expect(wholeNumber(2, 60).read(value)).toBe(read)
  })

  test.each(['', '  '])('nothing at all, where nothing (%j) would be a number', (value) => {
    expect(wholeNumber(0, 5).read(value)).toBeUndefined()
    expect(moneySetting.read(value)).toBeUndefined()
  })

  test.each([
    ['0', 0],
    ['0.01', 1],
    ['1.15', 115],
    ['1.156', 116],
    [' 300 ', 30_000],
    ['-0.01', undefined],
    ['Infinity', undefined],
    ['free', undefined],
  ])('money: %j is %s satang', (value, read) => {
    expect(moneySetting.read(value)).toBe(read)
  })

  test.each([
    ['#0B7A3B', '#0b7a3b'],
    [' #f5a300 ', '#f5a300'],
    ['0b7a3b', undefined],
    ['#0b7a3', undefined],
    ['#0b7a3b1', undefined],
    ['x#0b7a3b', undefined],
    ['#0b7a3g', undefined],
  ])('a colour: %j is %s', (value, read) => {
    expect(colour.read(value)).toBe(read)
  })

  test('one of several words, spaces around it forgiven', () => {
    expect(oneOf('thaibulksms', 'smsmkt').read(' smsmkt ')).toBe('smsmkt')
    expect(oneOf('thaibulksms', 'smsmkt').read('other')).toBeUndefined()
  })
})

test('settings are written as merchants write them', () => {
  expect([yesNo.write(true), yesNo.write(false)]).toEqual(['Y', 'N'])
  expect(moneySetting.write(150_050)).toBe('1500.5')
  expect([text.write('a'), text.kind, yesNo.kind, wholeNumber(1, 3).kind, oneOf('a', 'b').kind]).toEqual([
    'a',
    'text',
    'Y/N',
    '1 to 3',
    'a | b',
  ])
})

test('a key is known in any case, another is not', () => {
  expect(settingNameOf('guest_mode')).toBe('guestMode')
  expect(settingNameOf('GUEST')).toBeUndefined()
})

test.each([
  ['2026-12-31', '2026-12-31T00:00:00+07:00', '2026-12-31T23:59:59.999+07:00'],
  ['2026-12-31 18:00', '2026-12-31T18:00+07:00', '2026-12-31T18:00+07:00'],
  ['2026-12-31T18:00:00z', '2026-12-31T18:00:00Z', '2026-12-31T18:00:00Z'],
  ['2026-12-31T18:00:00-0330', '2026-12-31T18:00:00-03:30', '2026-12-31T18:00:00-03:30'],
  ['2026-12-31T18:00:00.123+07:00', '2026-12-31T18:00:00.123+07:00', '2026-12-31T18:00:00.123+07:00'],
  ['', '', ''],
  ['  ', '', ''],
  ['x2026-12-31', undefined, undefined],
  ['2026-12-31x', undefined, undefined],
  ['2026-12-31T18:00:00.1234', undefined, undefined],
])('a moment written %j begins at %s and ends at %s', (value, from, to) => {
  expect([beginning.read(value), ending.read(value)]).toEqual([from, to])
})
