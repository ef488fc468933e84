import type { CreditHolder } from '#api/credit/credit.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import { hasCredit } from '#shop/account/credit.ts'
import type { CartKind } from '#shop/cart/cart.ts'
import { gatewayMethods, type PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { Settings } from '#shop/settings/settings.ts'

type PaymentContext = {
  saleUnit: string
  kind: CartKind
  settings: Settings
  gateways: Gateways
  holder: CreditHolder
  takesTransfers: boolean
}

/** How this customer may pay now; through a gateway only where the centre has its provider. */
export function paymentMethodsFor({
  saleUnit,
  kind,
  settings,
  gateways,
  holder,
  takesTransfers,
}: PaymentContext): PaymentMethod[] {
  if (kind === 'points') return ['POINTS']
  const on = (gateways.payments ?? []).filter(({ serves }) => serves(saleUnit)).map(({ method }) => method)
  return [
    ...(settings.payOnDelivery ? (['COD'] as const) : []),
    ...(settings.payByTransfer && takesTransfers ? (['BANK'] as const) : []),
    ...(hasCredit(holder) ? (['CREDIT'] as const) : []),
    ...gatewayMethods.filter((method) => on.includes(method)),
  ]
}
