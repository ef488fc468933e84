const shape = /^([A-Z0-9]{3,10})-([\w-]{24})$/

/** A link starts with its centre, so that the lookup runs in that centre. */
export const oneTapTokenOf = (saleUnit: string, secret: string) => `${saleUnit}-${secret}`

/** Undefined when it is no link of the shop. */
export function readOneTapToken(token: string): { saleUnit: string; secret: string } | undefined {
  const [, saleUnit, secret] = shape.exec(token) ?? []
  return saleUnit && secret ? { saleUnit, secret } : undefined
}

export const oneTapPath = (token: string) => `/next-order/${token}`
