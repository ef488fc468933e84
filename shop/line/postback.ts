/** What a button in LINE asks the shop to do. */
type Postback = { act: string; detail: string }

const longest = 300
const shape = /^s1:([a-z]{1,20})(?::([\w./-]{1,100}))?$/

/** Compact and with a version, since buttons stay in a chat for years. */
export function writePostback(act: string, detail = ''): string {
  return detail ? `s1:${act}:${detail}` : `s1:${act}`
}

/** Undefined for what no button of the shop says. */
export function readPostback(data: string): Postback | undefined {
  const found = data.length <= longest ? shape.exec(data) : null
  return found ? { act: found[1] ?? '', detail: found[2] ?? '' } : undefined
}
