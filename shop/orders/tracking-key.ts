const keyShape = /^(?:([A-Z0-9]{3,10})-)?([0-9a-f]{32})$/

/** A tracking key starts with its centre, so that the lookup runs in that centre. */
export const trackingKeyOf = (saleUnit: string, key: string) => `${saleUnit}-${key}`

/** Whether the value in a tracking address is the unguessable key rather than an order number. */
export const isTrackingKey = (text: string) => keyShape.test(text)

/** The parts of a key; old links name no centre. Undefined when it is not a key. */
export function readTrackingKey(text: string): { saleUnit: string | undefined; key: string } | undefined {
  const [, saleUnit, key] = keyShape.exec(text) ?? []
  return key ? { saleUnit, key } : undefined
}

export const trackingPath = (key: string) => `/order/tracking/${key}`
