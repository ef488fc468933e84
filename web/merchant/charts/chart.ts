import { sayNumber, shortMoney } from '#shop/money/say-money.ts'

/** One bar: its short label, its full name, its value and that of the period before, and the list behind it. */
type ChartPoint = {
  key: string
  label: string
  name: string
  value: number
  before: number
  to?: string
}

type ChartUnit = 'money' | 'count'

/** What a chart shows, so that it can be drawn, painted and read as a table. */
export type Chart = {
  title: string
  /** What the points are, what is measured, and what it is compared with. */
  heads: { point: string; value: string; before: string }
  unit: ChartUnit
  points: readonly ChartPoint[]
}

/** The figure in full: baht without satang where a bar is too coarse for them anyway. */
export function sayValue(value: number, unit: ChartUnit): string {
  return unit === 'count' ? sayNumber(value) : shortMoney(Math.round(value / 100) * 100)
}

/** ฿12.4k on an axis. */
export function sayShort(value: number, unit: ChartUnit): string {
  const whole = unit === 'money' ? value / 100 : value
  const [size, mark] =
    Math.abs(whole) >= 1_000_000 ? [1_000_000, 'M'] : Math.abs(whole) >= 1_000 ? [1_000, 'k'] : [1, '']
  const shown = whole / size
  const text = mark && Math.abs(shown) < 100 ? String(Math.round(shown * 10) / 10) : String(Math.round(shown))
  return `${unit === 'money' ? '฿' : ''}${text}${mark}`
}

/** The end of the axis: the next round figure above every bar. */
export function topOf(points: readonly Pick<ChartPoint, 'value' | 'before'>[], unit: ChartUnit): number {
  const most = Math.max(unit === 'money' ? 100 : 1, ...points.flatMap(({ value, before }) => [value, before]))
  const size = 10 ** Math.floor(Math.log10(most))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((each) => each * size >= most) ?? 10
  return step * size
}

/** How much more than before, in whole percent; undefined where there is nothing to compare with. */
export function changeOf(value: number, before: number): number | undefined {
  return before > 0 ? Math.round(((value - before) / before) * 100) : undefined
}
