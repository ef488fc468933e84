import type { Satang } from '../money/satang.ts'

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE, as EMVCo specifies. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const sign of text) {
    crc ^= sign.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** A mobile number takes the country prefix; a tax number and an e-wallet id stay as they are. */
function proxyOf(id: string): string {
  if (/^0\d{9}$/.test(id)) return field('01', `0066${id.slice(1)}`)
  if (/^\d{13}$/.test(id)) return field('02', id)
  if (/^\d{15}$/.test(id)) return field('03', id)
  throw new Error('not a number that PromptPay knows')
}

/** The QR text for a banking app: recipient and amount. */
export function promptPayPayload(id: string, amount: Satang): string {
  const account = field('00', 'A000000677010111') + proxyOf(id)
  const said = [
    field('00', '01'),
    field('01', '12'),
    field('29', account),
    '5802TH',
    '5303764',
    field('54', (amount / 100).toFixed(2)),
    '6304',
  ].join('')
  return said + checksum(said)
}
