/** Whether every letter is one of the short alphabet of SMS; Thai is not. */
const isShort = (text: string) =>
  /^[\w\s@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡§¿äöñüà]*$/.test(text)

/** How many messages the operator counts for one text: a long one is joined from parts that hold less. */
export function smsParts(text: string): number {
  const [alone, joined] = isShort(text) ? [160, 153] : [70, 67]
  return text.length <= alone ? 1 : Math.ceil(text.length / joined)
}
