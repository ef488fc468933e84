import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { WireProblem } from '#shop/contract/wire-headers.ts'
import type { Problem } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'

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

// Plain HTML, so that a refusal costs no rendering; the shop's style sheet brings the font.
const style = `*{box-sizing:border-box}body{margin:0;background:#fbfaf6;color:#16211b;font:1rem/1.6 "Noto Sans Thai",system-ui,sans-serif}
main{display:flex;min-height:100vh;min-height:100dvh;max-width:28rem;margin:0 auto;padding:2rem 1rem;flex-direction:column;align-items:center;justify-content:center;gap:.75rem;text-align:center}
img{display:block;border-radius:.75rem}h1{margin:.75rem 0 0;font-size:1.75rem;line-height:1.4}p{margin:0;font-size:1.125rem}p:lang(en){text-wrap:balance}span{display:inline-block}small{color:#59635d;font-size:.875rem}
a{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;margin-top:.75rem;padding:.25rem 1.5rem;border-radius:.5rem;background:#0b7a3b;color:#fff;font-weight:700;text-decoration:none}
a:hover{background:#09662f}a[href^="/"]{border:1px solid #868d86;background:#fff;color:inherit}a[href^="/"]:hover{border-color:#0b7a3b;background:#eaf4ee}a:focus-visible{outline:3px solid #0b7a3b;outline-offset:2px}`
const policy = `default-src 'none'; style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Thai has no spaces between words: lines break only between phrases, and never around a number. */
const inPhrases = (text: string, locale: Locale) =>
  locale === 'en'
    ? text
    : text
        .split(/(?<!\d) (?!\d)/)
        .map((phrase) => `<span>${phrase}</span>`)
        .join(' ')

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
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${styles}"><style>${style}</style></head><body><main>` +
        `<img src="/icon.svg" alt="" width="56" height="56"><h1>${title}</h1><p>${inPhrases(problem.Message, locale)}</p>` +
        // A link would reload the form and lose its input.
        (sends
          ? `<p>${inPhrases(say.goBack, locale)}</p><a href="${home}">${say.home}</a>`
          : `<a href="">${say.again}</a>`) +
        `<small>${status}</small></main></body></html>`,
    )
}
