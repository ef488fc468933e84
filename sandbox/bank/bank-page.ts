import { sayMoney } from '#shop/money/say-money.ts'
import type { ThaiQr } from '#shop/thai-qr/read-thai-qr.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import { html, type Markup } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'
import type { Transfer } from './bank-book.ts'
import { bankWords } from './bank-words.ts'
import { type Payment, recipientOf, refsOf } from './make-transfer.ts'

type BankView = {
  locale: Locale
  qr: string
  read: ThaiQr | undefined
  /** The amount that was typed and not accepted. */
  refusedAmount?: string
  paid: Transfer | undefined
  transfers: Transfer[]
}

const slipPath = (reference: string) => `/sandbox/bank/slip/${reference}.png`

export function bankPage(view: BankView): Page {
  const { locale, paid, refusedAmount } = view
  const words = bankWords[locale]
  const body = html`
<header class="row bank"><h1 class="brand">${words.title}</h1><span class="tag">${words.sandbox}</span></header>
<p class="muted">${words.about}</p>
${paid ? slipCard(paid, locale) : payCards(view)}
${transferList(view)}
<p><a href="/sandbox/inbox">${words.inbox}</a></p>`
  return { locale, title: words.title, body, status: refusedAmount === undefined ? 200 : 400 }
}

function payCards({ locale, qr, read, refusedAmount }: BankView): Markup {
  const words = bankWords[locale]
  return html`
<form class="card" method="get" action="/sandbox/bank">
<label>${words.qr}<input name="qr" value="${qr}" autocomplete="off" required></label>
${read?.kind === 'none' && html`<p class="wrong" role="alert">${words.why[read.why]}</p>`}
<button class="wide${read?.kind !== 'payment' && ' primary'}">${words.read}</button>
</form>
${read?.kind === 'payment' && payForm(read, { locale, qr, refusedAmount })}`
}

function payForm(
  payment: Payment,
  { locale, qr, refusedAmount }: { locale: Locale; qr: string; refusedAmount: string | undefined },
): Markup {
  const words = bankWords[locale]
  const { name, account, bank } = recipientOf(payment)
  const { amount } = payment
  const prefilled = refusedAmount ?? (amount === null ? '' : sayMoney(amount).replaceAll(/[฿,]/g, ''))
  return html`
<form class="card" method="post" action="/sandbox/bank/pay">
<input type="hidden" name="qr" value="${qr}">
<div><p class="muted">${words.to}</p><h2>${name}</h2><p>${bank} ${account}</p></div>
${refsOf(payment).map((ref, at) => html`<p class="row"><span class="muted">${words.ref} ${at + 1}</span><b>${ref}</b></p>`)}
${amount === null ? html`<p class="muted">${words.open}</p>` : html`<p class="row"><span class="muted">${words.asked}</span><b class="sum">${sayMoney(amount)}</b></p>`}
<label>${words.amount}<input name="amount" inputmode="decimal" value="${prefilled}" autocomplete="off" required></label>
${refusedAmount === undefined ? html`<p class="muted">${words.amountHint}</p>` : html`<p class="wrong" role="alert">${words.why['no amount']}</p>`}
<button class="primary wide">${words.pay}</button>
</form>`
}

function slipCard({ reference }: Transfer, locale: Locale): Markup {
  const words = bankWords[locale]
  const link = slipPath(reference)
  return html`
<section class="card">
<h2>${words.done}</h2>
<img class="slip" src="${link}" width="720" height="1080" alt="${words.slipOf} ${reference}">
<a class="button primary" href="${link}" download="slip-${reference}.png">${words.save}</a>
<p><a href="/sandbox/bank">${words.again}</a></p>
</section>`
}

function transferList({ locale, transfers }: BankView): Markup {
  const words = bankWords[locale]
  const rows = transfers.map(
    ({ reference, amount, paidAt, to }) => html`
<li class="row"><span>${to.name}<br><small class="muted">${sayDateTime(paidAt, locale)} · ${reference}</small></span>
<span><b>${sayMoney(amount)}</b> <a href="/sandbox/bank?paid=${reference}" aria-label="${words.slipOf} ${reference}">${words.slip}</a></span></li>`,
  )
  return html`<section class="card"><h2>${words.made}</h2>
${rows.length > 0 ? html`<ul class="transfers">${rows}</ul>` : html`<p class="muted">${words.none}</p>`}</section>`
}
