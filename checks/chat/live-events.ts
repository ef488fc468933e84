import { setTimeout as sleep } from 'node:timers/promises'

type HeardEvent = { id: number | undefined; name: string; data: unknown }

/** The server-sent events of a text; comments and the time to come back are none. */
export const eventsIn = (text: string): HeardEvent[] =>
  text.split('\n\n').flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
    const [id, name, data] = [field('id'), field('event'), field('data')]
    return name && data
      ? [{ id: id === undefined ? undefined : Number(id), name, data: JSON.parse(data) }]
      : []
  })

/** Listens as a browser does: after each cut it comes again, perhaps to another process, and says what it last heard. */
export function listenAt(urlAfter: (last: number, cuts: number) => string, token: string) {
  const events: (HeardEvent & { at: number })[] = []
  const ending = new AbortController()
  let [last, cuts] = [0, 0]
  async function listenOnce(): Promise<void> {
    const response = await fetch(urlAfter(last, cuts), {
      headers: { authorization: `Bearer ${token}` },
      signal: ending.signal,
    })
    if (!response.ok || !response.body) throw new Error(`${response.status}`)
    let rest = ''
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = `${rest}${part}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const event of eventsIn(blocks.join('\n\n'))) {
        events.push({ ...event, at: performance.now() })
        last = event.id ?? last
      }
    }
  }
  const running = (async () => {
    while (!ending.signal.aborted) {
      await listenOnce().catch(() => {})
      cuts++
      await sleep(50)
    }
  })()
  return {
    events,
    cuts: () => cuts,
    ids: () => events.flatMap(({ id }) => id ?? []),
    stop: async () => {
      ending.abort()
      await running
    },
  }
}
