import { sayNumber } from '../money/say-money.ts'
import { settings } from '../settings/settings.ts'

const baht = (satang: number) => sayNumber(satang / 100)

/** The figures of the help pages are the shop's default settings, so that the two never contradict. */
export const minimumOrder = baht(settings.minimumOrder.otherwise)
export const deliveryFee = baht(settings.deliveryFee.otherwise)
export const freeDeliveryFrom = baht(settings.freeShippingFrom.otherwise)
