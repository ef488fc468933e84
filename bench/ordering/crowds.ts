import { randomUUID } from 'node:crypto'
import { type Answer, asBuyer, orderFor, place } from './request.ts'
import { type Buyer, type Stage, saleUnit } from './stage.ts'

/** The result of many concurrent orders; `right` must be true. */
export type Outcome = {
  what: string
  orders: number
  won: number
  refused: string
  right: boolean
  ms: number
}
type CrowdDeps = { stage: Stage; origins: readonly string[] }

const origin = ({ origins }: CrowdDeps, at: number) => origins[at % origins.length] ?? ''
const first = ({ stage }: CrowdDeps): Buyer => {
  const [buyer] = stage.buyers
  if (!buyer) throw new Error('no buyers')
  return buyer
}

function refusals(answers: readonly Answer[]): string {
  const codes = answers
    .filter(({ status }) => status !== 200)
    .map(({ status, body }) => `${status} ${body.Code}`)
  return [...new Set(codes)]
    .map((code) => `${codes.filter((each) => each === code).length} x ${code}`)
    .join(', ')
}

const onlyRefused = (answers: readonly Answer[], code: string) =>
  answers.every(({ status, body }) => status === 200 || body.Code === code)
const wins = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length

async function timed(
  what: string,
  run: () => Promise<{ answers: Answer[]; right: boolean }>,
): Promise<Outcome> {
  const start = performance.now()
  const { answers, right } = await run()
  return {
    what,
    orders: answers.length,
    won: wins(answers),
    refused: refusals(answers),
    right,
    ms: performance.now() - start,
  }
}

/**
 * The last units of one stock row, ordered in three units and as free products: exactly the stock is sold. What is
 * left over is less than anyone was refused, and single pieces buy it up.
 */
export function lastUnits(
  deps: CrowdDeps,
  { units = 50, buyers = 500 }: { units?: number; buyers?: number } = {},
): Promise<Outcome> {
  const { stage } = deps
  return timed(`last ${units} units, ${buyers} buyers, three units and free goods`, async () => {
    const { pool, crowded } = stage
    const before = (
      await pool.query(
        `select coalesce(sum(held), 0)::int as n from order_lines where sale_unit = $1 and product_code = $2`,
        [saleUnit, crowded],
      )
    ).rows[0].n
    await pool.query(
      `update stock set on_hand = reserved + 1000000 where sale_unit = $1 and product_code = $2`,
      [saleUnit, crowded],
    )
    const quantities = [
      { qty3: 1 },
      { qty3: 2 },
      { qty3: 10 },
      { qty2: 1 },
      { qty2: 1, qty3: 1 },
      { qty1: 1 },
      { qty3: 3 },
    ]
    const models = await Promise.all(
      quantities.map((quantity) =>
        orderFor(origin(deps, 0), first(deps), { lines: [{ P_Code: crowded, ...quantity }] }),
      ),
    )
    await pool.query(`update stock set on_hand = reserved + $3 where sale_unit = $1 and product_code = $2`, [
      saleUnit,
      crowded,
      units,
    ])
    const answers = await Promise.all(
      Array.from({ length: buyers }, (_, at) => {
        const buyer = stage.buyers[at % stage.buyers.length] as Buyer
        return place(
          origin(deps, at),
          buyer.token,
          asBuyer(models[at % models.length] as object as Record<string, unknown>, buyer),
        )
      }),
    )
    const countFree = async (): Promise<number> =>
      (
        await pool.query(
          `select on_hand - reserved as free from stock where sale_unit = $1 and product_code = $2`,
          [saleUnit, crowded],
        )
      ).rows[0].free
    const leftOver = await countFree()
    const piecesOf = (at: number) => {
      const { qty1, qty2, qty3 = 0 } = quantities[at % quantities.length] ?? {}
      return qty1 || qty2 ? Number.POSITIVE_INFINITY : qty3
    }
    const isSoldOut = ({ body }: Answer) => body.Code === 'checkout.soldOut'
    const fewest = Math.min(...answers.flatMap((answer, at) => (isSoldOut(answer) ? [piecesOf(at)] : [])))
    // Ten earn one free: when only that is gone, the buyer is shown the change.
    const isRight = (answer: Answer, at: number) =>
      answer.status === 200 ||
      isSoldOut(answer) ||
      (answer.body.Code === 'checkout.changed' && piecesOf(at) >= 10)
    const rightlyRefused = answers.every(isRight)
    const [single] = models
    for (let piece = 0; piece < leftOver; piece++)
      answers.push(await place(origin(deps, piece), first(deps).token, asBuyer({ ...single }, first(deps))))
    const free = await countFree()
    const after = (
      await pool.query(
        `select coalesce(sum(held), 0)::int as n from order_lines where sale_unit = $1 and product_code = $2`,
        [saleUnit, crowded],
      )
    ).rows[0].n
    return {
      answers,
      right: leftOver < fewest && free === 0 && after - before === units && rightlyRefused,
    }
  })
}

/** A coupon whose number everyone knows: only one may use it. */
export function oneCoupon(deps: CrowdDeps, times = 500): Promise<Outcome> {
  const { stage } = deps
  return timed(`one coupon, ${times} times`, async () => {
    const id = `T${randomUUID().slice(0, 8)}`
    await stage.pool.query(
      `insert into coupons (sale_unit, id, promotion_id, expires_on) values ($1, $2, 'TESTCP', '2099-01-01')`,
      [saleUnit, id],
    )
    const model = await orderFor(origin(deps, 0), first(deps), {
      lines: [{ P_Code: stage.couponProduct, qty1: 1 }],
      couponId: id,
    })
    const answers = await Promise.all(
      Array.from({ length: times }, (_, at) => {
        const buyer = stage.buyers[at % stage.buyers.length] as Buyer
        return place(origin(deps, at), buyer.token, asBuyer(model, buyer))
      }),
    )
    const { rows } = await stage.pool.query(
      `select used_order from coupons where sale_unit = $1 and id = $2`,
      [saleUnit, id],
    )
    const [winner] = answers.filter(({ status }) => status === 200)
    return {
      answers,
      right:
        wins(answers) === 1 &&
        rows[0].used_order === winner?.body.orderNumber &&
        onlyRefused(answers, 'checkout.couponUsed'),
    }
  })
}

/** Credit for a few orders, requested by many: never a satang above the limit. */
export function lastCredit(
  deps: CrowdDeps,
  { enough = 10, times = 200 }: { enough?: number; times?: number } = {},
): Promise<Outcome> {
  const { stage } = deps
  return timed(`credit for ${enough} orders, ${times} at once`, async () => {
    const buyer = first(deps)
    const model = await orderFor(origin(deps, 0), buyer, {
      lines: [{ P_Code: stage.plain, qty1: 1 }],
      payment: 'CREDIT',
    })
    const limit = Math.round((model.totalSeen as number) * 100) * enough + 99
    await stage.pool.query(
      `update customers set credit_limit = $3, debt = 0 where sale_unit = $1 and code = $2`,
      [saleUnit, buyer.code, limit],
    )
    const answers = await Promise.all(
      Array.from({ length: times }, (_, at) => place(origin(deps, at), buyer.token, asBuyer(model, buyer))),
    )
    const { rows } = await stage.pool.query(`select debt from customers where sale_unit = $1 and code = $2`, [
      saleUnit,
      buyer.code,
    ])
    return {
      answers,
      right:
        wins(answers) === enough &&
        Number(rows[0].debt) === limit - 99 &&
        onlyRefused(answers, 'checkout.overCredit'),
    }
  })
}

/** Points for a few gifts, requested by many. */
export function lastPoints(
  deps: CrowdDeps,
  { enough = 7, times = 200 }: { enough?: number; times?: number } = {},
): Promise<Outcome> {
  const { stage } = deps
  return timed(`points for ${enough} gifts, ${times} at once`, async () => {
    const buyer = first(deps)
    const model = await orderFor(origin(deps, 0), buyer, {
      kind: 'points',
      lines: [{ P_Code: stage.redeemable, qty1: 1 }],
      payment: 'POINTS',
    })
    const need = model.pointsSeen as number
    await stage.pool.query(`update customers set points = $3 where sale_unit = $1 and code = $2`, [
      saleUnit,
      buyer.code,
      need * enough + need - 1,
    ])
    const answers = await Promise.all(
      Array.from({ length: times }, (_, at) => place(origin(deps, at), buyer.token, asBuyer(model, buyer))),
    )
    const { rows } = await stage.pool.query(
      `select points from customers where sale_unit = $1 and code = $2`,
      [saleUnit, buyer.code],
    )
    return {
      answers,
      right:
        wins(answers) === enough &&
        Number(rows[0].points) === need - 1 &&
        onlyRefused(answers, 'checkout.tooFewPoints'),
    }
  })
}

/** One key many times, and with other bodies: one order, equal responses, 422 for the others. */
export function oneKey(deps: CrowdDeps, times = 200): Promise<Outcome> {
  const { stage } = deps
  return timed(`one key, ${times} times, then with another body`, async () => {
    const buyer = stage.buyers[1] ?? first(deps)
    const count = async () =>
      Number(
        (
          await stage.pool.query(
            `select count(*) as n from orders where sale_unit = $1 and customer_code = $2`,
            [saleUnit, buyer.code],
          )
        ).rows[0].n,
      )
    const before = await count()
    const order = await orderFor(origin(deps, 0), buyer, { lines: [{ P_Code: stage.plain, qty1: 1 }] })
    const answers = await Promise.all(
      Array.from({ length: times }, (_, at) => place(origin(deps, at), buyer.token, order)),
    )
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        place(origin(deps, at), buyer.token, { ...order, remark: `other ${at}` }),
      ),
    )
    const equal = new Set(answers.map(({ body }) => JSON.stringify(body))).size === 1
    const right =
      equal &&
      wins(answers) === times &&
      (await count()) === before + 1 &&
      others.every(({ status }) => status === 422)
    return { answers: [...answers, ...others], right }
  })
}
