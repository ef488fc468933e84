/** The three carts a customer has at a centre: today's goods, goods of a later price window, and goods paid with points. */
export type CartKind = 'normal' | 'advance' | 'points'

/** How many of unit 1, 2 and 3. */
export type Quantities = readonly [number, number, number]
export type CartLine = { code: string; quantities: Quantities; selected: boolean }

/** What the browser keeps: what is wanted, never what it costs. `unsent` are codes whose change the server has not heard of, removals included. */
export type StoredCart = { lines: readonly CartLine[]; unsent: readonly string[] }

export const emptyCart: StoredCart = { lines: [], unsent: [] }
export const mostLines = 300
export const mostOfOne = 9999
const longestCode = 60

export function isEmptyLine({ quantities }: Pick<CartLine, 'quantities'>): boolean {
  return quantities.every((quantity) => quantity === 0)
}

function readCode(value: unknown): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= longestCode ? value : undefined
}

function readQuantities(value: unknown): Quantities | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined
  const read = value.map((one) => (Number.isInteger(one) && one >= 0 ? Math.min(one, mostOfOne) : undefined))
  return read.includes(undefined) ? undefined : (read as unknown as Quantities)
}

function readLine(value: unknown): CartLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { c, q, s } = value as Record<string, unknown>
  const [code, quantities] = [readCode(c), readQuantities(q)]
  return code && quantities?.some((quantity) => quantity > 0) ? { code, quantities, selected: s !== 0 } : undefined
}

/** Reads whatever lies in the store: good lines are kept, broken ones dropped, and what is no cart at all gives an empty one. */
export function readCart(text: string | null): StoredCart {
  if (!text) return emptyCart
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return emptyCart
  }
  const { lines, unsent } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  if (!Array.isArray(lines)) return emptyCart
  const kept = new Map<string, CartLine>()
  for (const one of lines) {
    const line = readLine(one)
    if (line && !kept.has(line.code) && kept.size < mostLines) kept.set(line.code, line)
  }
  const codes = Array.isArray(unsent) ? unsent.flatMap((code) => readCode(code) ?? []) : [...kept.keys()]
  return { lines: [...kept.values()], unsent: [...new Set(codes)].slice(0, 2 * mostLines) }
}

export function writeCart({ lines, unsent }: StoredCart): string {
  return JSON.stringify({ lines: lines.map(({ code, quantities, selected }) => ({ c: code, q: quantities, s: selected ? 1 : 0 })), unsent })
}

/** Puts lines in place of those with the same code; a line of nothing is removed. New lines come first: what was just added is on top. */
export function putLines(cart: StoredCart, changed: readonly CartLine[]): StoredCart {
  const byCode = new Map(changed.map((line) => [line.code, line]))
  const known = new Set(cart.lines.map(({ code }) => code))
  const fresh = [...byCode.values()].filter(({ code }) => !known.has(code))
  const stayed = cart.lines.map((line) => byCode.get(line.code) ?? line)
  const lines = [...fresh, ...stayed].filter((line) => !isEmptyLine(line)).slice(0, mostLines)
  return { lines, unsent: [...new Set([...cart.unsent, ...byCode.keys()])] }
}

const sameLine = (a: CartLine | undefined, b: CartLine | undefined) =>
  a === b || (a && b && a.selected === b.selected && a.quantities.every((quantity, at) => quantity === b.quantities[at]))

/** The server's cart with what it has not heard of laid over it: neither side's lines are lost, whatever changed while the answer was on its way. */
export function afterSending(now: StoredCart, sent: StoredCart, fromServer: readonly CartLine[]): StoredCart {
  const lineOf = (cart: StoredCart, code: string) => cart.lines.find((line) => line.code === code)
  const heard = new Set(sent.unsent.filter((code) => sameLine(lineOf(now, code), lineOf(sent, code))))
  const unsent = now.unsent.filter((code) => !heard.has(code))
  const waiting = new Set(unsent)
  const server = new Map(fromServer.map((line) => [line.code, line]))
  // Our own order stays; what came from another device goes on top.
  const kept = now.lines.flatMap((line) => (waiting.has(line.code) ? [line] : (server.get(line.code) ?? [])))
  const mine = new Set(now.lines.map(({ code }) => code))
  const others = fromServer.filter(({ code }) => !mine.has(code) && !waiting.has(code))
  return { lines: [...others, ...kept], unsent }
}

/** A guest's lines in the customer's own cart: what both have adds up. */
export function withGuestLines(cart: StoredCart, guest: StoredCart): StoredCart {
  const own = new Map(cart.lines.map((line) => [line.code, line]))
  const moved = guest.lines.map((line) => {
    const before = own.get(line.code)
    const sum = (at: 0 | 1 | 2) => Math.min(mostOfOne, line.quantities[at] + (before?.quantities[at] ?? 0))
    return { ...line, quantities: [sum(0), sum(1), sum(2)] as const }
  })
  return putLines(cart, moved)
}
