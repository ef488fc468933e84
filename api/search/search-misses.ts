import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'

/** Written together every some seconds: a search must not wait for it, and may be lost with its process. */
const pauseMs = 5_000
const [mostWords, longest] = [200, 60]
/** Nobody can fill the table with rubbish: so many different words of a centre a day. */
const mostOfDay = 3_000

type Tally = Map<string, { saleUnit: string; day: string; words: string; times: number }>
const tallies = new WeakMap<Db, Tally>()

/** Remembers that a shopper searched for words and found nothing. */
export function noteMiss(
  db: Db,
  { saleUnit, day, text }: { saleUnit: string; day: string; text: string },
): void {
  const words = text.trim().replace(/\s+/g, ' ').toLowerCase()
  if (words.length < 2 || words.length > longest) return
  const tally = tallies.get(db) ?? startTally(db)
  const key = `${saleUnit} ${day} ${words}`
  const known = tally.get(key)
  if (known) known.times++
  else if (tally.size < mostWords) tally.set(key, { saleUnit, day, words, times: 1 })
}

function startTally(db: Db): Tally {
  const tally: Tally = new Map()
  tallies.set(db, tally)
  setTimeout(() => {
    tallies.delete(db)
    // Words that could not be written are no loss to anybody who waits.
    writeMisses(db, [...tally.values()]).catch(() => undefined)
  }, pauseMs).unref()
  return tally
}

type Miss = { saleUnit: string; day: string; words: string; times: number }

async function writeMisses(db: Db, misses: readonly Miss[]): Promise<void> {
  for (const [saleUnit, here] of Map.groupBy(misses, (miss) => miss.saleUnit)) {
    const sorted = here.toSorted((a, b) => (`${a.day} ${a.words}` < `${b.day} ${b.words}` ? -1 : 1))
    await sql`
      insert into search_misses as m (sale_unit, day, words, times)
      select ${saleUnit}, n.day, n.words, n.times
      from unnest(${sorted.map(({ day }) => day)}::date[], ${sorted.map(({ words }) => words)}::text[], ${sorted.map(({ times }) => times)}::int[]) n (day, words, times)
      where (select count(*) from search_misses o where o.sale_unit = ${saleUnit} and o.day = n.day) < ${mostOfDay}
        or exists (select from search_misses o where o.sale_unit = ${saleUnit} and o.day = n.day and o.words = n.words)
      on conflict (sale_unit, day, words) do update set times = m.times + excluded.times`.execute(db)
  }
}

/** Words of more than a year ago help nobody. */
export async function forgetMisses(db: Db, now: Date): Promise<void> {
  const day = addDays(bangkokDay(now), -400)
  for (const saleUnit of await allCentres(db))
    await sql`delete from search_misses m where m.sale_unit = ${saleUnit} and m.day < ${day}::date`.execute(
      db,
    )
}
