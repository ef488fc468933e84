import { sayNumber } from '#shop/money/say-money.ts'
import { settings } from '#shop/settings/settings.ts'

const baht = (satang: number) => sayNumber(satang / 100)

/** What the help pages say in baht: the settings the shop itself starts with, so that neither contradicts the other. */
export const minimumOrder = baht(settings.minimumOrder.otherwise)
export const deliveryFee = baht(settings.deliveryFee.otherwise)
export const freeDeliveryFrom = baht(settings.freeShippingFrom.otherwise)
