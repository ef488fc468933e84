import type { FastifyReply } from 'fastify'
import type { WireProblem } from '#shop/contract/wire-headers.ts'
import type { Problem } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'

/** A refusal made before any page is asked: cheap, since whoever gets it may be sending thousands. */
export type TurnedAway = { status: number; seconds: number; problem: WireProblem }

export function turnedAway(problem: Problem, locale: Locale): TurnedAway {
  return {
    status: problem.status,
    seconds: problem.retryAfter ?? 0,
    problem: { Code: problem.code, Message: problem.say(locale) },
  }
}

const again = { th: 'ลองใหม่', en: 'Try again' }

/** In the form the asker reads: a page's script wants JSON, a person a sentence. */
export function sendTurnedAway(reply: FastifyReply, { status, seconds, problem }: TurnedAway, locale: Locale, json: boolean) {
  reply.status(status).header('cache-control', 'no-store')
  if (seconds > 0) reply.header('retry-after', String(seconds))
  if (json) return reply.type('application/json; charset=utf-8').send({ message: problem.Message, code: problem.Code })
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${status}</title><h1>${status}</h1><p>${problem.Message}</p><p><a href="">${again[locale]}</a></p></html>`,
    )
}
