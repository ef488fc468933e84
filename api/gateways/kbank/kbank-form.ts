import { type PaymentToAsk, ProviderRefused } from '#api/gateways/payment-provider.ts'
import { bahtText } from '#shop/money/baht-text.ts'
import type { KbankForm } from '#shop/payments/payment-contracts.ts'
import { type KbankAccounts, kbankPaths } from './kbank-client.ts'

/** What KBank's script on our page needs; nothing of it is secret. */
export function kbankForm(
  { access }: KbankAccounts,
  { saleUnit, amount, reference }: PaymentToAsk,
  { kind, description }: { kind: KbankForm['kind']; description: string },
): KbankForm {
  const merchant = access(saleUnit)
  if (!merchant) throw new ProviderRefused('notSet', `KBank is not set for ${saleUnit}`, '')
  const { uiUrl, publicKey, merchantId } = merchant
  const script = `${uiUrl}${kbankPaths.script}`
  const orderId = kind === 'qr' ? reference : null
  return { script, publicKey, merchantId, amount: bahtText(amount), name: description, kind, orderId }
}
