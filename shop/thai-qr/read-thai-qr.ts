import type { Satang } from '../money/satang.ts'
import { billApplication, transferApplication } from './promptpay.ts'
import { checksum, readFields } from './qr-fields.ts'

type Recipient =
  | { kind: 'mobile' | 'tax number' | 'e-wallet' | 'account'; id: string }
  | { kind: 'bill'; billerId: string; ref1: string; ref2: string | null; ref3: string | null }

/** `unreadable` is no code of fields; `damaged` fails its checksum; `foreign` is not baht in Thailand. */
export type WhyNoThaiQr = 'unreadable' | 'damaged' | 'foreign' | 'no recipient' | 'wrong amount'

export type ThaiQr =
  | { kind: 'payment'; to: Recipient; amount: Satang | null }
  | { kind: 'none'; why: WhyNoThaiQr }

const none = (why: WhyNoThaiQr): ThaiQr => ({ kind: 'none', why })

/** What a banking app reads from a QR: to whom, how much, and for what. */
export function readThaiQr(text: string): ThaiQr {
  const fields = readFields(text)
  // A code that was copied in part still begins like one.
  if (fields?.get('00') !== '01') return none(text.startsWith('000201') ? 'damaged' : 'unreadable')
  // The checksum must be the last field: anything after it would not be covered.
  if (text.slice(-8, -4) !== '6304' || checksum(text.slice(0, -4)) !== text.slice(-4)) return none('damaged')
  if (fields.get('58') !== 'TH' || fields.get('53') !== '764') return none('foreign')
  const to = readTransfer(fields.get('29')) ?? readBill(fields.get('30'), fields.get('62'))
  if (!to) return none('no recipient')
  const said = fields.get('54')
  const amount = said === undefined ? null : readAmount(said)
  return amount === undefined ? none('wrong amount') : { kind: 'payment', to, amount }
}

function readTransfer(value = ''): Recipient | undefined {
  const parts = readFields(value)
  if (parts?.get('00') !== transferApplication) return undefined
  const [mobile, tax, wallet, account] = ['01', '02', '03', '04'].map((id) => parts.get(id) ?? '')
  if (mobile && /^0066\d{9}$/.test(mobile)) return { kind: 'mobile', id: `0${mobile.slice(4)}` }
  if (tax && /^\d{13}$/.test(tax)) return { kind: 'tax number', id: tax }
  if (wallet && /^\d{15}$/.test(wallet)) return { kind: 'e-wallet', id: wallet }
  return account && /^\d{6,43}$/.test(account) ? { kind: 'account', id: account } : undefined
}

function readBill(value = '', additional = ''): Recipient | undefined {
  const parts = readFields(value)
  const [billerId = '', ref1 = ''] = [parts?.get('01'), parts?.get('02')]
  if (parts?.get('00') !== billApplication || !/^(\d{13}|\d{15})$/.test(billerId) || !ref1) return undefined
  const ref3 = readFields(additional)?.get('07') ?? null
  return { kind: 'bill', billerId, ref1, ref2: parts.get('03') ?? null, ref3 }
}

function readAmount(said: string): Satang | undefined {
  const found = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(said)
  if (!found) return undefined
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}
