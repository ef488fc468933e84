import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { saleUnit } from '../ordering/stage.ts'
import { retryUntilAnswered } from '../payments/retry-until-answered.ts'
import { nowMs } from './live-page.ts'
import type { Person } from './people.ts'

export type Written = { id: string; at: number }
/** Who of the staff writes to a chat; else its customer. */
export type Writer = { person: Person; staff?: Person | undefined }

/** Sent until it is accepted, with the same id, as a phone does. */
export async function write(origin: string, { person, staff }: Writer): Promise<Written> {
  const [id, at] = [randomUUID(), nowMs()]
  const message = { id, text: `มีของไหมคะ ${id}` }
  const { status, body } = await retryUntilAnswered(
    { origin: () => origin, sandbox: '' },
    staff ? 'api/merchant/chat/send' : 'api/chat/send',
    (staff ?? person).token,
    staff ? { ...message, saleUnit, conversationId: person.chat } : message,
  )
  if (status !== 200) throw new Error(`a message answered ${status} ${body.Code}`)
  return { id, at }
}

const pauseMs = 250
/** So few that nobody writes too fast. */
const writersEach = 100

/** Writes on and on, by one after the other, until it is told to stop; answers what was accepted. */
export function writeOn(origin: string, writers: readonly Writer[]): () => Promise<Written[]> {
  let [isOpen, next] = [true, 0]
  const loops = Array.from({ length: Math.ceil(writers.length / writersEach) }, async () => {
    const written: Written[] = []
    while (isOpen) {
      const writer = writers[next++ % writers.length]
      if (writer) written.push(await write(origin, writer))
      await sleep(pauseMs * (0.5 + Math.random()))
    }
    return written
  })
  const all = Promise.all(loops)
  all.catch(() => {})
  return async () => {
    isOpen = false
    return (await all).flat()
  }
}
