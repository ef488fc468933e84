import { type CartKind, type CartLine, mostCartLines } from '#shop/cart/cart.ts'
import { cartProblems } from '#shop/cart/cart-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { Locale } from '#shop/words/locale.ts'
import type { CartFacts } from '#web/customer/cart/cart-products.ts'
import {
  type CartKey,
  changeCart,
  currentCart,
  guestCarts,
  putInCart,
} from '#web/customer/cart/cart-store.ts'
import { isMoment, type StoredCart } from '#web/customer/cart/stored-cart.ts'
import { setSyncState } from '#web/customer/cart/sync-state-store.ts'
import { callsOf, type Result } from '#web/kit/calls/ask-server.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { showRefusal } from '#web/kit/calls/show-refusal.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import type { CartCalls } from './cart-calls.ts'
import { lastSyncedAt, setLastSyncedAt } from './last-synced-at.ts'
import { inParts, mergeServerCart, unsentLines } from './merge-server-cart.ts'
import { saveMovedGuestCart } from './moved-guest-cart.ts'

export type Sender = {
  key: CartKey
  kind: CartKind
  locale: Locale
  /** Signed in: the cart is kept on the server too. */
  hasServerCart: boolean
  /** Whose cart it is, by `shopperMark`: the page may be another's by the time it is sent. */
  mark: string
}

/** What became of it: `refused` will be so again until something changes, `unknown` may be asked again. */
export type Outcome = Result<unknown>['kind']
type Failure = Exclude<Result<unknown>, { kind: 'ok' }>

class NotAnswered extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

const send = callsOf<CartCalls>()

async function answerOf<Answer>(asking: Promise<Result<Answer>>): Promise<Answer> {
  const result = await asking
  if (result.kind === 'ok') return result.answer
  throw new NotAnswered(result)
}

const underWay = new Map<CartKey, Promise<Outcome>>()

/** One sync at a time for each cart; a second one waits, then sends what has changed by then. */
export function sendCart(sender: Sender, withFacts: boolean): Promise<Outcome> {
  const { key } = sender
  const before: Promise<unknown> = underWay.get(key) ?? Promise.resolve()
  const exchanging = before.catch(() => {}).then(() => exchangeOnce(sender, withFacts))
  underWay.set(key, exchanging)
  const leave = () => underWay.get(key) === exchanging && underWay.delete(key)
  exchanging.then(leave, leave)
  return exchanging
}

async function exchangeOnce(sender: Sender, withFacts: boolean): Promise<Outcome> {
  const { key } = sender
  setSyncState(key, { state: 'talking' })
  try {
    if (sender.hasServerCart) await takeGuestCarts(sender)
    const facts = sender.hasServerCart
      ? await syncAll(sender, withFacts)
      : withFacts
        ? await requestFacts(sender)
        : undefined
    setSyncState(key, { state: 'quiet', ...(facts ? { facts } : {}) })
    return 'ok'
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    const { failure } = error
    if (failure.kind === 'unknown') setSyncState(key, { state: 'offline' })
    else {
      // A shopper who signed out is told by the page that replaces this one.
      if (failure.code !== shopperLeft) showRefusal(failure.message, sender.locale)
      setSyncState(key, { state: 'refused', problem: failure.message })
    }
    return failure.kind
  }
}

async function syncAll(sender: Sender, withFacts: boolean) {
  let facts: CartFacts | undefined
  const leftOut: string[] = []
  for (const part of inParts(currentCart(sender.key), mostCartLines)) {
    const answer = await syncPart(sender, part, withFacts)
    facts = answer.facts
    leftOut.push(...answer.leftOut)
  }
  setSyncState(sender.key, { leftOut })
  return facts
}

async function syncPart(sender: Sender, sent: StoredCart, withFacts: boolean) {
  const { key } = sender
  const lines = unsentLines(sent).map((line) => ({
    ...line,
    changedAt: momentOf(sent.unsent[line.productCode]),
  }))
  let answer = await sync(sender, { from: 'changes', lines, facts: withFacts })
  // Another tab got a later cart while this answer was on its way: what it shows must not be undone.
  if (answer.askedAt < lastSyncedAt(key))
    answer = await sync(sender, { from: 'changes', lines, facts: withFacts })
  changeCart(key, (now) => mergeServerCart(now, sent, linesIn(answer)))
  setLastSyncedAt(key, answer.readAt)
  return answer
}

type Changes = {
  from: 'changes' | 'guest'
  lines: (CartLine & { changedAt?: string | undefined })[]
  facts: boolean
}

const sync = ({ kind, locale, mark: shopper }: Sender, changes: Changes) =>
  answerOf(send(locale, 'syncCart', { kind, sentAt: momentOf(Date.now()), ...changes }, { shopper }))

/** Without a moment the change counts as made now, as where a device's clock is absurd. */
const momentOf = (at: number | undefined) => (isMoment(at) ? new Date(at).toISOString() : undefined)

/** The server's cart without lines it had no room for: it may hold them as removed, and they must stay here. */
function linesIn({ lines, leftOut }: { lines: CartLine[]; leftOut: string[] }): CartLine[] {
  return lines.filter(({ productCode }) => !leftOut.includes(productCode))
}

function requestFacts({ key, kind, locale, mark: shopper }: Sender): Promise<CartFacts> {
  const lines = currentCart(key)
    .lines.slice(0, mostCartLines)
    .map(({ productCode, quantities }) => ({ productCode, quantities }))
  return answerOf(send(locale, 'cartFacts', { kind, lines }, { shopper }))
}

/** Merges a guest's carts into the customer's; the guest's is emptied only of what the server has taken. */
async function takeGuestCarts(sender: Sender): Promise<void> {
  for (const guest of guestCarts(sender.kind, sender.key)) {
    const { lines } = currentCart(guest)
    for (let at = 0; at < lines.length; at += mostCartLines)
      await moveIn(sender, guest, lines.slice(at, at + mostCartLines))
  }
}

async function moveIn(sender: Sender, guest: CartKey, lines: CartLine[]): Promise<void> {
  const { key } = sender
  const answer = await sync(sender, { from: 'guest', lines, facts: false })
  // The server does not take what the centre does not sell or the cart has no room for; it stays visible here.
  const there = new Set(linesIn(answer).map(({ productCode }) => productCode))
  putInCart(
    key,
    lines.filter(({ productCode }) => !there.has(productCode)),
  )
  saveMovedGuestCart(key, guest, lines)
  const taken = new Set(lines.map(({ productCode }) => productCode))
  changeCart(guest, (now) => ({
    lines: now.lines.filter(({ productCode }) => !taken.has(productCode)),
    unsent: {},
  }))
}

/** Says why nothing more goes into the cart; loaded with the rest of this file, which the home page does not carry. */
export function tellFull(locale: Locale): void {
  const text = refuse(cartProblems.full, { most: mostCartLines }).say(locale)
  showToast({ text, tone: 'danger', lifeMs: toastLife.local })
}
