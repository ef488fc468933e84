import { type ActionFunctionArgs, data } from 'react-router'
import type { CartKind } from '#shop/cart/cart.ts'
import { mostCartLines } from '#shop/cart/cart.ts'
import {
  cartFactsContract,
  quickOrderContract,
  suggestedOrderContract,
  syncCartContract,
} from '#shop/cart/cart-contracts.ts'
import {
  mostAsked,
  mostQuickRows,
  mostReadings,
  type QuickReading,
  type QuickRow,
} from '#shop/cart/quick-order.ts'
import { buyAgainContract } from '#shop/catalogue/buy-again-contract.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { factsOf, goodsOf } from '#web/customer/cart/cart-goods.ts'
import { isMoment, readLines, writeLines } from '#web/customer/cart/stored-cart.ts'
import { answerShopper } from '#web/kit/visit/answer-shopper.ts'
import { type Visitor, visitorContext } from '#web/kit/visit/visitor.ts'

/** What a page's script asks and is told while it stays open; nothing of it is a page. */
export function loader() {
  return {}
}

type Asked = Record<string, unknown>

const kindOf = ({ kind }: Asked): CartKind => (kind === 'advance' || kind === 'points' ? kind : 'normal')
const momentOf = (value: unknown) => new Date(isMoment(value) ? value : Date.now()).toISOString()
const linesOf = ({ lines }: Asked) => readLines(lines).slice(0, mostCartLines)

/** Sends what changed and hears the whole cart, and between which moments it was read; facts come along only where they are shown. */
async function sync({ call, locale }: Visitor, asked: Asked) {
  const times = (typeof asked.times === 'object' && asked.times !== null ? asked.times : {}) as Record<
    string,
    unknown
  >
  const askedAt = Date.now()
  const answer = await call(syncCartContract, {
    kind: kindOf(asked),
    from: asked.from === 'guest' ? 'guest' : 'changes',
    sentAt: momentOf(asked.sentAt),
    lines: linesOf(asked).map((line) => ({ ...line, changedAt: momentOf(times[line.productCode]) })),
  })
  const facts = asked.facts === true ? { facts: factsOf(answer, locale) } : {}
  return { lines: writeLines(answer.lines), leftOut: answer.leftOut, askedAt, readAt: Date.now(), ...facts }
}

async function facts({ call, locale }: Visitor, asked: Asked) {
  const lines = linesOf(asked).map(({ productCode, quantities }) => ({ productCode, quantities }))
  return { facts: factsOf(await call(cartFactsContract, { kind: kindOf(asked), lines }), locale) }
}

function readReading(value: unknown): QuickReading {
  const { code, quantity, unit, unitName } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Asked
  // What no database can hold is the code of nothing, and must not have the other rows refused with it.
  const sound = (text: unknown, most: number) =>
    typeof text === 'string' ? text.slice(0, most).toWellFormed().replaceAll('\0', '') : ''
  const asked =
    typeof quantity === 'number' && Number.isFinite(quantity)
      ? Math.max(-mostAsked, Math.min(mostAsked, quantity))
      : 0
  return {
    code: sound(code, 60),
    quantity: asked,
    ...(unit === 1 || unit === 2 || unit === 3 ? { unit } : {}),
    ...(typeof unitName === 'string' ? { unitName: sound(unitName, 20) } : {}),
  }
}

/** A row that is none keeps its place, so that every answer stands beside its row. */
function readRow(value: unknown): QuickRow {
  const { or } = (typeof value === 'object' && value !== null ? value : {}) as Asked
  return {
    ...readReading(value),
    ...(Array.isArray(or) ? { or: or.slice(0, mostReadings - 1).map(readReading) } : {}),
  }
}

/** `leftOut` says how many rows were more than one question takes, so that none vanishes unseen. */
async function quick({ call, locale }: Visitor, asked: Asked) {
  const all = Array.isArray(asked.rows) ? asked.rows : []
  const rows = all.slice(0, mostQuickRows).map(readRow)
  const { rows: results, products } = await call(quickOrderContract, { rows })
  return {
    results,
    goods: products.map((product) => goodsOf(product, locale)),
    leftOut: all.length - rows.length,
  }
}

async function suggested({ call, locale }: Visitor) {
  const { items, products } = await call(suggestedOrderContract, {})
  return { items, goods: products.map((product) => goodsOf(product, locale)) }
}

const fillFrom = 24

/** What may fill up a cart that is a little short: what the shop bought before, and what sells well. */
async function fill({ call, locale }: Visitor) {
  const [own, popular] = await Promise.all([
    call(buyAgainContract, { take: fillFrom }),
    call(productItemsContract, { take: fillFrom }),
  ])
  const all = new Map([...own, ...popular].map((product) => [product.code, goodsOf(product, locale)]))
  return { goods: [...all.values()] }
}

const answers = { sync, facts, quick, suggested, fill }
export type ExchangeAnswer<Name extends keyof typeof answers> = Awaited<ReturnType<(typeof answers)[Name]>>

export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(visitorContext)
  const asked: unknown = await request.json().catch(() => undefined)
  if (typeof asked !== 'object' || asked === null) return data({ message: 'no JSON' }, { status: 400 })
  const name = (asked as Asked).do as keyof typeof answers
  if (!Object.hasOwn(answers, name)) return data({ message: 'unknown' }, { status: 400 })
  return answerShopper(request, visitor, () => answers[name](visitor, asked as Asked))
}
