import { sql } from 'kysely'
import { deliveryAddresses } from '#api/account/addresses.ts'
import { loadBuyer } from '#api/buyers/buyer.ts'
import { findAdvanceWindows } from '#api/cart/advance-windows.ts'
import { roundColumns, roundsOf } from '#api/centres/rounds-of.ts'
import { couponsForCheckout } from '#api/coupons/coupons.ts'
import { findCreditHolder, findOverdue } from '#api/credit/credit.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findActingPerson } from '#api/orders/acting-person.ts'
import { creditBalance } from '#shop/account/credit.ts'
import type { Rounds } from '#shop/centres/next-round.ts'
import type { checkoutOptionsContract } from '#shop/checkout/checkout-contracts.ts'
import { headOffice } from '#shop/checkout/tax-invoice.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { openDeliveries } from '#shop/orders/delivery-method.ts'
import { paymentCodes } from '#shop/payments/payment-methods.ts'
import { redeemOpen } from '#shop/points/points.ts'
import { refuse } from '#shop/problems/problem.ts'
import { openDays } from './open-days.ts'
import { paymentMethodsFor } from './payment-options.ts'
import { loadPlaceTerms } from './place-terms.ts'

export const checkoutOptions: Handler<typeof checkoutOptionsContract> = async (
  { kind, productCodes },
  context,
) => {
  const { db, caller, now, gateways } = context
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  const [settings, holder, addresses, customer, centre, person, buyer] = await Promise.all([
    context.settings(saleUnit),
    findCreditHolder(db, caller),
    deliveryAddresses({ customerCode, addressCode: '', type: '' }, context),
    db
      .selectFrom('customers')
      .select(['points', 'tax_number'])
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', customerCode)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('centres')
      .select(roundColumns)
      .select(
        sql<boolean>`exists (select from bank_accounts b where b.sale_unit = ${saleUnit})`.as(
          'takes_transfers',
        ),
      )
      .where('sale_unit', '=', saleUnit)
      .executeTakeFirstOrThrow(),
    findActingPerson(db, caller),
    loadBuyer(context),
  ])
  const coupons =
    kind === 'points'
      ? { coupons: [], closedCoupons: [] }
      : await couponsForCheckout(context, { saleUnit, customerCode }, buyer)
  const windows = kind === 'advance' ? await findAdvanceWindows(db, buyer, productCodes, now) : []
  const rounds = roundsOf(centre)
  const daysOf = (rounds: Rounds) => openDays(now, rounds, kind, windows)
  const places = await loadPlaceTerms(
    addresses.addresses.filter(({ type }) => type === 'S'),
    { context, customer: { saleUnit, customerCode }, rounds, daysOf, isPoints: kind === 'points' },
  )
  const methods = paymentMethodsFor({
    saleUnit,
    kind,
    settings,
    gateways,
    holder,
    takesTransfers: centre.takes_transfers,
  })
  const late = methods.includes('CREDIT')
    ? await findOverdue(db, { saleUnit, code: holder.code }, { now, holdDays: settings.creditHoldDays })
    : null
  return {
    addresses: addresses.addresses,
    delivery: openDeliveries(settings).map((method) =>
      method === 'PICKUP'
        ? { method, fee: 0, freeFrom: 0 }
        : { method, fee: kind === 'points' ? 0 : settings.deliveryFee, freeFrom: settings.freeShippingFrom },
    ),
    places,
    days: daysOf(rounds),
    payments: methods.map((method) => ({
      method,
      code: paymentCodes[method],
      creditLeft: method === 'CREDIT' ? creditBalance(holder) : null,
      overdue: method === 'CREDIT' ? (late?.overdue ?? null) : null,
      held: method === 'CREDIT' ? (late?.held ?? 0) : 0,
    })),
    ...coupons,
    points: { have: customer.points, redeemOpen: redeemOpen(settings, now) },
    taxNumber: customer.tax_number ?? '',
    taxBranch: headOffice,
    minimumOrder: kind === 'points' ? 0 : settings.minimumOrder,
    actor: person.kind === 'customer' ? null : { kind: person.kind, name: person.name },
  }
}
