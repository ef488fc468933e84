import type { CartKind, CartLine } from '#shop/cart/cart.ts'
import { mostCartLines } from '#shop/cart/cart.ts'
import type { Locale } from '#shop/words/locale.ts'
import {
  type CartKey,
  changeCart,
  currentCart,
  guestCarts,
  putInCart,
} from '#web/customer/cart/cart-store.ts'
import { setTalk } from '#web/customer/cart/facts-store.ts'
import { readLines, type StoredCart, writeLines } from '#web/customer/cart/stored-cart.ts'
import { tellRefusal } from '#web/kit/calls/tell-refusal.ts'
import { shopperHeader, shopperHeaders, shopperLeft } from '#web/kit/visit/one-shopper.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import type { ExchangeAnswer } from './cart-exchange-route.ts'
import { heardAt, noteHeard } from './heard-at.ts'
import { afterSending, inParts, unsentLines } from './meet-server.ts'
import { noteMovedIn } from './moved-in.ts'

// Comes with the part that talks: the home page carries neither.
export { tellFull } from '#web/customer/cart/tell-full.ts'

export type Sender = {
  key: CartKey
  kind: CartKind
  locale: Locale
  /** Signed in: the cart is kept on the server too. */
  keeps: boolean
  /** Whose cart it is, by `shopperMark`: the page may be another's by the time it is sent. */
  mark: string
}

/** `refused` will be so again until something changes; what was `unheard` may be asked again. */
export type Outcome = 'heard' | 'unheard' | 'refused'

/** The answer could not be heard; what was asked may be asked again. */
class Unheard extends Error {
  override readonly name = 'Unheard'
}
/** The server understood and refused, or would not hear it for a shopper who left. */
class Refused extends Error {
  /** Whoever it was said for has left; their own page is read anew and says so. */
  readonly left: boolean

  constructor(message: string, left: boolean) {
    super(message)
    this.left = left
  }
}

const patienceMs = 20_000

export async function exchange<Answer>(locale: Locale, asked: object, mark?: string): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(inLanguage(locale, paths.cartExchange), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(mark ? { [shopperHeader]: mark } : shopperHeaders()),
      },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch (error) {
    throw new Unheard('no answer', { cause: error })
  }
  const answer = (await response.json().catch(() => undefined)) as
    | { code?: string; message?: string }
    | undefined
  // An answer that broke off must not pass for an empty cart; who asked too often asks again later.
  if (response.status >= 500 || response.status === 429 || (response.ok && !answer))
    throw new Unheard(answer?.message ?? 'the server failed')
  if (response.ok && answer?.code !== shopperLeft) return answer as Answer
  throw new Refused(answer?.message ?? '', answer?.code === shopperLeft)
}

const underWay = new Map<CartKey, Promise<Outcome>>()

/** One exchange at a time for each cart; whoever comes meanwhile waits and then asks again with what is true by then. */
export function sendCart(sender: Sender, wantsFacts: boolean): Promise<Outcome> {
  const { key } = sender
  const before: Promise<unknown> = underWay.get(key) ?? Promise.resolve()
  const talk = before.catch(() => {}).then(() => talkOnce(sender, wantsFacts))
  underWay.set(key, talk)
  const leave = () => underWay.get(key) === talk && underWay.delete(key)
  talk.then(leave, leave)
  return talk
}

async function talkOnce(sender: Sender, wantsFacts: boolean): Promise<Outcome> {
  const { key } = sender
  setTalk(key, { state: 'talking' })
  try {
    if (sender.keeps) await takeGuestCarts(sender)
    const facts = sender.keeps
      ? await syncAll(sender, wantsFacts)
      : wantsFacts
        ? await askFacts(sender)
        : undefined
    setTalk(key, { state: 'quiet', ...(facts ? { facts } : {}) })
    return 'heard'
  } catch (error) {
    if (error instanceof Refused) {
      if (!error.left) tellRefusal(error.message, sender.locale)
      setTalk(key, { state: 'refused', problem: error.message })
    } else if (error instanceof Unheard) setTalk(key, { state: 'offline' })
    else throw error
    return error instanceof Refused ? 'refused' : 'unheard'
  }
}

async function syncAll(sender: Sender, wantsFacts: boolean) {
  let facts: ExchangeAnswer<'sync'>['facts']
  const leftOut: string[] = []
  for (const part of inParts(currentCart(sender.key), mostCartLines)) {
    const answer = await syncPart(sender, part, wantsFacts)
    facts = answer.facts
    leftOut.push(...answer.leftOut)
  }
  setTalk(sender.key, { leftOut })
  return facts
}

async function syncPart(sender: Sender, sent: StoredCart, wantsFacts: boolean) {
  const { key, kind, locale, mark } = sender
  const ask = () =>
    exchange<ExchangeAnswer<'sync'>>(
      locale,
      {
        do: 'sync',
        kind,
        sentAt: Date.now(),
        lines: writeLines(unsentLines(sent)),
        times: sent.unsent,
        facts: wantsFacts,
      },
      mark,
    )
  let answer = await ask()
  // Another tab was told a later cart while this answer was on its way: what it shows must not be undone.
  if (answer.askedAt < heardAt(key)) answer = await ask()
  changeCart(key, (now) => afterSending(now, sent, linesIn(answer)))
  noteHeard(key, answer.readAt)
  return answer
}

/** The server's cart. What it had no room for may stand there as removed, and must stay here. */
function linesIn({ lines, leftOut }: ExchangeAnswer<'sync'>): CartLine[] {
  return readLines(lines).filter(({ productCode }) => !leftOut.includes(productCode))
}

async function askFacts({ key, kind, locale, mark }: Sender) {
  const { lines } = currentCart(key)
  return (
    await exchange<ExchangeAnswer<'facts'>>(locale, { do: 'facts', kind, lines: writeLines(lines) }, mark)
  ).facts
}

/** What was put into the cart before signing in moves into the customer's own; the guest's is emptied only of what the server has. */
async function takeGuestCarts(sender: Sender): Promise<void> {
  for (const guest of guestCarts(sender.kind, sender.key)) {
    const { lines } = currentCart(guest)
    for (let at = 0; at < lines.length; at += mostCartLines)
      await moveIn(sender, guest, lines.slice(at, at + mostCartLines))
  }
}

async function moveIn(
  { key, kind, locale, mark }: Sender,
  guest: CartKey,
  lines: readonly CartLine[],
): Promise<void> {
  const asked = { do: 'sync', kind, from: 'guest', sentAt: Date.now(), lines: writeLines(lines), times: {} }
  const answer = await exchange<ExchangeAnswer<'sync'>>(locale, asked, mark)
  // What this centre does not sell, or its cart has no room for, is not kept there; it stays to be seen.
  const there = new Set(linesIn(answer).map(({ productCode }) => productCode))
  putInCart(
    key,
    lines.filter(({ productCode }) => !there.has(productCode)),
  )
  noteMovedIn(key, guest, lines)
  const taken = new Set(lines.map(({ productCode }) => productCode))
  changeCart(guest, (now) => ({
    lines: now.lines.filter(({ productCode }) => !taken.has(productCode)),
    unsent: {},
  }))
}
