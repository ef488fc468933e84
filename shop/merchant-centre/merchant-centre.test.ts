import { describe, expect, test } from 'vitest'
import { hoursByDays } from '../centres/opening-hours.ts'
import type { BankAccount, CentreArea, CentreDetails, Holiday } from './centre-profile.ts'
import { holidaysToAdd, publicHolidays } from './public-holidays.ts'
import { coverNumber, whyNotAccounts } from './why-not-accounts.ts'
import { takenBefore, whyNotArea } from './why-not-area.ts'
import { whyNotHolidays, whyNotHours, whyNotRounds } from './why-not-days.ts'
import { whyNotDetails } from './why-not-details.ts'

const fieldsOf = (reasons: readonly { field: string }[]) => reasons.map(({ field }) => field)

describe('the details of a centre', () => {
  const right: CentreDetails = {
    ...{ nameTh: 'ศูนย์', nameEn: 'Centre', shortName: 'ศูนย์', address: '1 ถนนใหญ่', province: 'ภูเก็ต' },
    ...{ district: 'เมืองภูเก็ต', subdistrict: 'รัษฎา', postcode: '83000', lat: 7.9, lng: 98.4 },
    ...{ phone: '076-123-456', lineUrl: '', lineName: '', taxNumber: '0105559000018', taxBranch: '00000' },
  }
  test.each<[string, Partial<CentreDetails>, string[]]>([
    ['as they should be', {}, []],
    ['names of blanks', { nameTh: ' ', nameEn: '' }, ['nameTh', 'nameEn']],
    ['a telephone with letters', { phone: '02-CALL-ME' }, ['phone']],
    ['a telephone of another country', { phone: '4930123456' }, ['phone']],
    ['a tax number with a wrong check digit', { taxNumber: '0105559000019' }, ['taxNumber']],
    ['a branch of four digits', { taxBranch: '0001' }, ['taxBranch']],
    ['a LINE link', { lineUrl: 'https://lin.ee/abc', lineName: 'ร้าน' }, []],
    ['a LINE link of a page of LINE', { lineUrl: 'https://page.line.me/abc', lineName: 'ร้าน' }, []],
    ['a LINE link without a name', { lineUrl: 'https://lin.ee/abc' }, ['lineName']],
    ['a script for a link', { lineUrl: 'javascript:alert(1)', lineName: 'a' }, ['lineUrl']],
    ['a link that only looks like LINE', { lineUrl: 'https://online.me/abc', lineName: 'a' }, ['lineUrl']],
    ['a pin in the sea off Africa', { lat: 0, lng: 0 }, ['pin']],
  ])('%s', (_what, part, fields) => {
    expect(fieldsOf(whyNotDetails({ ...right, ...part }))).toEqual(fields)
  })
})

describe('the accounts money is sent to', () => {
  const account: BankAccount = {
    ...{ bankCode: '004', accountNumber: '9020000001', accountName: 'บริษัท' },
    ...{ promptPayId: '', billerId: '' },
  }
  test.each<[string, Partial<BankAccount>, string[]]>([
    ['as they should be', {}, []],
    ['a bank nobody knows', { bankCode: '999' }, ['accounts.0.bankCode']],
    ['a bank named like a property', { bankCode: 'toS' }, ['accounts.0.bankCode']],
    ['a number too short', { accountNumber: '123456789' }, ['accounts.0.accountNumber']],
    ['a number with hyphens', { accountNumber: '902-0-00000' }, ['accounts.0.accountNumber']],
    ['nobody’s name', { accountName: ' ' }, ['accounts.0.accountName']],
    ['a mobile number for PromptPay', { promptPayId: '0812345678' }, []],
    ['a landline for PromptPay', { promptPayId: '0212345678' }, ['accounts.0.promptPayId']],
    ['a tax number for PromptPay', { promptPayId: '0105559000018' }, []],
    ['a mistyped tax number for PromptPay', { promptPayId: '0105559000019' }, ['accounts.0.promptPayId']],
    ['an e-wallet', { promptPayId: '004999000000001' }, []],
    ['a biller of 14 digits', { billerId: '01055590000180' }, ['accounts.0.billerId']],
  ])('%s', (_what, part, fields) => {
    expect(fieldsOf(whyNotAccounts([{ ...account, ...part }]))).toEqual(fields)
  })

  test('the same account twice is told at the second, of another bank it is another', () => {
    expect(fieldsOf(whyNotAccounts([account, account]))).toEqual(['accounts.1.accountNumber'])
    expect(whyNotAccounts([account, { ...account, bankCode: '014' }])).toEqual([])
  })

  test('who need not see a number sees its last four digits', () => {
    expect(coverNumber('9020001234')).toBe('xxxxxx1234')
    expect(coverNumber('')).toBe('')
  })
})

describe('rounds, hours and days off', () => {
  test('a round of the same day is cut off before it begins', () => {
    const rounds = (cutOffMinute: number, daysBefore = 0) => ({
      ...{ weekdays: 126, cutOffMinute: 1020 },
      slots: [{ slot: '12-16' as const, cutOffMinute, daysBefore }],
    })
    expect(whyNotRounds(rounds(720))).toEqual([])
    expect(fieldsOf(whyNotRounds(rounds(721)))).toEqual(['slots.12-16'])
    expect(whyNotRounds(rounds(1200, 1))).toEqual([])
    expect(fieldsOf(whyNotRounds({ ...rounds(600), weekdays: 0 }))).toEqual(['weekdays'])
    const [slot] = rounds(600).slots
    expect(fieldsOf(whyNotRounds({ ...rounds(600), slots: slot ? [slot, slot] : [] }))).toEqual([
      'slots.12-16',
    ])
  })

  test('hours that end before they begin or overlap are told at their place', () => {
    const morning = { weekday: 1, opens: 480, closes: 720 }
    expect(whyNotHours([morning, { weekday: 1, opens: 720, closes: 1_050 }])).toEqual([])
    expect(fieldsOf(whyNotHours([morning, { weekday: 1, opens: 700, closes: 1_050 }]))).toEqual(['hours.1'])
    expect(whyNotHours([morning, { weekday: 2, opens: 700, closes: 1_050 }])).toEqual([])
    expect(fieldsOf(whyNotHours([{ weekday: 0, opens: 600, closes: 600 }]))).toEqual(['hours.0'])
  })

  test('weekdays with equal hours are one line, and the day that is closed too', () => {
    const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 480, closes: 1_050 }))
    expect(hoursByDays([...hours, { weekday: 6, opens: 480, closes: 720 }])).toEqual([
      { from: 1, to: 5, spans: [{ opens: 480, closes: 1_050 }] },
      { from: 6, to: 6, spans: [{ opens: 480, closes: 720 }] },
      { from: 0, to: 0, spans: [] },
    ])
  })

  const off = (startsOn: string, endsOn = startsOn): Holiday => ({
    startsOn,
    endsOn,
    nameTh: 'ก',
    nameEn: 'a',
  })
  test.each<[string, Holiday[], string[]]>([
    ['a day and a range', [off('2026-12-05'), off('2026-12-31', '2027-01-02')], []],
    ['the last before the first', [off('2026-12-05', '2026-12-04')], ['holidays.0.endsOn']],
    ['a day that is not', [off('2026-02-30')], ['holidays.0.startsOn']],
    ['31 days', [off('2026-12-01', '2026-12-31')], []],
    ['32 days', [off('2026-12-01', '2027-01-01')], ['holidays.0.endsOn']],
    ['two that overlap', [off('2026-12-01', '2026-12-05'), off('2026-12-05')], ['holidays.1.startsOn']],
    ['no name', [{ ...off('2026-12-05'), nameEn: ' ' }], ['holidays.0.nameEn']],
  ])('days off: %s', (_what, holidays, fields) => {
    expect(fieldsOf(whyNotHolidays(holidays))).toEqual(fields)
  })
})

describe('public holidays', () => {
  test('of this year and the next are offered in order, without those that are over', () => {
    const offered = publicHolidays('2026-11-16')
    expect(offered.slice(0, 4).map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      ['2026-12-05', '2026-12-05'],
      ['2026-12-10', '2026-12-10'],
      ['2026-12-31', '2027-01-01'],
      ['2027-04-06', '2027-04-06'],
    ])
    expect(whyNotHolidays(offered)).toEqual([])
    expect(publicHolidays('2026-01-01')[0]).toMatchObject({ startsOn: '2025-12-31', nameEn: 'New Year' })
  })

  test('what a day off of the centre touches already is not offered again', () => {
    const newYear = { startsOn: '2026-12-30', endsOn: '2026-12-31', nameTh: 'หยุด', nameEn: 'Off' }
    expect(holidaysToAdd('2026-11-16', [newYear]).map(({ startsOn }) => startsOn)).not.toContain('2026-12-31')
    expect(holidaysToAdd('2026-11-16', publicHolidays('2026-11-16'))).toEqual([])
  })
})

describe('areas', () => {
  const area = (id: string, places: string[], more: Partial<CentreArea> = {}): CentreArea => ({
    ...{ id, nameTh: id, nameEn: id, fee: null, freeFrom: null, minimum: null },
    ...{ weekdays: null, cutOffMinute: null, active: true, places, ...more },
  })
  test('what is wrong is told at its field', () => {
    const others = [area('a', ['10900'])]
    expect(
      fieldsOf(whyNotArea(area('', [], { nameTh: 'A', nameEn: ' ', weekdays: 0, fee: -1 }), others)),
    ).toEqual([...['nameTh', 'nameEn', 'places', 'weekdays', 'fee']])
    expect(whyNotArea(area('a', ['10900']), others)).toEqual([])
  })

  test('a place that an open area before it names is told with the area that wins it', () => {
    const areas = [area('a', ['10900', '10400']), area('b', ['10900'])]
    expect(takenBefore(areas, areas[1] as CentreArea)).toEqual([{ place: '10900', by: areas[0] }])
    expect(takenBefore(areas, areas[0] as CentreArea)).toEqual([])
    expect(takenBefore(areas, { id: '', places: ['10400'] })).toEqual([{ place: '10400', by: areas[0] }])
    const [first, second] = [area('a', ['10900'], { active: false }), area('b', ['10900'])]
    expect(takenBefore([first, second], second)).toEqual([])
  })
})
