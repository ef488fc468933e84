import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fromBaht, isBaht, type Satang } from '#shop/money/satang.ts'
import { readThaiQr } from '#shop/thai-qr/read-thai-qr.ts'
import { localeOf } from '#shop/words/locale.ts'
import { sandboxAddresses } from '../addresses.ts'
import { sendPage } from '../kit/page.ts'
import { Recent } from '../kit/recent.ts'
import type { World } from '../kit/world.ts'
import { type BankBook, openBankBook, type Transfer } from './bank-book.ts'
import { bankPage } from './bank-page.ts'
import { makeTransfer, type Payment } from './make-transfer.ts'

const query = z.object({ qr: z.string().trim().catch(''), paid: z.string().catch('') })
const form = z.object({ qr: z.string().trim(), amount: z.string().trim() })
/** The amount is in baht; without it the QR's own is paid. */
const payBody = z.object({ qr: z.string(), amount: z.number().positive().refine(isBaht).optional() })
const typedAmount = /^\d{1,9}(\.\d{1,2})?$/
const shown = 30
const oneBaht = 100

/** A bank whose app pays any Thai QR and hands out slips that the slip services know. */
export function addBank(app: FastifyInstance, world: World): BankBook {
  const { now, switches, folder, drawSlip, origin } = world
  const book = openBankBook(folder)
  const pictures = new Recent<Promise<Uint8Array>>(50)

  async function pay(payment: Payment, amount: Satang): Promise<Transfer> {
    const isShort = switches.strikes('slipAmountWrong') && amount > oneBaht
    const made = makeTransfer(payment, isShort ? amount - oneBaht : amount, now())
    await book.add(made)
    return made
  }

  app.get('/bank', async (request, reply) => {
    const { qr, paid } = query.parse(request.query)
    const transfers = (await book.newestFirst()).slice(0, shown)
    return sendPage(
      reply,
      bankPage({
        locale: localeOf(request.headers['accept-language']),
        qr,
        read: qr ? readThaiQr(qr) : undefined,
        paid: paid ? await book.find(paid) : undefined,
        transfers,
      }),
    )
  })

  app.post('/bank/pay', async (request, reply) => {
    const { qr, amount } = form.catch({ qr: '', amount: '' }).parse(request.body)
    const read = readThaiQr(qr)
    if (read.kind === 'payment' && typedAmount.test(amount) && Number(amount) > 0) {
      const { reference } = await pay(read, fromBaht(Number(amount)))
      return reply.redirect(`/sandbox/bank?paid=${reference}`, 303)
    }
    const locale = localeOf(request.headers['accept-language'])
    const transfers = (await book.newestFirst()).slice(0, shown)
    return sendPage(reply, bankPage({ locale, qr, read, refusedAmount: amount, paid: undefined, transfers }))
  })

  app.post('/bank/pay.json', async (request, reply) => {
    const body = payBody.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: z.prettifyError(body.error) })
    const read = readThaiQr(body.data.qr)
    if (read.kind === 'none') return reply.code(400).send({ message: read.why })
    const amount = body.data.amount === undefined ? read.amount : fromBaht(body.data.amount)
    if (!amount) return reply.code(400).send({ message: 'no amount' })
    const { reference, bankCode } = await pay(read, amount)
    return { reference, bankCode, slip: `${sandboxAddresses(origin()).bank}/slip/${reference}.png` }
  })

  app.get<{ Params: { file: string } }>('/bank/slip/:file', async (request, reply) => {
    const reference = /^([0-9A-Z]+)\.png$/i.exec(request.params.file)?.[1]?.toUpperCase() ?? ''
    const made = await book.find(reference)
    if (!made || !drawSlip) return reply.code(404).send({ message: 'no such slip' })
    const drawing = pictures.get(reference) ?? drawSlip(made)
    pictures.set(reference, drawing)
    // A drawing that failed is tried again with the next request.
    drawing.catch(() => pictures.take(reference))
    return reply
      .type('image/png')
      .header('cache-control', 'private, max-age=3600')
      .send(Buffer.from(await drawing))
  })

  return book
}
