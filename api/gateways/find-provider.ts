import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import type { Gateways } from './gateways.ts'
import type { PaymentProvider } from './payment-provider.ts'

export function findProvider({ payments }: Gateways, name: string): PaymentProvider | undefined {
  return payments?.find((provider) => provider.name === name)
}

export function findProviderFor(
  { payments }: Gateways,
  method: PaymentMethod,
  saleUnit: string,
): PaymentProvider | undefined {
  return payments?.find((provider) => provider.method === method && provider.serves(saleUnit))
}
