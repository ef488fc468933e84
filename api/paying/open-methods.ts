import { findProviderFor } from '#api/gateways/find-provider.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { gatewayMethods, type PaymentMethod } from '#shop/payments/payment-methods.ts'

/** The ways to pay an order through us: gateways that are on, and a transfer where the centre takes them. */
export async function methodsOpen(
  { db, settings, gateways }: Pick<Context, 'db' | 'settings' | 'gateways'>,
  saleUnit: string,
): Promise<PaymentMethod[]> {
  const { payByTransfer } = await settings(saleUnit)
  const account = await db
    .selectFrom('bank_accounts')
    .select('account_number')
    .where('sale_unit', '=', saleUnit)
    .limit(1)
    .executeTakeFirst()
  return [
    ...(payByTransfer && account ? (['BANK'] as const) : []),
    ...gatewayMethods.filter((method) => findProviderFor(gateways, method, saleUnit)),
  ]
}
