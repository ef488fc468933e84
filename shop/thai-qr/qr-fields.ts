/** One field of an EMVCo code: two digits of id, two of length, then the value. */
export function field(id: string, value: string): string {
  if (value.length === 0 || value.length > 99) throw new Error(`field ${id} must have 1 to 99 characters`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

const printable = /^[ -~]*$/

/** The fields of a code by their ids, or nothing when the text is not made of fields. */
export function readFields(text: string): Map<string, string> | undefined {
  if (text.length === 0 || !printable.test(text)) return undefined
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const head = text.slice(at, at + 4)
    const length = Number(head.slice(2))
    const value = text.slice(at + 4, at + 4 + length)
    const id = head.slice(0, 2)
    if (!/^\d{4}$/.test(head) || length === 0 || value.length < length || fields.has(id)) return undefined
    fields.set(id, value)
    at += 4 + length
  }
  return fields
}

/** CRC-16/CCITT-FALSE, as EMVCo specifies, in four capital hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const sign of text) {
    crc ^= sign.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The text with its checksum as the last field, which covers that field's own id and length too. */
export function withChecksum(text: string, id: '63' | '91'): string {
  const covered = `${text}${id}04`
  return covered + checksum(covered)
}
