import type { Holiday } from './centre-profile.ts'

type Named = readonly [from: string, to: string, nameTh: string, nameEn: string]

/** Public holidays of Thailand with a fixed date; the days of a festival are one entry. */
const everyYear: readonly Named[] = [
  ['04-06', '04-06', 'วันจักรี', 'Chakri Memorial Day'],
  ['04-13', '04-15', 'วันสงกรานต์', 'Songkran'],
  ['05-01', '05-01', 'วันแรงงานแห่งชาติ', 'Labour Day'],
  ['05-04', '05-04', 'วันฉัตรมงคล', 'Coronation Day'],
  ['06-03', '06-03', 'วันเฉลิมพระชนมพรรษาพระราชินี', 'The Queen’s Birthday'],
  ['07-28', '07-28', 'วันเฉลิมพระชนมพรรษาพระเจ้าอยู่หัว', 'The King’s Birthday'],
  ['08-12', '08-12', 'วันแม่แห่งชาติ', 'Mother’s Day'],
  ['10-13', '10-13', 'วันนวมินทรมหาราช', 'King Bhumibol Memorial Day'],
  ['10-23', '10-23', 'วันปิยมหาราช', 'Chulalongkorn Day'],
  ['12-05', '12-05', 'วันพ่อแห่งชาติ', 'Father’s Day'],
  ['12-10', '12-10', 'วันรัฐธรรมนูญ', 'Constitution Day'],
]

/** Days that follow the moon, by year as announced. */
const announced: Readonly<Record<number, readonly Named[]>> = {
  2026: [
    ['03-03', '03-03', 'วันมาฆบูชา', 'Makha Bucha'],
    ['05-31', '05-31', 'วันวิสาขบูชา', 'Visakha Bucha'],
    ['07-29', '07-30', 'วันอาสาฬหบูชาและวันเข้าพรรษา', 'Asalha Bucha and Buddhist Lent'],
  ],
}

const newYear = (year: number): Holiday => ({
  ...{ startsOn: `${year - 1}-12-31`, endsOn: `${year}-01-01` },
  ...{ nameTh: 'วันขึ้นปีใหม่', nameEn: 'New Year' },
})

/** The public holidays of this year and the next that are not over, the first one first. */
export function publicHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap((each) => [
      newYear(each),
      ...[...everyYear, ...(announced[each] ?? [])].map(([from, to, nameTh, nameEn]) => ({
        ...{ startsOn: `${each}-${from}`, endsOn: `${each}-${to}`, nameTh, nameEn },
      })),
    ])
    .filter(({ endsOn }) => endsOn >= today)
    .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
}

/** Those that no day off of the centre touches yet. */
export const holidaysToAdd = (today: string, holidays: readonly Holiday[]): Holiday[] =>
  publicHolidays(today).filter(
    ({ startsOn, endsOn }) => !holidays.some((each) => each.startsOn <= endsOn && startsOn <= each.endsOn),
  )
