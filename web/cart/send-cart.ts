import type { Locale } from '#shop/words/locale.ts'
import { shopperHeaders, shopperLeft } from '#web/kit/one-shopper.ts'
import type { ExchangeAnswer } from './cart-exchange-route.ts'
import { type CartKey, changeCart, currentCart, guestCarts, putInCart } from './cart-store.ts'
import { setTalk } from './facts-store.ts'
import { afterSending, type CartKind, readLines, unsentLines, writeLines } from './stored-cart.ts'

export type Sender = {
  key: CartKey
  kind: CartKind
  locale: Locale
  /** Signed in: the cart is kept on the server too. */
  keeps: boolean
}

/** The answer could not be heard; what was asked may be asked again. */
export class Unheard extends Error {
  override readonly name = 'Unheard'
}
/** The server understood and refused. */
export class Refused extends Error {}

const patienceMs = 20_000

export async function exchange<Answer>(locale: Locale, asked: object): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(locale === 'en' ? '/en/cart/exchange' : '/cart/exchange', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...shopperHeaders() },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch (error) {
    throw new Unheard('no answer', { cause: error })
  }
  const answer = (await response.json().catch(() => ({}))) as { code?: string; message?: string }
  if (response.ok && answer.code !== shopperLeft) return answer as Answer
  if (response.status >= 500) throw new Unheard(answer.message ?? 'the server failed')
  throw new Refused(answer.message ?? '')
}

const underWay = new Map<CartKey, Promise<boolean>>()

/**
 * One exchange at a time for each cart; whoever comes meanwhile waits and then asks again with what is true by then.
 * Says whether the server was heard.
 */
export async function sendCart(sender: Sender, wantsFacts: boolean): Promise<boolean> {
  await underWay.get(sender.key)
  const talk = talkOnce(sender, wantsFacts).finally(() => underWay.delete(sender.key))
  underWay.set(sender.key, talk)
  return talk
}

async function talkOnce(sender: Sender, wantsFacts: boolean): Promise<boolean> {
  const { key } = sender
  setTalk(key, { state: 'talking' })
  try {
    if (sender.keeps) await takeGuestCarts(sender)
    const facts = sender.keeps ? await syncOnce(sender, wantsFacts) : wantsFacts ? await askFacts(sender) : undefined
    setTalk(key, { state: 'quiet', ...(facts ? { facts } : {}) })
    return true
  } catch (error) {
    if (error instanceof Refused) setTalk(key, { state: 'refused', problem: error.message })
    else if (error instanceof Unheard) setTalk(key, { state: 'offline' })
    else throw error
    return error instanceof Refused
  }
}

async function syncOnce({ key, kind, locale }: Sender, wantsFacts: boolean) {
  const sent = currentCart(key)
  const lines = unsentLines(sent)
  const answer = await exchange<ExchangeAnswer<'sync'>>(locale, {
    do: 'sync',
    kind,
    sentAt: Date.now(),
    lines: writeLines(lines),
    times: sent.unsent,
    facts: wantsFacts,
  })
  changeCart(key, (now) => afterSending(now, sent, readLines(answer.lines)))
  return answer.facts
}

async function askFacts({ key, kind, locale }: Sender) {
  const { lines } = currentCart(key)
  return (await exchange<ExchangeAnswer<'facts'>>(locale, { do: 'facts', kind, lines: writeLines(lines) })).facts
}

/** What was put into the cart before signing in moves into the customer's own; the guest's is emptied only once the server has it. */
async function takeGuestCarts({ key, kind, locale }: Sender): Promise<void> {
  for (const guest of guestCarts(kind, key)) {
    const { lines } = currentCart(guest)
    const answer = await exchange<ExchangeAnswer<'sync'>>(locale, {
      do: 'sync',
      kind,
      from: 'guest',
      sentAt: Date.now(),
      lines: writeLines(lines),
      times: {},
    })
    // What this centre does not sell is not kept there; it stays to be seen.
    const there = new Set(readLines(answer.lines).map(({ productCode }) => productCode))
    putInCart(
      key,
      lines.filter(({ productCode }) => !there.has(productCode)),
    )
    const taken = new Set(lines.map(({ productCode }) => productCode))
    changeCart(guest, (now) => ({ lines: now.lines.filter(({ productCode }) => !taken.has(productCode)), unsent: {} }))
  }
}
