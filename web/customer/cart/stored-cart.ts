import type { CartLine } from '#shop/cart/cart.ts'
import type { Quantities } from '#shop/priced-cart/cart-to-price.ts'

/**
 * The browser stores quantities, never prices. `unsent` holds the time of each change the server has not
 * received, removals included.
 */
export type StoredCart = { lines: readonly CartLine[]; unsent: Readonly<Record<string, number>> }

export const emptyCart: StoredCart = { lines: [], unsent: {} }
export const mostOfOne = 9999
const longestCode = 60

export function isEmptyLine({ quantities }: Pick<CartLine, 'quantities'>): boolean {
  return quantities.every((quantity) => quantity === 0)
}

// PostgreSQL rejects a zero byte and half a surrogate pair, and one such code would fail the whole cart.
const unstorable = /[\p{Cc}\p{Cs}]/u

function readCode(value: unknown): string | undefined {
  return typeof value === 'string' &&
    value.length > 0 &&
    value.length <= longestCode &&
    !unstorable.test(value)
    ? value
    : undefined
}

const endOfTime = Date.UTC(9999, 11, 31)

/** A time within four-digit years. */
export function isMoment(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < endOfTime
}

function readQuantities(value: unknown): Quantities | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined
  const sound = value.every((one) => Number.isInteger(one) && one >= 0)
  return sound ? (value.map((one) => Math.min(one, mostOfOne)) as Quantities) : undefined
}

function readLine(value: unknown): CartLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { c, q, s } = value as Record<string, unknown>
  const [productCode, quantities] = [readCode(c), readQuantities(q)]
  return productCode && quantities ? { productCode, quantities, selected: s !== 0 } : undefined
}

/** Lines as they are written in the store: each product once, broken ones left out. */
function readLines(value: unknown): CartLine[] {
  const byCode = new Map<string, CartLine>()
  for (const one of Array.isArray(value) ? value : []) {
    const line = readLine(one)
    if (line && !byCode.has(line.productCode)) byCode.set(line.productCode, line)
  }
  return [...byCode.values()]
}

function writeLines(lines: readonly CartLine[]) {
  return lines.map(({ productCode, quantities, selected }) => ({
    c: productCode,
    q: quantities,
    s: selected ? 1 : 0,
  }))
}

/** Parses a stored cart: valid lines stay, damaged ones are dropped, anything else is an empty cart. */
export function readCart(text: string | null): StoredCart {
  if (!text) return emptyCart
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return emptyCart
  }
  const { lines, unsent } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  if (!Array.isArray(lines)) return emptyCart
  return { lines: readLines(lines).filter((line) => !isEmptyLine(line)), unsent: readTimes(unsent) }
}

function readTimes(value: unknown): Record<string, number> {
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(pairs.filter(([code, at]) => readCode(code) && isMoment(at)))
}

export function writeCart({ lines, unsent }: StoredCart): string {
  return JSON.stringify({ lines: writeLines(lines), unsent })
}

/** Replaces the lines of the same products; a line of zeros is removed. New lines come first. */
export function putLines(cart: StoredCart, changed: readonly CartLine[], now: number): StoredCart {
  const byCode = new Map(changed.map((line) => [line.productCode, line]))
  const known = new Set(cart.lines.map(({ productCode }) => productCode))
  const fresh = [...byCode.values()].filter(({ productCode }) => !known.has(productCode))
  const stayed = cart.lines.map((line) => byCode.get(line.productCode) ?? line)
  const lines = [...fresh, ...stayed].filter((line) => !isEmptyLine(line))
  return {
    lines,
    unsent: { ...cart.unsent, ...Object.fromEntries([...byCode.keys()].map((code) => [code, now])) },
  }
}

/**
 * Subtracts what was ordered, as the server does with its own copy, so that no sync is needed. Only lines the
 * server had not received are sent again.
 */
export function takeOrdered(
  cart: StoredCart,
  ordered: readonly Pick<CartLine, 'productCode' | 'quantities'>[],
  now: number,
): StoredCart {
  const byCode = new Map(ordered.map(({ productCode, quantities }) => [productCode, quantities]))
  const left = cart.lines.map((line) => {
    const taken = byCode.get(line.productCode)
    if (!taken) return line
    const [one, two, three] = line.quantities
    return {
      ...line,
      quantities: [one - taken[0], two - taken[1], three - taken[2]].map((many) =>
        Math.max(many, 0),
      ) as unknown as Quantities,
    }
  })
  const unsent = Object.entries(cart.unsent).map(([code, at]) => [code, byCode.has(code) ? now : at])
  return { lines: left.filter((line) => !isEmptyLine(line)), unsent: Object.fromEntries(unsent) }
}

/** Restores a removed line to its place. */
export function putBack(cart: StoredCart, line: CartLine, at: number, now: number): StoredCart {
  const { lines, unsent } = putLines(cart, [line], now)
  const others = lines.filter(({ productCode }) => productCode !== line.productCode)
  return { lines: [...others.slice(0, at), line, ...others.slice(at)], unsent }
}
