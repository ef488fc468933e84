import { type Pin, readQuery, type Verdict } from './query-rules.ts'

const verdicts = new Map<string, Verdict>()

function verdictOn(sql: string): Verdict {
  const known = verdicts.get(sql)
  if (known) return known
  const verdict = readQuery(sql)
  verdicts.set(sql, verdict)
  return verdict
}

/** Judges every query that runs, each text once, and the centres it was asked for every time. */
export function watchQueries(): {
  onQuery: (sql: string, parameters: readonly unknown[]) => void
  broken: () => string[]
} {
  const found = new Set<string>()
  return {
    onQuery(sql, parameters) {
      const { broken, pins } = verdictOn(sql)
      for (const why of broken) found.add(`${why}\n    in: ${sql}`)
      const centreOf = (pin: Pin) => ('parameter' in pin ? parameters[pin.parameter - 1] : pin.value)
      if (new Set(pins.map(centreOf)).size > 1) found.add(`asks for several centres at once\n    in: ${sql}`)
    },
    broken: () => [...found],
  }
}
