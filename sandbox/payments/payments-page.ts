import { sayMoney } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { fill, type Locale } from '#shop/words/locale.ts'
import { html, type Markup } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'
import { paymentsWords, providerNames } from './payments-words.ts'
import { type PlayedPayment, stateAt } from './played-payment.ts'

type View = { locale: Locale; payments: PlayedPayment[]; now: Date }

export function paymentsPage({ locale, payments, now }: View): Page {
  const words = paymentsWords[locale]
  const cards = payments.map((payment) => paymentCard(payment, locale, now))
  const body = html`
<header class="row"><h1>${words.title}</h1><span class="tag">${words.sandbox}</span></header>
<p class="muted">${words.about}</p>
<p><a href="/sandbox/inbox">${words.inbox}</a></p>
${
  cards.length > 0
    ? html`<div class="messages">${cards}</div>`
    : html`<section class="card empty"><h2>${words.empty}</h2><p class="muted">${words.emptyHint}</p></section>`
}`
  return { locale, title: words.title, body, refreshAfter: 5 }
}

function paymentCard(payment: PlayedPayment, locale: Locale, now: Date): Markup {
  const words = paymentsWords[locale]
  const { id, reference, provider, amount, captured, refunded, asked, notified, madeAt } = payment
  const state = stateAt(payment, now)
  const act = `/sandbox/payments/${encodeURIComponent(reference)}`
  const mayPay = state === 'waiting' || state === 'expired'
  const mayPayLate = provider === 'kbank-qr' && state === 'waiting' && payment.knownFrom === null
  const mayNotify =
    provider !== 'linepay' && !mayPay && (provider === 'kbank-card' || payment.chargeId !== null)
  return html`
<article class="card">
<div class="row"><span class="tag">${providerNames[provider]}</span><time class="muted" datetime="${madeAt}">${sayDateTime(new Date(madeAt), locale)}</time></div>
<h2>${sayMoney(amount)} · ${words.states[state]}</h2>
<p>${payment.description}</p>
<p class="muted">${id} · ${reference}</p>
<p class="muted">${captured > 0 && `${fill(words.taken, { amount: sayMoney(captured) })} · `}${refunded > 0 && `${fill(words.returned, { amount: sayMoney(refunded) })} · `}${fill(words.asked, { asked, notified })}</p>
${mayPay && html`<form method="post" action="${act}/pay"><button class="wide">${words.pay}</button></form>`}
${mayPayLate && html`<form method="post" action="${act}/pay-late"><button class="wide">${words.payLate}</button></form>`}
${mayNotify && html`<form method="post" action="${act}/notify"><button class="wide">${words.notify}</button></form>`}
</article>`
}
