import type { Satang } from '../money/satang.ts'

export const agentOrderStatuses = ['placed', 'accepted', 'ready', 'delivered', 'cancelled'] as const
export type AgentOrderStatus = (typeof agentOrderStatuses)[number]
export const agentPaymentMethods = ['cash', 'transfer'] as const
export const mostAgentLines = 100
export const mostOfAgentUnit = 9_999

/** Where an agent may move an order; one that is handed over or cancelled stays as it is. */
const moves: Record<AgentOrderStatus, readonly AgentOrderStatus[]> = {
  placed: ['accepted', 'cancelled'],
  accepted: ['ready', 'delivered', 'cancelled'],
  ready: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

export const mayMove = (from: AgentOrderStatus, to: AgentOrderStatus): boolean => moves[from].includes(to)

/** A client cancels until the agent accepts, and later what nobody will bring since the agent is none any more. */
export function mayClientCancel(
  { status, paid }: { status: AgentOrderStatus; paid: Satang },
  sells: boolean,
) {
  return paid === 0 && (status === 'placed' || (!sells && mayMove(status, 'cancelled')))
}

/** What lines cost together; whole satang, so that the phone and the server agree to the last one. */
export function sumOf(lines: readonly { price: Satang; quantity: number }[]): Satang {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}

/** One line of an order to an agent: an own item or a product of the centre, in one unit. */
export type LineKey = { own: boolean; code: string; position: 1 | 2 | 3 }
type Entry = {
  own: boolean
  code: string
  stock: number | null
  units: readonly { position: 1 | 2 | 3; rate: number; price: Satang }[]
}
type SeenLine = LineKey & { quantity: number; price: Satang }
/** What changed since the client looked: no price is no longer sold, a stock is too little. */
export type LineDifference = LineKey & { price: Satang | null; stock: number | null }

/** Where what the client saw is no longer true; nothing when the order can be placed as it is. */
export function differencesOf(lines: readonly SeenLine[], entries: readonly Entry[]): LineDifference[] {
  const wanted = new Map<Entry, number>()
  return lines.flatMap((line): LineDifference[] => {
    const { own, code, position } = line
    const entry = entries.find((each) => each.own === own && each.code === code)
    const unit = entry?.units.find((each) => each.position === position)
    const key = { own, code, position }
    if (!entry || !unit) return [{ ...key, price: null, stock: null }]
    const before = wanted.get(entry) ?? 0
    wanted.set(entry, before + unit.rate * line.quantity)
    const isShort = entry.stock !== null && before + unit.rate * line.quantity > entry.stock
    if (unit.price === line.price && !isShort) return []
    return [{ ...key, price: unit.price, stock: isShort ? Math.max(0, (entry.stock ?? 0) - before) : null }]
  })
}

type ToBuy = { base: number }
/** Gives what an order at the centre brought to client lines, first come first served; whole lines only. */
export function shareOut<Line extends ToBuy>(lines: readonly Line[], bought: number): Line[] {
  let left = bought
  return lines.filter(({ base }) => {
    if (base > left) return false
    left -= base
    return true
  })
}
