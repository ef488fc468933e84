import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Locale } from '#shop/words/locale.ts'
import { html, Markup } from './html.ts'
import { pageStyle } from './page-style.ts'

export type Page = {
  locale: Locale
  title: string
  body: Markup
  refreshAfter?: number
  status?: number
  formsLeadTo?: string
  /** The shop whose page shows this one in a frame. */
  framedBy?: string
  /** Rules beside the common style sheet. */
  style?: string
  /** A few lines that a page of its kind cannot do without, such as telling the frame around it. */
  script?: string
}

/** Sends a page; its style sheet, and the script of the few that have one, are inline and allowed by nonce. */
export function sendPage(
  reply: FastifyReply,
  { locale, title, body, refreshAfter, status = 200, formsLeadTo = '', framedBy, style = '', script }: Page,
) {
  const nonce = randomBytes(16).toString('base64')
  // Browsers apply form-action also to the redirect after a form.
  const formAction = `form-action 'self' ${formsLeadTo}`.trim()
  const scripts = script ? ` script-src 'nonce-${nonce}';` : ''
  if (framedBy) reply.removeHeader('x-frame-options')
  return reply
    .code(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}';${scripts} font-src 'self'; img-src 'self'; ${formAction}; base-uri 'none'; frame-ancestors ${framedBy ?? "'none'"}`,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshAfter !== undefined && html`<meta http-equiv="refresh" content="${refreshAfter}">`}
<title>${title}</title>
<style nonce="${nonce}">${new Markup(pageStyle + style)}</style>
</head>
<body>
<main>${body}</main>
${script && html`<script nonce="${nonce}">${new Markup(script)}</script>`}
</body>
</html>`.text,
    )
}
