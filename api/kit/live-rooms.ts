import type { LiveAnswer } from '#shop/contract/live-answer.ts'
import type { LiveNotification, Notifications } from './notifications.ts'

/** One server-sent event. `at` counts in its room; an event without it says how something is, and may repeat. */
export type LiveEvent = { at?: number; name: string; data: unknown }
/** The most counted events of one reading: fewer were all there are. */
export const mostRead = 500
/** What happened after an event; of `about`, what a notification named, or of everything when it was missed. */
type Read = (since: { after: number; about: ReadonlySet<string> | undefined }) => Promise<LiveEvent[]>
type Place = { room: string; read: Read }

export type LiveRooms = {
  /** Everything that happens in rooms, first what came after an event; undefined when `person` listens too often. */
  open: (listener: {
    person: string
    most: number
    after: number
    seconds: number
    places: readonly Place[]
  }) => LiveAnswer | undefined
  /** Ends every stream, for good: who listened comes again, to another process. */
  endAll: () => void
}

const beatMs = 25_000
const sweepMs = 1_000
/** Whoever takes nothing for so many events is cut off, and comes again. */
const mostQueued = 200
const encoder = new TextEncoder()
const beat = encoder.encode('event: beat\ndata: 1\n\n')

const encode = ({ at, name, data }: LiveEvent) =>
  encoder.encode(`${at === undefined ? '' : `id: ${at}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/** Streams of this process by room. What happens in a room is read once for all who listen there. */
export function makeLiveRooms(
  notifications: Pick<Notifications, 'onLive'>,
  log: { warn: (details: object, message: string) => void },
): LiveRooms {
  const rooms = new Map<string, Room>()
  const streams = new Set<Stream>()
  const perPerson = new Map<string, number>()
  let sweeping: NodeJS.Timeout | undefined
  let beatAt = 0
  let isClosed = false

  notifications.onLive((notification) => {
    if (!notification) {
      for (const room of rooms.values()) room.refresh(undefined)
      return
    }
    for (const name of notification.rooms) rooms.get(name)?.hear(notification)
  })

  /** One clock for all: ends what has lasted, and keeps connections from being taken for dead. */
  function sweep(): void {
    const now = Date.now()
    const beats = now >= beatAt
    if (beats) beatAt = now + beatMs
    for (const stream of streams) {
      if (now >= stream.until) stream.end()
      else if (beats) stream.send(beat)
    }
  }

  function leave(stream: Stream): void {
    if (!streams.delete(stream)) return
    for (const room of stream.rooms) if (room.isEmptyWithout(stream)) rooms.delete(room.name)
    const left = (perPerson.get(stream.person) ?? 1) - 1
    if (left > 0) perPerson.set(stream.person, left)
    else perPerson.delete(stream.person)
    if (streams.size === 0) {
      clearInterval(sweeping)
      sweeping = undefined
    }
  }

  return {
    open: ({ person, most, after, seconds, places }) => {
      const open = perPerson.get(person) ?? 0
      if (open >= most) return undefined
      const stream = new Stream(person, Date.now() + seconds * 1_000, leave)
      // Comes back within a second or two, not all at the same moment.
      stream.send(encoder.encode(`retry: ${500 + Math.floor(Math.random() * 1_500)}\n\n`))
      if (isClosed) {
        stream.end()
        return stream
      }
      perPerson.set(person, open + 1)
      streams.add(stream)
      sweeping ??= setInterval(sweep, sweepMs).unref()
      const catchingUp = places.map(({ room: name, read }) => {
        const room = rooms.get(name) ?? new Room(name, read, log)
        rooms.set(name, room)
        return room.join(stream, after, read)
      })
      void Promise.all(catchingUp).then(
        () => seconds === 0 && stream.end(),
        (error: Error) => {
          log.warn({ reason: error.message }, 'a live stream could not be read')
          stream.end()
        },
      )
      return stream
    },
    endAll: () => {
      isClosed = true
      for (const stream of [...streams]) stream.end()
    },
  }
}

/** What happens in one place, and who of this process hears it. */
class Room {
  readonly name: string
  private readonly read: Read
  private readonly log: { warn: (details: object, message: string) => void }
  /** All who are here: those who hear what happens, and those who still catch up. */
  private readonly present = new Set<Stream>()
  private readonly streams = new Set<Stream>()
  /** Counts what was heard and what was sent. */
  private changes = 0
  private about: Set<string> | undefined = new Set()
  private isDue = false
  private isReading = false

  constructor(name: string, read: Read, log: Room['log']) {
    this.name = name
    this.read = read
    this.log = log
  }

  /** Sends what came after an event; from then on the room's events, none of them missed or twice. */
  async join(stream: Stream, after: number, read: Read): Promise<void> {
    stream.rooms.add(this)
    this.present.add(stream)
    let [from, isMore, changes] = [after, false, this.changes]
    // What happened while it was read is read too.
    do {
      changes = this.changes
      const events = await read({ after: from, about: undefined })
      if (stream.isOver) return
      // In one piece: whoever was away for long is no slow reader.
      if (events.length > 0) stream.send(Buffer.concat(events.map(encode)))
      from = lastOf(events, from)
      isMore = countedIn(events) >= mostRead
    } while (isMore || this.changes !== changes)
    // Nobody heard it but whoever just read.
    if (this.streams.size === 0 && !this.isReading) [this.isDue, this.about] = [false, new Set()]
    stream.at.set(this, from)
    this.streams.add(stream)
  }

  isEmptyWithout(stream: Stream): boolean {
    this.streams.delete(stream)
    this.present.delete(stream)
    return this.present.size === 0
  }

  hear({ about, say }: LiveNotification): void {
    if (!say) {
      this.refresh(new Set(about === undefined ? [] : [about]))
      return
    }
    const bytes = encode({ name: say.name, data: say.data })
    for (const stream of this.streams) stream.send(bytes)
  }

  /** Reads what is new, one reading at a time; what is heard meanwhile is read together afterwards. */
  refresh(about: ReadonlySet<string> | undefined): void {
    if (about === undefined) this.about = undefined
    else for (const each of about) this.about?.add(each)
    this.isDue = true
    this.changes++
    if (!this.isReading) void this.readOn()
  }

  private async readOn(): Promise<void> {
    this.isReading = true
    try {
      while (this.isDue && this.streams.size > 0) {
        const { about } = this
        this.about = new Set()
        this.isDue = false
        const events = await this.read({ after: this.lastSent(), about })
        this.send(events)
        if (countedIn(events) >= mostRead) this.isDue = true
      }
    } catch (error) {
      this.log.warn({ reason: (error as Error).message }, 'what happened in a live room could not be read')
      // Whoever listens comes again, and is sent what came after the last event.
      for (const stream of [...this.streams]) stream.end()
    } finally {
      this.isReading = false
    }
  }

  /** By all: one listener who claims to know more makes nobody else miss anything. */
  private lastSent(): number {
    let last = Number.MAX_SAFE_INTEGER
    for (const stream of this.streams) last = Math.min(last, stream.at.get(this) ?? 0)
    return last
  }

  private send(events: readonly LiveEvent[]): void {
    this.changes++
    for (const event of events) {
      const { at } = event
      const bytes = encode(event)
      for (const stream of this.streams) {
        if (at !== undefined) {
          if (at <= (stream.at.get(this) ?? 0)) continue
          stream.at.set(this, at)
        }
        stream.send(bytes)
      }
    }
  }
}

const countedIn = (events: readonly LiveEvent[]) => events.filter(({ at }) => at !== undefined).length
const lastOf = (events: readonly LiveEvent[], from: number) =>
  events.reduce((most, { at = 0 }) => Math.max(most, at), from)

/** The events on their way to one listener. */
class Stream implements AsyncIterableIterator<Uint8Array> {
  readonly rooms = new Set<Room>()
  readonly at = new Map<Room, number>()
  readonly person: string
  readonly until: number
  isOver = false
  private readonly queue: Uint8Array[] = []
  private waiting: ((result: IteratorResult<Uint8Array>) => void) | undefined
  private readonly onEnd: (stream: Stream) => void

  constructor(person: string, until: number, onEnd: (stream: Stream) => void) {
    this.person = person
    this.until = until
    this.onEnd = onEnd
  }

  send(bytes: Uint8Array): void {
    if (this.isOver) return
    if (this.waiting) {
      const take = this.waiting
      this.waiting = undefined
      take({ done: false, value: bytes })
    } else if (this.queue.push(bytes) > mostQueued) this.end()
  }

  end(): void {
    if (this.isOver) return
    this.isOver = true
    this.waiting?.({ done: true, value: undefined })
    this.waiting = undefined
    this.onEnd(this)
  }

  next(): Promise<IteratorResult<Uint8Array>> {
    const value = this.queue.shift()
    if (value) return Promise.resolve({ done: false, value })
    if (this.isOver) return Promise.resolve({ done: true, value: undefined })
    return new Promise((take) => {
      this.waiting = take
    })
  }

  return(): Promise<IteratorResult<Uint8Array>> {
    this.queue.length = 0
    this.end()
    return Promise.resolve({ done: true, value: undefined })
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
