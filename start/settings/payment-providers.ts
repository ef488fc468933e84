import { kbankCard } from '#api/gateways/kbank/kbank-card.ts'
import type { KbankAccess, KbankAccounts } from '#api/gateways/kbank/kbank-client.ts'
import { kbankQr } from '#api/gateways/kbank/kbank-qr.ts'
import { linePay } from '#api/gateways/linepay/linepay.ts'
import type { LinePayAccess } from '#api/gateways/linepay/linepay-client.ts'
import type { PaymentProvider } from '#api/gateways/payment-provider.ts'
import { sandboxAddresses, sandboxClients, sandboxMerchant } from '#sandbox/addresses.ts'
import { type Accounts, accountOf, isSet } from './accounts.ts'
import type { Environment } from './environment.ts'

/** Configured providers, else the sandbox's; in production an unconfigured one is absent. */
export function paymentProviders(
  { payments, production }: Environment,
  sandbox: () => string,
): PaymentProvider[] {
  const { linePay: channels, kbank: merchants } = payments
  const linePayAccess = isSet(channels)
    ? accountOf(channels)
    : production
      ? undefined
      : playedLinePay(sandbox)
  const kbank = isSet(merchants) ? kbankAccounts(merchants) : production ? undefined : playedKbank(sandbox)
  return [
    ...(linePayAccess ? [linePay({ access: linePayAccess })] : []),
    ...(kbank ? [kbankCard(kbank), kbankQr(kbank)] : []),
  ]
}

function kbankAccounts(merchants: Accounts<KbankAccess>): KbankAccounts {
  const all = [...merchants.centres.values(), ...(merchants.every ? [merchants.every] : [])]
  const keys = [...new Set(all.map(({ secretKey }) => secretKey))]
  return { access: accountOf(merchants), secretKeys: () => keys }
}

// The sandbox's address is known once the shop listens.
const playedLinePay = (sandbox: () => string) => (): LinePayAccess => ({
  ...{ url: sandboxAddresses(sandbox()).linePay, version: 'v3', ...sandboxClients.linePay },
})

function playedKbank(sandbox: () => string): KbankAccounts {
  const access = (saleUnit: string): KbankAccess => {
    const url = sandboxAddresses(sandbox()).kbank
    return { url, uiUrl: url, ...sandboxClients.kbank, merchantId: sandboxMerchant(saleUnit) }
  }
  return { access, secretKeys: () => [sandboxClients.kbank.secretKey] }
}
