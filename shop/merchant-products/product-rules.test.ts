import { expect, test } from 'vitest'
import { barcodeForms, hasWrongCheckDigit } from './barcode.ts'
import { draftErrors } from './draft-errors.ts'
import { draftWarnings } from './draft-warnings.ts'
import { type PriceWindow, windowErrors } from './price-window.ts'
import { blankProduct, type ProductDraft, priceMatrix } from './product-draft.ts'
import { tidyDraft } from './tidy-draft.ts'

test.each([
  ['8850999320007', false],
  ['8850999320008', true],
  ['4006381333931', false],
  ['4006381333932', true],
  ['96385074', false],
  ['036000291452', false],
  ['ABC-1', false],
  ['1234', false],
])('whether the check digit of %s is wrong: %s', (barcode, isWrong) => {
  expect(hasWrongCheckDigit(barcode)).toBe(isWrong)
})

test('a UPC is found with and without its leading nought', () => {
  expect(barcodeForms('036000291452')).toEqual(['036000291452', '0036000291452'])
  expect(barcodeForms(' 0036000291452')).toEqual(['0036000291452', '036000291452'])
  expect(barcodeForms('4006381333931')).toEqual(['4006381333931'])
})

test('what is blank is filled by its other language, and units that are not shown are emptied', () => {
  const draft = tidyDraft({
    ...blankProduct,
    ...{ code: ' A1 ', nameTh: 'น้ำ  ดื่ม', unitCount: 1, unit1NameTh: 'ขวด', unit2Code: 'PK', unit2Rate: 6 },
    ...{ level1Unit1Price: 500, level1Unit2Price: 3_000, level2Unit1Price: 400, level2Unit1Type: 2 },
  })
  expect(draft).toMatchObject({
    ...{ code: 'A1', nameTh: 'น้ำ ดื่ม', nameEn: 'น้ำ ดื่ม', shortNameTh: 'น้ำ ดื่ม', shortNameEn: 'น้ำ ดื่ม' },
    ...{ unit1NameEn: 'ขวด', unit1Rate: 1, unit2Code: '', unit2Rate: 0 },
    ...{ level1Unit1Type: 1, level1Unit2Price: null, level1Unit2Type: null, level2Unit1Type: 2 },
  })
})

test('prices with and without tax are compared as the customer pays them', () => {
  const draft: ProductDraft = {
    ...blankProduct,
    ...{ unitCount: 2, unit1Rate: 10, unit2Rate: 1, level1Unit1Price: 1_000, level1Unit1Type: 2 },
    ...{ level1Unit2Price: 107, level1Unit2Type: 1 },
  }
  expect(draftWarnings(draft, 7)).toEqual([])
  expect(draftWarnings({ ...draft, level1Unit2Price: 105 }, 7)).toMatchObject([{ field: 'level1Unit2Price' }])
})

test('a price below its cost is warned of, by what the centre keeps of it', () => {
  const draft: ProductDraft = { ...blankProduct, cost: 1_000, level1Unit1Price: 1_070, level1Unit1Type: 1 }
  expect(draftWarnings(draft, 7)).toEqual([])
  expect(draftWarnings({ ...draft, level1Unit1Price: 1_069 }, 7)).toMatchObject([
    { field: 'level1Unit1Price' },
  ])
  expect(draftWarnings({ ...draft, level1Unit1Price: 1_000, level1Unit1Type: 2 }, 7)).toEqual([])
})

const window = (startsOn: string, endsOn: string): PriceWindow => ({
  ...priceMatrix((level, unit) =>
    level === 1 && unit === 1 ? { price: 100, type: 1 } : { price: null, type: null },
  ),
  ...{ startsOn, endsOn },
})

test('a running window may end today, keeps its first day, and one that ended stays', () => {
  const around = { today: '2026-11-16', unitCount: 1, others: [] }
  const was = { startsOn: '2026-11-01', endsOn: '2026-11-30' }
  expect(windowErrors(window('2026-11-01', '2026-11-16'), { ...around, was })).toEqual({})
  expect(Object.keys(windowErrors(window('2026-11-02', '2026-11-30'), { ...around, was }))).toEqual([
    'startsOn',
  ])
  expect(Object.keys(windowErrors(window('2026-11-01', '2026-11-15'), { ...around, was }))).toEqual([
    'endsOn',
  ])
  const ended = { startsOn: '2026-10-01', endsOn: '2026-11-15' }
  expect(Object.keys(windowErrors(window('2026-10-01', '2026-12-01'), { ...around, was: ended }))).toEqual([
    'endsOn',
  ])
})

test('a product has at most 24 windows that have not ended', () => {
  const others = Array.from({ length: 24 }, (_, at) => {
    const day = `2027-01-${String(at + 1).padStart(2, '0')}`
    return { startsOn: day, endsOn: day }
  })
  const around = { today: '2026-11-16', unitCount: 1, was: undefined }
  expect(Object.keys(windowErrors(window('2027-02-01', '2027-02-01'), { ...around, others }))).toEqual([
    'startsOn',
  ])
  expect(windowErrors(window('2027-02-01', '2027-02-01'), { ...around, others: others.slice(1) })).toEqual({})
})

test('a long name without a short one is shortened, not refused', () => {
  const draft = tidyDraft({ ...blankProduct, nameTh: 'น'.repeat(150), nameEn: `${'n'.repeat(99)} more` })
  expect([draft.shortNameTh, draft.shortNameEn]).toEqual(['น'.repeat(100), 'n'.repeat(99)])
  expect(draftErrors(draft)).not.toHaveProperty('shortNameTh')
})
