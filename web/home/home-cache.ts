import { changesSent } from '#web/kit/changes-sent.ts'

const freshMs = 3 * 60_000

type Dated = { now: number }
type Kept<Data> = { data: Data; at: number; changes: number }

/** Keeps what the home page was told for three minutes. Whatever this browser sends meanwhile (signing in, another centre) lets go of it. */
export function makeHomeCache<Data extends Dated>(clock: () => number = () => performance.now()) {
  let kept: Kept<Data> | undefined
  return {
    keep(data: Data): Data {
      kept = { data, at: clock(), changes: changesSent() }
      return data
    },
    /** With its clock set forward by the time it has lain here. */
    fresh(): Data | undefined {
      if (!kept || kept.changes !== changesSent()) return undefined
      const age = clock() - kept.at
      return age < freshMs ? { ...kept.data, now: kept.data.now + Math.round(age) } : undefined
    },
  }
}
