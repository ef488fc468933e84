/** Payment methods with the specification's codes: COD 0, LINE Pay 1, bank transfer 2, all others -1. */
export const paymentCodes = { COD: 0, LINEPAY: 1, BANK: 2, CREDIT: -1, CARD: -1, QR: -1, POINTS: -1 } as const
export type PaymentMethod = keyof typeof paymentCodes
export const paymentMethods = Object.keys(paymentCodes) as [PaymentMethod, ...PaymentMethod[]]

/** Paid through a gateway: available only while its provider is switched on. */
export const gatewayMethods = ['LINEPAY', 'CARD', 'QR'] as const satisfies PaymentMethod[]
export type GatewayMethod = (typeof gatewayMethods)[number]

export const isGateway = (method: PaymentMethod): method is GatewayMethod =>
  (gatewayMethods as readonly string[]).includes(method)

/** Methods paid before shipping: an order unpaid for too long is cancelled. */
export const isPaidAhead = (method: PaymentMethod) => method === 'BANK' || isGateway(method)
