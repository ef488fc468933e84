import type { KbankAccess } from '#api/gateways/kbank/kbank-client.ts'
import type { LinePayAccess } from '#api/gateways/linepay/linepay-client.ts'
import { type AccountReader, type Accounts, address, readAccounts } from './accounts.ts'

export type PaymentSettings = { linePay: Accounts<LinePayAccess>; kbank: Accounts<KbankAccess> }

const hosts = {
  linePay: 'https://api-pay.line.me',
  kbank: 'https://kpaymentgateway-services.kasikornbank.com',
  kbankUi: 'https://kpaymentgateway.kasikornbank.com',
}
const linePaySettings = [
  'LINEPAY_CHANNEL_ID',
  'LINEPAY_CHANNEL_SECRET',
  'LINEPAY_VERSION',
  'LINEPAY_URL',
] as const
const kbankSettings = [
  'KBANK_SECRET_KEY',
  'KBANK_PUBLIC_KEY',
  'KBANK_MERCHANT_ID',
  'KBANK_URL',
  'KBANK_UI_URL',
] as const
type LinePaySetting = (typeof linePaySettings)[number]
type KbankSetting = (typeof kbankSettings)[number]

export function readPaymentSettings(env: Record<string, string | undefined>): PaymentSettings {
  return {
    linePay: readAccounts(env, linePaySettings, linePayOf),
    kbank: readAccounts(env, kbankSettings, kbankOf),
  }
}

function linePayOf({ own, shared, suffix }: AccountReader<LinePaySetting>): LinePayAccess | undefined {
  const required = ['LINEPAY_CHANNEL_ID', 'LINEPAY_CHANNEL_SECRET'] as const
  const [channelId, channelSecret] = together(required, own, suffix)
  const version = shared('LINEPAY_VERSION') ?? 'v3'
  if (version !== 'v3' && version !== 'v4')
    throw new Error(`LINEPAY_VERSION${own('LINEPAY_VERSION') ? suffix : ''} must be v3 or v4.`)
  const url = address('LINEPAY_URL', shared('LINEPAY_URL')) ?? hosts.linePay
  return channelId && channelSecret ? { url, version, channelId, channelSecret } : undefined
}

function kbankOf({ own, shared, suffix }: AccountReader<KbankSetting>): KbankAccess | undefined {
  const required = ['KBANK_PUBLIC_KEY', 'KBANK_SECRET_KEY', 'KBANK_MERCHANT_ID'] as const
  const [publicKey, secretKey, merchantId] = together(required, own, suffix)
  const url = address('KBANK_URL', shared('KBANK_URL')) ?? hosts.kbank
  const uiUrl = address('KBANK_UI_URL', shared('KBANK_UI_URL')) ?? hosts.kbankUi
  return publicKey && secretKey && merchantId ? { url, uiUrl, publicKey, secretKey, merchantId } : undefined
}

/** All values, or none; a half configuration would fail only when a customer pays. */
function together<Name extends string>(
  names: readonly Name[],
  own: AccountReader<Name>['own'],
  suffix: string,
): (string | undefined)[] {
  const values = names.map(own)
  const isHalf = values.some(Boolean) && !values.every(Boolean)
  if (!isHalf) return values
  const listed = names.map((name) => `${name}${suffix}`)
  throw new Error(`${listed.slice(0, -1).join(', ')} and ${listed.at(-1)} must be set together.`)
}
