import { addDays } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'

const monthOf = (day: string) => day.slice(0, 7)
const firstOf = (day: string) => `${monthOf(day)}-01`
const lastOf = (day: string) => {
  let last = day
  while (monthOf(addDays(last, 1)) === monthOf(day)) last = addDays(last, 1)
  return last
}

type Tier = [reach: number, reward: 'points' | 'money', amount: number]
const month: Tier[] = [
  [1_000_000, 'points', 100],
  [2_500_000, 'points', 300],
  [5_000_000, 'money', 50_000],
]
const quarter: Tier[] = [
  [3_000_000, 'money', 30_000],
  [8_000_000, 'money', 100_000],
]
const drinks: Tier[] = [
  [240, 'points', 50],
  [960, 'points', 250],
]

/** Targets of one centre: this month, last month, the quarter, and one that counts bottles and cans. */
export function incentiveRows(
  saleUnit: string,
  drinkGroups: readonly string[],
  today: string,
): { incentives: Row[]; tiers: Row[] } {
  const before = addDays(firstOf(today), -1)
  const targets = [
    {
      id: `M${monthOf(today)}`,
      th: 'เป้าซื้อประจำเดือน',
      en: 'Target of the month',
      from: firstOf(today),
      to: lastOf(today),
      tiers: month,
    },
    {
      id: `M${monthOf(before)}`,
      th: 'เป้าซื้อเดือนก่อน',
      en: 'Target of last month',
      from: firstOf(before),
      to: lastOf(before),
      tiers: month,
    },
    {
      id: 'Q90',
      th: 'เป้าสะสม 90 วัน',
      en: '90 days together',
      from: addDays(today, -75),
      to: addDays(today, 14),
      tiers: quarter,
    },
    {
      id: 'DRINKS',
      th: 'นักขายเครื่องดื่ม',
      en: 'Drinks champion',
      from: addDays(today, -30),
      to: addDays(today, 30),
      tiers: drinks,
      drinks: true,
    },
  ]
  return {
    incentives: targets.map(({ id, th, en, from, to, drinks: onlyDrinks }) => ({
      sale_unit: saleUnit,
      id,
      name_th: th,
      name_en: en,
      starts_on: from,
      ends_on: to,
      measure: onlyDrinks ? 'units' : 'money',
      group_codes: onlyDrinks ? drinkGroups : [],
    })),
    tiers: targets.flatMap(({ id, tiers }) =>
      tiers.map(([reach, reward, amount]) => ({
        sale_unit: saleUnit,
        incentive_id: id,
        reach,
        reward,
        amount,
      })),
    ),
  }
}
