import { Worker } from 'node:worker_threads'

type Where = { origin: string; path: string; token: string }
type Heard = { heard: { seq: number; id: string }[]; refused: number[] }

/** What the thread of the pages can be asked. Times are milliseconds; false when something took too long. */
export type Asks = {
  /** How long until all were open. */
  open: (request: { pages: readonly Where[] }) => Promise<number | false>
  /** Pages go to the origins in turn. */
  moveTo: (request: { origins: readonly string[] }) => Promise<number | false>
  /** When all were open with everything of before. */
  settled: (request: { seconds: number }) => Promise<number | false>
  /** Of the page that was kept awake least. */
  beats: (request: object) => Promise<number>
  /** When each page heard each message. */
  arrivals: (request: { ids: readonly string[] }) => Promise<{ page: number; at: number }[][]>
  report: (request: object) => Promise<Heard[]>
}
export type Asked = { turn: number; what: keyof Asks; request: unknown }
export type Answers = Awaited<ReturnType<Asks[keyof Asks]>>

export function startPages(): Asks & { stop: () => Promise<unknown> } {
  const thread = new Worker(new URL('./pages-thread.ts', import.meta.url))
  const waiting = new Map<number, (answer: never) => void>()
  let turn = 0
  thread.on('message', ({ turn, answer }: { turn: number; answer: never }) => {
    waiting.get(turn)?.(answer)
    waiting.delete(turn)
  })
  const ask =
    <What extends keyof Asks>(what: What) =>
    (request: Parameters<Asks[What]>[0]) =>
      new Promise<Awaited<ReturnType<Asks[What]>>>((done) => {
        waiting.set(++turn, done)
        thread.postMessage({ turn, what, request } satisfies Asked)
      })
  return {
    ...{ open: ask('open'), moveTo: ask('moveTo'), settled: ask('settled') },
    ...{ beats: ask('beats'), arrivals: ask('arrivals'), report: ask('report') },
    stop: () => thread.terminate(),
  }
}
