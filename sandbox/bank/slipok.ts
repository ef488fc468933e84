import type { FastifyInstance } from 'fastify'
import { toBaht } from '#shop/money/satang.ts'
import { readSlipCode } from '#shop/thai-qr/slip-code.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { sandboxClients } from '../addresses.ts'
import { Recent } from '../kit/recent.ts'
import type { World } from '../kit/world.ts'
import type { BankBook, Transfer } from './bank-book.ts'
import { codesIn } from './codes-in-picture.ts'
import { makeSlipTrouble } from './slip-trouble.ts'

const { key, branch } = sandboxClients.slipOk
const largest = 12 * 1024 * 1024
const refusals = {
  1001: 'ไม่พบข้อมูลสาขา กรุณาตรวจสอบไอดีสาขา',
  1002: 'Authorization Header ไม่ถูกต้อง',
  1005: 'ไฟล์ไม่ใช่ไฟล์ภาพ',
  1007: 'รูปภาพไม่มี QR Code',
  1008: 'QR ดังกล่าวไม่ใช่ QR สำหรับการตรวจสอบการชำระเงิน',
  1011: 'QR Code หมดอายุ หรือ ไม่มีรายการอยู่จริง',
  1012: 'สลิปซ้ำ สลิปนี้เคยส่งเข้ามาในระบบแล้ว',
  1013: 'ยอดที่ส่งมาไม่ตรงกับยอดสลิป',
} as const

/** SlipOK: a picture in a form; every refusal has a code of its own, and a duplicate still its data. */
export function addSlipOk(parent: FastifyInstance, world: World, book: BankBook): void {
  const seen = new Recent<true>(1_000)
  parent.register(async (app) => {
    app.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: largest },
      async (request: { headers: { 'content-type'?: string } }, body: Buffer) =>
        new Response(new Uint8Array(body), {
          headers: { 'content-type': request.headers['content-type'] ?? '' },
        }).formData(),
    )
    app.post<{ Params: { branch: string } }>(
      '/slipok/api/line/apikey/:branch',
      { preHandler: makeSlipTrouble(world) },
      async (request, reply) => {
        const refuse = (code: keyof typeof refusals, data?: object) =>
          reply.code(400).send({ code, message: refusals[code], ...(data ? { data } : {}) })
        if (request.params.branch !== branch) return refuse(1001)
        if (request.headers['x-authorization'] !== key) return refuse(1002)
        const form = request.body instanceof FormData ? request.body : new FormData()
        const picture = form.get('files')
        const codes = picture instanceof Blob ? await codesIn(await picture.arrayBuffer()) : undefined
        if (!codes) return refuse(1005)
        if (codes.length === 0) return refuse(1007)
        const read = codes.map(readSlipCode).find(({ kind }) => kind === 'slip')
        if (read?.kind !== 'slip') return refuse(1008)
        const made = await book.find(read.reference)
        if (!made || made.bankCode !== read.bankCode) return refuse(1011)
        const data = describe(made)
        const isAgain = seen.get(made.reference) ?? false
        if (form.get('log') === 'true') seen.set(made.reference, true)
        if (isAgain && form.get('log') === 'true') return refuse(1012, data)
        const asked = form.get('amount')
        if (asked !== null && Number(asked) !== data.amount) return refuse(1013, data)
        return { success: true, data }
      },
    )
  })
}

function describe({ bankCode, reference, amount, paidAt, from, to, refs }: Transfer) {
  const bangkok = new Date(paidAt.getTime() + 7 * 3_600_000).toISOString()
  const isBill = refs.length > 0
  return {
    success: true,
    message: '✅',
    transRef: reference,
    sendingBank: bankCode,
    receivingBank: '',
    transDate: bangkokDay(paidAt).replaceAll('-', ''),
    transTime: bangkok.slice(11, 19),
    transTimestamp: paidAt.toISOString(),
    sender: { displayName: from.name, name: '', account: { type: 'BANKAC', value: from.account } },
    receiver: {
      displayName: to.name,
      name: '',
      proxy: { type: isBill ? '' : 'NATID', value: isBill ? '' : to.account },
      account: { type: '', value: '' },
    },
    amount: toBaht(amount),
    countryCode: 'TH',
    ref1: refs[0] ?? '',
    ref2: refs[1] ?? '',
    ref3: refs[2] ?? '',
    toMerchantId: isBill ? to.account : '',
  }
}
