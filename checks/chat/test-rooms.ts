import { type LiveEvent, makeLiveRooms, mostRead } from '#api/kit/live-rooms.ts'
import type { LiveNotification } from '#api/kit/notifications.ts'

export type Since = { after: number; about: ReadonlySet<string> | undefined }
type Opened = { person?: string; most?: number; after?: number; seconds?: number; rooms?: string[] }

/** Rooms whose events a test writes, and whose reading it can hold up. */
export function testRooms() {
  let hear: (notification: LiveNotification | undefined) => void = () => {}
  const warnings: string[] = []
  const rooms = makeLiveRooms(
    {
      onLive: (listen) => {
        hear = listen
      },
    },
    { warn: (_details, message) => void warnings.push(message) },
  )
  const written: LiveEvent[] = []
  const reads: Since[] = []
  let [mark, gate]: [string | undefined, Promise<void> | undefined] = [undefined, undefined]
  const read = async (since: Since): Promise<LiveEvent[]> => {
    reads.push(since)
    const found = written.filter(({ at = 0 }) => at > since.after).slice(0, mostRead)
    if (mark !== undefined) found.push({ name: 'mark', data: mark })
    await gate
    return found
  }
  const tell = (about = 'one', room = 'room') => hear({ rooms: [room], about })
  return {
    ...{ rooms, written, reads, warnings, tell, read },
    hear: (notification: LiveNotification | undefined) => hear(notification),
    write: (count = 1) => {
      for (let each = 0; each < count; each++) {
        const at = written.length + 1
        written.push({ at, name: 'message', data: at })
      }
    },
    setMark: (to: string) => {
      mark = to
    },
    /** What is read now has seen what is there, and answers once it is let go. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const before = gate
      gate = promise
      return () => {
        gate = before
        resolve()
      }
    },
    open: ({ person = 'p', most = 8, after = 0, seconds = 600, rooms: names = ['room'] }: Opened = {}) =>
      rooms.open({ person, most, after, seconds, places: names.map((room) => ({ room, read })) }),
  }
}
type Opening = ReturnType<ReturnType<typeof testRooms>['open']>

/** Everything a listener was sent, as it comes. */
export function listenTo(stream: Opening) {
  if (!stream) throw new Error('too many streams')
  const heard: unknown[] = []
  const listener = { heard, isOver: false, stream: stream as AsyncIterableIterator<Uint8Array> }
  void (async () => {
    for await (const bytes of stream)
      for (const block of new TextDecoder().decode(bytes).split('\n\n')) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) heard.push(JSON.parse(data))
      }
    listener.isOver = true
  })()
  return listener
}
