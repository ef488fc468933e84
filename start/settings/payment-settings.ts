import { z } from 'zod'
import type { KbankAccess } from '#api/gateways/kbank/kbank-client.ts'
import type { LinePayAccess } from '#api/gateways/linepay/linepay-client.ts'

type Variables = Record<string, string | undefined>
/** The accounts of each centre, and the one for all centres without their own. */
export type Accounts<Access> = { every: Access | undefined; centres: ReadonlyMap<string, Access> }
export type PaymentSettings = { linePay: Accounts<LinePayAccess>; kbank: Accounts<KbankAccess> }

const hosts = {
  linePay: 'https://api-pay.line.me',
  kbank: 'https://kpaymentgateway-services.kasikornbank.com',
  kbankUi: 'https://kpaymentgateway.kasikornbank.com',
}
const httpAddress = z.url({ protocol: /^https?$/ })

/** Without a suffix for every centre; with the code of a centre, such as _BKK01, for that one alone. */
export function readPaymentSettings(env: Variables): PaymentSettings {
  return {
    linePay: readAccounts(env, 'LINEPAY_CHANNEL_ID', linePayOf),
    kbank: readAccounts(env, 'KBANK_SECRET_KEY', kbankOf),
  }
}

const settings = [
  'LINEPAY_CHANNEL_ID',
  'LINEPAY_CHANNEL_SECRET',
  'LINEPAY_VERSION',
  'LINEPAY_URL',
  'KBANK_PUBLIC_KEY',
  'KBANK_SECRET_KEY',
  'KBANK_MERCHANT_ID',
  'KBANK_URL',
  'KBANK_UI_URL',
] as const
type Setting = (typeof settings)[number]
/** A variable as it is for one centre: its own value, else the value for all; `given` is its own alone. */
type Reader = {
  own: (name: Setting) => string | undefined
  shared: (name: Setting) => string | undefined
  suffix: string
}

function readAccounts<Access>(
  env: Variables,
  first: Setting,
  read: (reader: Reader) => Access | undefined,
): Accounts<Access> {
  const gateway = first.split('_')[0] ?? ''
  const names = settings.filter((name) => name.startsWith(`${gateway}_`))
  const suffixes = new Set(
    Object.keys(env).flatMap((name) => names.flatMap((known) => suffixOf(name, known, names))),
  )
  const readerFor = (suffix: string): Reader => ({
    own: (name) => env[`${name}${suffix}`] || undefined,
    shared: (name) => env[`${name}${suffix}`] || env[name] || undefined,
    suffix,
  })
  const centres = new Map<string, Access>()
  for (const suffix of suffixes) {
    const access = read(readerFor(suffix))
    if (access) centres.set(suffix.slice(1), access)
    else refuseAlone(env, names, suffix, first)
  }
  const every = read(readerFor(''))
  // What is set for all may serve the centres that have keys of their own.
  if (!every && centres.size === 0) refuseAlone(env, names, '', first)
  return { every, centres }
}

/** An address or a version without its keys would be ignored in silence. */
function refuseAlone(env: Variables, names: readonly Setting[], suffix: string, first: Setting): void {
  const alone = names.map((name) => `${name}${suffix}`).find((name) => env[name])
  if (alone) throw new Error(`${alone} must be set with ${first}${suffix} and the keys beside it.`)
}

function suffixOf(name: string, known: Setting, names: readonly Setting[]): string[] {
  const isSetting = (names as readonly string[]).includes(name)
  const suffix = name.slice(known.length)
  return !isSetting && name.startsWith(known) && /^_[A-Z0-9]{1,10}$/.test(suffix) ? [suffix] : []
}

function linePayOf({ own, shared, suffix }: Reader): LinePayAccess | undefined {
  const required = ['LINEPAY_CHANNEL_ID', 'LINEPAY_CHANNEL_SECRET'] as const
  const [channelId, channelSecret] = together(required, own, suffix)
  const version = shared('LINEPAY_VERSION') ?? 'v3'
  if (version !== 'v3' && version !== 'v4')
    throw new Error(`LINEPAY_VERSION${own('LINEPAY_VERSION') ? suffix : ''} must be v3 or v4.`)
  const url = address('LINEPAY_URL', shared('LINEPAY_URL')) ?? hosts.linePay
  return channelId && channelSecret ? { url, version, channelId, channelSecret } : undefined
}

function kbankOf({ own, shared, suffix }: Reader): KbankAccess | undefined {
  const required = ['KBANK_PUBLIC_KEY', 'KBANK_SECRET_KEY', 'KBANK_MERCHANT_ID'] as const
  const [publicKey, secretKey, merchantId] = together(required, own, suffix)
  const url = address('KBANK_URL', shared('KBANK_URL')) ?? hosts.kbank
  const uiUrl = address('KBANK_UI_URL', shared('KBANK_UI_URL')) ?? hosts.kbankUi
  return publicKey && secretKey && merchantId ? { url, uiUrl, publicKey, secretKey, merchantId } : undefined
}

/** All values, or none; a half configuration would fail only when a customer pays. */
function together(names: readonly Setting[], own: Reader['own'], suffix: string): (string | undefined)[] {
  const values = names.map(own)
  const isHalf = values.some(Boolean) && !values.every(Boolean)
  if (!isHalf) return values
  const listed = names.map((name) => `${name}${suffix}`)
  throw new Error(`${listed.slice(0, -1).join(', ')} and ${listed.at(-1)} must be set together.`)
}

function address(name: Setting, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (!httpAddress.safeParse(value).success) throw new Error(`${name} must be an http or https address.`)
  return value.replace(/\/$/, '')
}
