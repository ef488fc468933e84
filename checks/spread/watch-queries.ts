import { type Pin, readQuery, type Verdict } from './query-rules.ts'

const verdicts = new Map<string, Verdict>()

function verdictOn(sql: string): Verdict {
  const known = verdicts.get(sql)
  if (known) return known
  const verdict = readQuery(sql)
  verdicts.set(sql, verdict)
  return verdict
}

/** Records every query and judges it after the test file, so that parsing does not affect measured times. */
export function watchQueries(): {
  onQuery: (sql: string, parameters: readonly unknown[]) => void
  broken: () => string[]
} {
  const queries = new Map<string, (readonly unknown[])[]>()
  return {
    onQuery(sql, parameters) {
      const known = queries.get(sql)
      if (known) known.push(parameters)
      else queries.set(sql, [parameters])
    },
    broken: () =>
      [...queries].flatMap(([sql, asked]) => {
        const { broken, pins } = verdictOn(sql)
        const centresOf = (parameters: readonly unknown[]) =>
          pins.map((pin: Pin) => ('parameter' in pin ? parameters[pin.parameter - 1] : pin.value))
        const isMixed = asked.some((parameters) => new Set(centresOf(parameters)).size > 1)
        return [...broken, ...(isMixed ? ['asks for several centres at once'] : [])].map(
          (why) => `${why}\n    in: ${sql}`,
        )
      }),
  }
}
