import type { FirstLoad } from './first-load.ts'
import { sizes } from './large-network.ts'
import type { Cell } from './load.ts'
import type { Cost } from './processes.ts'
import { table } from './table.ts'
import { adviceBudget, adviceNames } from './things/advice-things.ts'
import { budgets, catalogueName, firstCallName, measuredSizes } from './things/catalogue-things.ts'
import { isOfficeThing, officeBudget } from './things/office-things.ts'
import { placingBudget, placingName } from './things/ordering-things.ts'
import { payingBudget, payingName } from './things/paying-things.ts'
import { riderBudget, riderNames } from './things/rider-things.ts'
import { guestPageNames, listName } from './things/things.ts'

type LoadCell = Cell & { connections: number; amount: number }
export type Figures = {
  at: string
  machine: string
  load: {
    things: { name: string; at: LoadCell[] }[]
    baselineSpread: { connections: number; least: number; most: number }[]
  }
  firstPageMs: number
  memory: { idle: Cost; afterLoad: Cost }
  firstLoad: Record<string, FirstLoad>
}

const limits = {
  large: 1.5,
  catalogue: 2,
  p99: 50,
  baseline: 8,
  javascript: 140_000,
  startMs: 6_000,
  pagesPerCpuSecond: 1_000,
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const times = (multiple: number) => `${multiple.toFixed(1)}x`

function cellsOf({ load }: Figures, name: string): LoadCell[] {
  return load.things.find((thing) => thing.name === name)?.at ?? []
}

/** The cost of one thing as a multiple of another, at each number of visitors. */
function multiples(figures: Figures, name: string, of: string): { connections: number; multiple: number }[] {
  const base = cellsOf(figures, of)
  return cellsOf(figures, name).map(({ connections, cpuMs }, index) => ({
    connections,
    multiple: cpuMs / (base[index]?.cpuMs ?? Number.NaN),
  }))
}

function loadRows(figures: Figures): string[][] {
  return figures.load.things.map(({ name, at }) => {
    const multiple = multiples(figures, name, 'baseline')
    return [
      name,
      ...at.flatMap((cell, index) => [
        cell.perSecond.toFixed(0),
        cell.p50.toFixed(1),
        cell.p99.toFixed(1),
        `${cell.cpuMs.toFixed(2)} (${cell.cpu.server.toFixed(2)} + ${cell.cpu.postgres.toFixed(2)})`,
        times(multiple[index]?.multiple ?? Number.NaN),
      ]),
    ]
  })
}

function verdict(what: string, values: string, held: boolean): string {
  return `${held ? 'ok  ' : 'OVER'}  ${what}: ${values}`
}

/** Every catalogue call within its budget in the large centre, and hardly slower than in the small one. */
function catalogueVerdicts(figures: Figures): string[] {
  return budgets.flatMap(({ call, baseline }) => {
    const [small, large] = measuredSizes.map((size) => catalogueName(call, size)) as [string, string]
    if ([small, large].some((name) => cellsOf(figures, name).length === 0)) return []
    const [ofBaseline, ofSmall] = [multiples(figures, large, 'baseline'), multiples(figures, large, small)]
    const slowest = Math.max(...cellsOf(figures, large).map(({ p99 }) => p99))
    const worst = (found: { multiple: number }[]) => Math.max(...found.map(({ multiple }) => multiple))
    return verdict(
      `${large}, asked at most ${baseline}x of the baseline, ${limits.catalogue}x of ${measuredSizes[0]} products, p99 under ${limits.p99} ms`,
      `${worst(ofBaseline).toFixed(1)}x, ${worst(ofSmall).toFixed(2)}x, ${slowest.toFixed(0)} ms`,
      worst(ofBaseline) <= baseline && worst(ofSmall) <= limits.catalogue && slowest < limits.p99,
    )
  })
}

/** The same calls uncached: the CPU budgets still hold. */
function firstCallVerdicts(figures: Figures): string[] {
  return budgets.flatMap(({ call, baseline }) => {
    const found = multiples(figures, firstCallName(call), 'baseline')
    if (found.length === 0) return []
    const worst = Math.max(...found.map(({ multiple }) => multiple))
    return [
      verdict(
        `${firstCallName(call)}, asked at most ${baseline}x of the baseline`,
        times(worst),
        worst <= baseline,
      ),
    ]
  })
}

function placingVerdict(figures: Figures): string {
  const { baseline, perSecond, p99 } = placingBudget
  const worst = Math.max(...multiples(figures, placingName, 'baseline').map(({ multiple }) => multiple))
  const crowded = cellsOf(figures, placingName).at(-1)
  const [rate, slowest] = [crowded?.perSecond ?? Number.NaN, crowded?.p99 ?? Number.NaN]
  return verdict(
    `${placingName}, asked at most ${baseline}x of the baseline, at least ${perSecond} a second, p99 under ${p99} ms`,
    `${worst.toFixed(1)}x, ${rate.toFixed(0)} a second, ${slowest.toFixed(0)} ms`,
    worst <= baseline && rate >= perSecond && slowest < p99,
  )
}

/** What a phone costs that opens the run: the document that all riders share, and then the run. */
function openingVerdict(figures: Figures): string {
  const data = multiples(figures, riderNames.load, 'baseline')
  const found = multiples(figures, riderNames.page, 'baseline').map(({ connections, multiple }, at) => ({
    connections,
    multiple: multiple + (data[at]?.multiple ?? Number.NaN),
  }))
  return verdict(
    `${riderNames.opening}, asked at most ${riderBudget}x of the baseline`,
    found.map(({ connections, multiple }) => `${multiple.toFixed(2)}x at ${connections}`).join(', '),
    found.every(({ multiple }) => multiple <= riderBudget),
  )
}

/** Against the page without its call: that nothing is found there costs the call all the same. */
function adviceVerdict(figures: Figures): string {
  const [shown, empty, call] = [adviceNames.with, adviceNames.without, adviceNames.call].map((name) =>
    cellsOf(figures, name),
  )
  const found = (shown ?? []).map(({ connections, cpuMs }, at) => ({
    connections,
    multiple: cpuMs / ((empty?.[at]?.cpuMs ?? Number.NaN) - (call?.[at]?.cpuMs ?? Number.NaN)),
  }))
  return verdict(
    `${adviceNames.with}, asked at most ${adviceBudget}x of the page without and without its call`,
    found.map(({ connections, multiple }) => `${multiple.toFixed(2)}x at ${connections}`).join(', '),
    found.every(({ multiple }) => multiple <= adviceBudget),
  )
}

function officeVerdicts(figures: Figures): string[] {
  return figures.load.things.filter(isOfficeThing).map(({ name, at }) => {
    const worst = Math.max(...multiples(figures, name, 'baseline').map(({ multiple }) => multiple))
    const slowest = Math.max(...at.map(({ p99 }) => p99))
    return verdict(
      `${name}, asked at most ${officeBudget.baseline}x of the baseline, p99 under ${officeBudget.p99} ms`,
      `${times(worst)}, ${slowest.toFixed(0)} ms`,
      worst <= officeBudget.baseline && slowest < officeBudget.p99,
    )
  })
}

/** Verdicts only on what was measured, since a partial run says nothing of the rest. */
function verdicts(figures: Figures): string[] {
  const large = listName(sizes[2])
  const measured = (name: string) => cellsOf(figures, name).length > 0
  const multiplesInWords = (found: { connections: number; multiple: number }[]) =>
    found.map(({ connections, multiple }) => `${multiple.toFixed(2)}x at ${connections}`).join(', ')
  const within = (found: { multiple: number }[], limit: number) =>
    found.every(({ multiple }) => multiple <= limit)
  const ofSmall = multiples(figures, large, listName(sizes[0]))
  const ofBaseline = multiples(figures, large, 'baseline')
  const ofPaying = multiples(figures, payingName, 'baseline')
  const javascript = figures.firstLoad.home?.javascript ?? Number.NaN
  const guestPages = guestPageNames.filter(measured).map((name) => {
    const rates = cellsOf(figures, name).map(({ connections, cpuMs }) => ({
      connections,
      rate: 1_000 / cpuMs,
    }))
    return verdict(
      `${name} for guests, asked at least ${limits.pagesPerCpuSecond} a CPU-second`,
      rates.map(({ connections, rate }) => `${rate.toFixed(0)} at ${connections}`).join(', '),
      rates.every(({ rate }) => rate >= limits.pagesPerCpuSecond),
    )
  })
  return [
    ...guestPages,
    ...catalogueVerdicts(figures),
    ...firstCallVerdicts(figures),
    ...officeVerdicts(figures),
    ...(measured(placingName) ? [placingVerdict(figures)] : []),
    ...(measured(adviceNames.with) ? [adviceVerdict(figures)] : []),
    ...(measured(payingName)
      ? [
          verdict(
            `${payingName}, asked at most ${payingBudget}x of the baseline`,
            multiplesInWords(ofPaying),
            within(ofPaying, payingBudget),
          ),
        ]
      : []),
    ...(measured(riderNames.page) && measured(riderNames.load) ? [openingVerdict(figures)] : []),
    ...[riderNames.page, riderNames.run, riderNames.deliver].filter(measured).map((name) => {
      const found = multiples(figures, name, 'baseline')
      return verdict(
        `${name}, asked at most ${riderBudget}x of the baseline`,
        multiplesInWords(found),
        within(found, riderBudget),
      )
    }),
    ...(measured(large) && measured(listName(sizes[0]))
      ? [
          verdict(
            `CPU of ${large}, asked at most ${limits.large}x of ${listName(sizes[0])}`,
            multiplesInWords(ofSmall),
            within(ofSmall, limits.large),
          ),
          verdict(
            `CPU of ${large}, asked at most ${limits.baseline}x of the baseline`,
            multiplesInWords(ofBaseline),
            within(ofBaseline, limits.baseline),
          ),
        ]
      : []),
    verdict(
      `JavaScript of the home page, asked at most ${kB(limits.javascript)} kB`,
      `${kB(javascript)} kB`,
      javascript <= limits.javascript,
    ),
    ...(Number.isNaN(figures.firstPageMs)
      ? []
      : [
          verdict(
            `start to first page, asked under ${limits.startMs} ms`,
            `${figures.firstPageMs.toFixed(0)} ms`,
            figures.firstPageMs < limits.startMs,
          ),
        ]),
  ]
}

export function printReport(figures: Figures): void {
  const crowds = figures.load.things[0]?.at.map(({ connections }) => connections) ?? []
  const head = [
    '',
    ...crowds.flatMap((connections) => [
      `${connections}: req/s`,
      'p50 ms',
      'p99 ms',
      'CPU ms (server + pg)',
      'x base',
    ]),
  ]
  const { idle, afterLoad } = figures.memory
  const memory = (cost: Cost) =>
    `server ${cost.server.toFixed(0)} MB, PostgreSQL ${cost.postgres.toFixed(0)} MB`
  const loads = Object.entries(figures.firstLoad).map(([entry, sizes]) => [
    entry,
    kB(sizes.javascript),
    kB(sizes.css),
    kB(sizes.fonts),
    kB(sizes.html),
    String(sizes.files),
  ])
  const spread = figures.load.baselineSpread
    .map(({ connections, least, most }) => `${least.toFixed(2)} to ${most.toFixed(2)} ms at ${connections}`)
    .join(', ')
  console.log(`${figures.at}  ${figures.machine}\n`)
  console.log(table(head, loadRows(figures)))
  console.log(`The baseline's CPU moved from ${spread}.\n`)
  console.log(table(['first load, kB (brotli)', 'JavaScript', 'CSS', 'fonts', 'HTML', 'files'], loads))
  console.log(
    `\nstart to first page  ${Number.isNaN(figures.firstPageMs) ? 'not measured' : `${figures.firstPageMs.toFixed(0)} ms (built and seeded)`}`,
  )
  console.log(`memory idle          ${memory(idle)}`)
  console.log(`memory after load    ${memory(afterLoad)}\n`)
  console.log(verdicts(figures).join('\n'))
}
