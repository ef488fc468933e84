import { allCentres } from '#api/kit/all-centres.ts'
import { findDue } from './message-rows.ts'
import { sendStored, type TellParts } from './tell-customer.ts'

const [most, atOnce] = [200, 8]
/** The schedule comes again each minute. */
const enoughMs = 45_000

/** Sends what waited for the morning or for LINE, and what a process that died left behind. */
export async function sendDue(parts: TellParts): Promise<number> {
  const begun = performance.now()
  let sent = 0
  for (const saleUnit of await allCentres(parts.db)) {
    const ids = await findDue(parts.db, { saleUnit, now: parts.now(), most })
    const work = async () => {
      for (let id = ids.shift(); id && performance.now() - begun < enoughMs; id = ids.shift()) {
        await sendOne(parts, saleUnit, id)
        sent++
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  return sent
}

/** One that fails stays claimed, and is taken over later; the others go on. */
async function sendOne(parts: TellParts, saleUnit: string, id: string): Promise<void> {
  try {
    await sendStored(parts, { saleUnit, id })
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    parts.log.warn({ saleUnit, message: id, reason }, 'a message could not be worked on')
  }
}
