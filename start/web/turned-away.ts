import type { FastifyReply } from 'fastify'
import type { WireProblem } from '#shop/contract/wire-headers.ts'
import type { Problem } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'
import { inPhrases, sendPlainPage } from './plain-page.ts'

/** A refusal made before any page runs: cheap, since its client may send thousands. */
export type TurnedAway = { status: number; seconds: number; problem: WireProblem }

export function turnedAway(problem: Problem, locale: Locale): TurnedAway {
  return {
    status: problem.status,
    seconds: problem.retryAfter ?? 0,
    problem: { Code: problem.code, Message: problem.say(locale) },
  }
}

const words = {
  th: {
    wait: 'กรุณารอสักครู่',
    notSent: 'ยังไม่ได้ส่งข้อมูล',
    goBack: 'กดย้อนกลับในเบราว์เซอร์แล้วส่งอีกครั้ง ข้อมูลที่กรอกไว้ยังอยู่ครบ',
    again: 'ลองอีกครั้ง',
    home: 'หน้าแรก',
  },
  en: {
    wait: 'One moment, please',
    notSent: 'Nothing was sent',
    goBack: 'Press Back in your browser: what you typed is still there. Then send it again.',
    again: 'Try again',
    home: 'Home Page',
  },
} as const

type Requester = { locale: Locale; json: boolean; sends: boolean; styles: string }

/** JSON for a page's script; for a person a page that says what to do and when. */
export function sendTurnedAway(
  reply: FastifyReply,
  { status, seconds, problem }: TurnedAway,
  { locale, json, sends, styles }: Requester,
) {
  reply.status(status).header('cache-control', 'no-store')
  if (seconds > 0) reply.header('retry-after', String(seconds))
  if (json)
    return reply
      .type('application/json; charset=utf-8')
      .send({ message: problem.Message, code: problem.Code })
  const say = words[locale]
  const [title, home] = [sends ? say.notSent : say.wait, locale === 'en' ? '/en' : '/']
  const message = `<p>${inPhrases(problem.Message, locale)}</p>`
  // A link would reload the form and lose its input.
  const way = sends
    ? `<p>${inPhrases(say.goBack, locale)}</p><a href="${home}">${say.home}</a>`
    : `<a href="">${say.again}</a>`
  return sendPlainPage(reply, { locale, title, styles, body: `${message}${way}<small>${status}</small>` })
}
