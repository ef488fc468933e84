import type { CreditHolder } from '#api/credit/credit.ts'
import { findProviderFor } from '#api/gateways/find-provider.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import { hasCredit } from '#shop/account/credit.ts'
import type { CartKind } from '#shop/cart/cart.ts'
import { gatewayMethods, type PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { Settings } from '#shop/settings/settings.ts'

type PaymentContext = {
  kind: CartKind
  settings: Settings
  gateways: Gateways
  holder: CreditHolder
  takesTransfers: boolean
  saleUnit: string
}

/** How this customer may pay now; what goes through a gateway only while its provider is on. */
export function paymentMethodsFor({
  kind,
  settings,
  gateways,
  holder,
  takesTransfers,
  saleUnit,
}: PaymentContext): PaymentMethod[] {
  if (kind === 'points') return ['POINTS']
  return [
    ...(settings.payOnDelivery ? (['COD'] as const) : []),
    ...(settings.payByTransfer && takesTransfers ? (['BANK'] as const) : []),
    ...(hasCredit(holder) ? (['CREDIT'] as const) : []),
    ...gatewayMethods.filter((method) => findProviderFor(gateways, method, saleUnit)),
  ]
}
