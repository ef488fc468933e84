import { z } from 'zod'
import { aboutThisSlip, askSlipService, baht, patience, referenceIn, text } from './ask-slip-service.ts'
import { type SlipService, SlipServiceAway } from './slip-service.ts'

type Access = { url: string; key: string; branch: string; patience?: number }

const account = z.object({ value: text }).nullish()
const verified = z.object({
  success: z.literal(true),
  /** Only refusals have a code. */
  code: z.never().optional(),
  data: z.object({
    success: z.literal(true),
    transRef: z.string().min(1),
    sendingBank: z.string(),
    transDate: z.string().nullish(),
    transTime: z.string().nullish(),
    amount: baht,
    receiver: z.object({ displayName: text, name: text, proxy: account, account }),
    toMerchantId: text,
  }),
})
/** Pictures and slips it refuses; 1012 was sent before, and 1014 went to another account: never a success. */
const refusals = new Set([1005, 1006, 1007, 1008, 1011, 1012, 1013, 1014])
const refused = z.object({ code: z.number().refine((code) => refusals.has(code)) })

/**
 * SlipOK: the picture in a form. A slip whose answer was lost is a duplicate when asked again, so a person must
 * decide on `unknown`.
 */
export function slipOk({ url, key, branch, patience: milliseconds = patience }: Access): SlipService {
  return {
    name: 'slipok',
    verify: async (code, picture) => {
      const reference = referenceIn(code)
      const form = new FormData()
      form.set('files', new Blob([new Uint8Array(picture)]), 'slip')
      form.set('log', 'true')
      const { status, raw, body } = await askSlipService(
        `${url}/api/line/apikey/${encodeURIComponent(branch)}`,
        { method: 'POST', headers: { 'x-authorization': key }, body: form },
        milliseconds,
      )
      if (refused.safeParse(body).success) return { kind: 'unknown', raw }
      const found = verified.safeParse(body)
      if (status !== 200 || !found.success)
        throw new SlipServiceAway(`SlipOK answered ${status}, which is no verdict: ${raw.slice(0, 200)}`)
      const { transRef, sendingBank, transDate, transTime, amount, receiver, toMerchantId } = found.data.data
      const accounts = [receiver.account?.value ?? '', receiver.proxy?.value ?? '', toMerchantId]
      return aboutThisSlip(reference, {
        kind: 'genuine',
        amount,
        bankCode: sendingBank,
        reference: transRef,
        paidAt: timeOf(transDate ?? '', transTime ?? ''),
        receiver: { accounts: accounts.filter(Boolean), name: receiver.displayName || receiver.name },
        raw,
      })
    },
  }
}

/** 20261116 and 12:05:00, Bangkok time. */
function timeOf(day: string, time: string): Date | null {
  const found = /^(\d{4})(\d\d)(\d\d)$/.exec(day)
  if (!found || !/^\d\d:\d\d:\d\d$/.test(time)) return null
  const at = new Date(`${found[1]}-${found[2]}-${found[3]}T${time}+07:00`)
  return Number.isNaN(at.getTime()) ? null : at
}
