/** The part of autocannon that is used here, since it has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type Options = {
    url: string
    connections: number
    amount: number
    sampleInt?: number
    timeout?: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    requests?: {
      method: 'GET' | 'POST'
      path: string
      headers?: Record<string, string>
      body?: string
      setupRequest?: (request: object) => object
    }[]
  }
  export type Result = { errors: number; timeouts: number; non2xx: number }
  export type Run = PromiseLike<Result> &
    Pick<
      EventEmitter<{ response: [client: unknown, status: number, bytes: number, milliseconds: number] }>,
      'on'
    >
  export default function autocannon(options: Options): Run
}
