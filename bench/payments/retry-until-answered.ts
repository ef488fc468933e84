import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../ordering/request.ts'

/** The shop answers at `origin()`, which changes when a server was killed and another took its place. */
export type World = { origin: () => string; sandbox: string }

const patience = 60_000

/** Tries again until the shop answers; a refusal is an answer. Without a body it is a GET. */
export async function retryUntilAnswered(
  world: World,
  path: string,
  token: string,
  body?: object | FormData,
): Promise<Answer> {
  const until = Date.now() + patience
  for (;;) {
    try {
      const answer = await send(`${world.origin()}/rest/${path}`, token, body)
      if (answer.status < 500 || answer.body.Code === 'payments.gatewayAway') return answer
    } catch {
      // The server is gone: another will answer.
    }
    if (Date.now() > until) throw new Error(`${path} was not answered in a minute`)
    await sleep(100)
  }
}

async function send(url: string, token: string, body: object | FormData | undefined): Promise<Answer> {
  const authorization = `Bearer ${token}`
  const request: RequestInit =
    body instanceof FormData
      ? { method: 'POST', headers: { authorization }, body }
      : body
        ? {
            method: 'POST',
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : { headers: { authorization } }
  const answer = await fetch(url, request)
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}
