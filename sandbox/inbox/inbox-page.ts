import type { Message } from '#sandbox/kit/inbox.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import { html, type Markup } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'
import { type SwitchName, type SwitchState, switchNames } from '../kit/switches.ts'
import { flexCard, flexStyle } from './flex-card.ts'
import { flexRules } from './flex-rules.ts'
import { inboxWords } from './inbox-words.ts'
import { switchCard } from './switch-card.ts'

type InboxView = {
  locale: Locale
  to: string
  paused: boolean
  messages: Message[]
  switches: Record<SwitchName, SwitchState>
}

export function inboxPage(view: InboxView): Page {
  const { locale, messages, paused } = view
  const words = inboxWords[locale]
  const body = html`
<header class="row"><h1>${words.title}</h1><span class="tag">${words.sandbox}</span></header>
<p class="muted">${words.about}</p>
<p class="row"><a href="/sandbox/payments">${words.payments}</a><a href="/sandbox/line/phone">${words.phone}</a></p>
${findForm(view)}
${messages.length > 0 ? html`<div class="messages">${messages.map((message) => messageCard(message, view))}</div>` : emptyCard(view)}
${switchCard({ locale, switches: view.switches, names: switchNames })}`
  const style = flexRules + flexStyle(messages.flatMap(({ flex }) => flex ?? []))
  return { locale, title: words.title, body, refreshAfter: paused ? undefined : 5, style }
}

function findForm({ locale, to, paused }: InboxView): Markup {
  const words = inboxWords[locale]
  return html`
<form class="find" method="get" action="/sandbox/inbox">
<label>${words.to}<input type="search" name="to" value="${to}" autocomplete="off"></label>
<button>${words.find}</button>
</form>
<p class="row muted">
<span>${!paused && words.refreshing} <a href="${inboxLink({ to, paused: !paused })}">${paused ? words.resume : words.pause}</a></span>
${to && html`<a href="${inboxLink({ paused })}">${words.all}</a>`}
</p>`
}

function messageCard(message: Message, { locale, paused }: InboxView): Markup {
  const words = inboxWords[locale]
  const { kind, to, subject, text, code, ref, from, at, flex } = message
  return html`
<article class="card">
<div class="row">
<span class="row"><span class="tag ${kind}">${words.kinds[kind]}</span> <a href="${inboxLink({ to, paused })}">${to}</a></span>
<time class="muted" datetime="${at.toISOString()}">${sayDateTime(at, locale)}</time>
</div>
${code && html`<p class="code">${code}</p>`}
${subject && html`<h2>${subject}</h2>`}
${flex ? html`<p class="muted">${withLinks(text)}</p>${flexCard(flex)}` : html`<p class="text">${withLinks(text)}</p>`}
${(ref || from) && html`<p class="row muted"><span>${ref && `${words.ref} ${ref}`}</span><span>${from}</span></p>`}
</article>`
}

const address = /(https?:\/\/[^\s<>"']+)/

/** Links in messages open in a new tab, as the recipient would open them. */
function withLinks(text: string): Markup[] {
  return text
    .split(address)
    .map((part, at) =>
      at % 2 === 0 ? html`${part}` : html`<a href="${part}" target="_blank" rel="noopener">${part}</a>`,
    )
}

function emptyCard({ locale }: InboxView): Markup {
  const words = inboxWords[locale]
  return html`<section class="card empty"><h2>${words.empty}</h2><p class="muted">${words.emptyHint}</p></section>`
}

function inboxLink({ to, paused }: { to?: string; paused: boolean }): string {
  const query = new URLSearchParams({
    ...(to ? { to } : {}),
    ...(paused ? { refresh: 'off' } : {}),
  }).toString()
  return query ? `/sandbox/inbox?${query}` : '/sandbox/inbox'
}
