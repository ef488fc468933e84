import { Agent, get, type IncomingMessage } from 'node:http'

/** A page with its stream open, as a browser keeps it: it comes again by itself, with the last event it has. */
export type LivePage = {
  /** Of messages, in the order in which they came. */
  heard: { seq: number; id: string; at: number }[]
  /** Everything of before has come. */
  isSettled: () => boolean
  beats: () => number
  refused: number[]
  moveTo: (origin: string) => void
  close: () => void
}

const agent = new Agent({ keepAlive: true })
const longestWaitMs = 5_000
/** Of one clock, whichever thread asks. */
export const nowMs = () => Number(process.hrtime.bigint() / 1_000n) / 1_000

export function openPage(where: { origin: string; path: string; token: string }): LivePage {
  const { path, token } = where
  const heard: LivePage['heard'] = []
  const refused: number[] = []
  let { origin } = where
  let [last, retryMs, failures, beats, life] = [0, 1_000, 0, 0, 0]
  let isSettled = false
  let close = () => {}

  function connect(): void {
    const own = ++life
    isSettled = false
    const again = () => {
      if (own !== life) return
      life++
      isSettled = false
      const waitMs = Math.min(longestWaitMs, retryMs * 2 ** failures++)
      setTimeout(() => own === life - 1 && connect(), waitMs * (0.75 + Math.random() / 2))
    }
    const request = get(
      `${origin}/rest/${path}${path.includes('?') ? '&' : '?'}after=${last}&seconds=600`,
      { agent, headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' } },
      (answer) => {
        if (answer.statusCode !== 200 || answer.headers['content-encoding']) {
          refused.push(answer.statusCode ?? 0)
          answer.resume()
          again()
          return
        }
        failures = 0
        readEvents(answer, (event) => own === life && hear(event))
        answer.on('error', again)
        answer.on('close', again)
      },
    )
    request.on('error', again)
    close = () => request.destroy()
  }

  function hear({ id, event, data, retry }: Event): void {
    if (retry) retryMs = Number(retry)
    else if (event === 'read') isSettled = true
    else if (event === 'message') {
      const message = JSON.parse(data) as { id: string; seq: number }
      heard.push({ seq: message.seq, id: message.id, at: nowMs() })
      last = Number(id)
    } else if (event === 'beat') beats++
  }

  const stop = () => {
    life += 2
    close()
  }
  connect()
  return {
    heard,
    refused,
    isSettled: () => isSettled,
    beats: () => beats,
    moveTo: (next) => {
      origin = next
      stop()
      connect()
    },
    close: stop,
  }
}

type Event = { id: string; event: string; data: string; retry: string }

function readEvents(answer: IncomingMessage, hear: (event: Event) => void): void {
  let rest = ''
  answer.setEncoding('utf8')
  answer.on('data', (text: string) => {
    const events = `${rest}${text}`.split('\n\n')
    rest = events.pop() ?? ''
    for (const each of events) {
      const event: Event = { id: '', event: '', data: '', retry: '' }
      for (const line of each.split('\n')) {
        const [field = '', value = ''] = line.split(/: (.*)/s)
        if (field in event) event[field as keyof Event] = value
      }
      hear(event)
    }
  })
}
