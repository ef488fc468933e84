import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Locale } from '#shop/words/locale.ts'

// Plain HTML, so that a refusal costs no rendering; the shop's style sheet brings the font.
const style = `*{box-sizing:border-box}body{margin:0;background:#fbfaf6;color:#16211b;font:1rem/1.6 "Noto Sans Thai",system-ui,sans-serif}
main{display:flex;min-height:100vh;min-height:100dvh;max-width:28rem;margin:0 auto;padding:2rem 1rem;flex-direction:column;align-items:center;justify-content:center;gap:.75rem;text-align:center}
img{display:block;border-radius:.75rem}h1{margin:.75rem 0 0;font-size:1.75rem;line-height:1.4}p{margin:0;font-size:1.125rem}p:lang(en){text-wrap:balance}span{display:inline-block}small{color:#59635d;font-size:.875rem}
a{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;margin-top:.75rem;padding:.25rem 1.5rem;border-radius:.5rem;background:#0b7a3b;color:#fff;font-weight:700;text-decoration:none}
a:hover{background:#09662f}a[href^="/"]{border:1px solid #868d86;background:#fff;color:inherit}a[href^="/"]:hover{border-color:#0b7a3b;background:#eaf4ee}a:focus-visible{outline:3px solid #0b7a3b;outline-offset:2px}`
const policy = `default-src 'none'; style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Thai has no spaces between words: lines break only between phrases, and never around a number. */
export const inPhrases = (text: string, locale: Locale) =>
  locale === 'en'
    ? text
    : text
        .split(/(?<!\d) (?!\d)/)
        .map((phrase) => `<span>${phrase}</span>`)
        .join(' ')

type PlainPage = { locale: Locale; title: string; body: string; styles: string }

/** A page of its own without script: a title and a few sentences. */
export function sendPlainPage(reply: FastifyReply, { locale, title, body, styles }: PlainPage) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${styles}"><style>${style}</style></head><body><main>` +
        `<img src="/icon.svg" alt="" width="56" height="56"><h1>${title}</h1>${body}</main></body></html>`,
    )
}
