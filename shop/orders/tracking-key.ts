const keyShape = /^(?:([A-Z0-9]{3,10})-)?([0-9a-f]{32})$/

/** The key of a tracking link: its centre stands in front, so that it is looked up there. */
export const trackingKeyOf = (saleUnit: string, key: string) => `${saleUnit}-${key}`

/** Whether what stands in a tracking address is the unguessable key rather than an order number. */
export const isTrackingKey = (text: string) => keyShape.test(text)

/** A key taken apart; links that were sent before name no centre. Nothing when it is no key. */
export function readTrackingKey(text: string): { saleUnit: string | undefined; key: string } | undefined {
  const [, saleUnit, key] = keyShape.exec(text) ?? []
  return key ? { saleUnit, key } : undefined
}

export const trackingPath = (key: string) => `/order/tracking/${key}`
