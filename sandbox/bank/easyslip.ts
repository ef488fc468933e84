import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { toBaht } from '#shop/money/satang.ts'
import { banks } from '#shop/payments/banks.ts'
import { readSlipCode } from '#shop/thai-qr/slip-code.ts'
import { sandboxClients } from '../addresses.ts'
import { Recent } from '../kit/recent.ts'
import type { World } from '../kit/world.ts'
import type { BankBook, Transfer } from './bank-book.ts'
import { makeSlipTrouble } from './slip-trouble.ts'

const query = z.object({ payload: z.string().min(1), checkDuplicate: z.stringbool().catch(false) })
const { key } = sandboxClients.easySlip

/** EasySlip v1: a slip asked for twice is refused as a duplicate, but with its data. */
export function addEasySlip(app: FastifyInstance, world: World, book: BankBook): void {
  const seen = new Recent<true>(1_000)
  app.get('/easyslip/api/v1/verify', { preHandler: makeSlipTrouble(world) }, async (request, reply) => {
    const refuse = (status: number, message: string, data?: object) =>
      reply.code(status).send({ status, message, ...(data ? { data } : {}) })
    if (request.headers.authorization !== `Bearer ${key}`) return refuse(401, 'unauthorized')
    const asked = query.safeParse(request.query)
    const read = asked.success ? readSlipCode(asked.data.payload) : undefined
    if (!asked.success || read?.kind !== 'slip') return refuse(400, 'invalid_payload')
    const made = await book.find(read.reference)
    if (!made || made.bankCode !== read.bankCode) return refuse(404, 'slip_not_found')
    const data = describe(made, asked.data.payload)
    const isAgain = seen.get(made.reference) ?? false
    seen.set(made.reference, true)
    if (isAgain && asked.data.checkDuplicate) return refuse(400, 'duplicate_slip', data)
    return { status: 200, data }
  })
}

function describe({ bankCode, reference, amount, paidAt, from, to, refs }: Transfer, payload: string) {
  const bank = { id: bankCode, name: banks[bankCode]?.th ?? '', short: 'OMJAI' }
  const isBill = refs.length > 0
  const proxy = { type: 'NATID', account: to.account }
  return {
    payload,
    transRef: reference,
    date: paidAt.toISOString().replace('Z', '+00:00'),
    countryCode: 'TH',
    amount: { amount: toBaht(amount), local: { amount: 0, currency: '' } },
    fee: 0,
    ref1: refs[0] ?? '',
    ref2: refs[1] ?? '',
    ref3: refs[2] ?? '',
    sender: {
      bank,
      account: { name: { th: from.name }, bank: { type: 'BANKAC', account: from.account } },
    },
    receiver: {
      bank: {},
      account: { name: { th: to.name }, ...(isBill ? {} : { proxy }) },
      merchantId: isBill ? to.account : null,
    },
  }
}
