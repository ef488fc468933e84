import { encode } from 'uqr'
import { fontFamily } from '#database/seeds/drawings/fonts.ts'
import { moneyParts } from '#shop/money/say-money.ts'
import { type Slip, slipCodeOf } from '#shop/thai-qr/slip-code.ts'
import { sayDate, sayTime } from '#shop/time/bangkok.ts'

/** The bank of the sandbox and of demo slips has a real code, but an app that does not exist. */
const app = 'ออมใจ'

const [width, height, edge] = [720, 1080, 56]
const colours = { dark: '#12355b', leading: '#1d6fa5', pale: '#eaf3fa', ink: '#1b2733', muted: '#6a7885' }

type Style = { size: number; colour?: string; bold?: boolean; anchor?: 'start' | 'middle' | 'end' }

function write(
  text: string,
  x: number,
  y: number,
  { size, colour = colours.ink, bold, anchor = 'start' }: Style,
) {
  const letters = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${fontFamily}" font-weight="${bold ? 700 : 400}" font-size="${size}" fill="${colour}">${letters}</text>`
}

/** Names of companies are long; the slip has one line. */
function short(name: string, most = 32): string {
  let [letters, text] = [0, '']
  for (const sign of name) {
    if (!/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/.test(sign)) letters += 1
    if (letters > most) return `${text}…`
    text += sign
  }
  return text
}

function party(label: string, [initial, name, ...lines]: string[], y: number): string {
  const circle = `<circle cx="${edge + 40}" cy="${y}" r="40" fill="${colours.pale}"/>`
  return [
    circle,
    write(initial ?? '', edge + 40, y + 12, {
      size: 34,
      colour: colours.leading,
      bold: true,
      anchor: 'middle',
    }),
    write(label, edge + 104, y - 34, { size: 20, colour: colours.muted }),
    write(short(name ?? ''), edge + 104, y + 2, { size: 28, bold: true }),
    ...lines.map((line, at) =>
      write(line, edge + 104, y + 36 + at * 30, { size: 23, colour: colours.muted }),
    ),
  ].join('')
}

function qr(text: string, x: number, y: number, side: number): string {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, v) => row.flatMap((dark, u) => (dark ? [`M${u} ${v}h1v1h-1z`] : [])))
    .join('')
  return `<g transform="translate(${x} ${y}) scale(${side / size})" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></g>`
}

const initialOf = (name: string) =>
  /[ก-ฮA-Z]/.exec(name.replace(/^(บริษัท|นาย|นางสาว|นาง|ร้าน)\s*/, ''))?.[0] ?? '•'
const rule = (y: number) =>
  `<path d="M${edge} ${y}H${width - edge}" stroke="#d5dee6" stroke-width="2" stroke-dasharray="2 8" stroke-linecap="round"/>`

/** A slip as Thai banking apps save it: date in the Buddhist era, both parties, amount, reference and QR. */
export function slipSvg({ bankCode, reference, amount, paidAt, from, to, refs }: Slip): string {
  const { baht, satang } = moneyParts(amount)
  const fact = (label: string, value: string, y: number, size = 24) =>
    write(label, edge, y, { size: 22, colour: colours.muted }) +
    write(value, edge, y + size + 10, { size, bold: true })
  const body = [
    `<rect width="${width}" height="${height}" fill="${colours.pale}"/>`,
    `<path d="M0 0H${width}V250Q360 320 0 250Z" fill="${colours.dark}"/>`,
    `<rect x="24" y="150" width="${width - 48}" height="${height - 190}" rx="28" fill="#fff"/>`,
    `<rect x="${edge}" y="42" width="60" height="60" rx="18" fill="#f7b733"/>`,
    `<path d="M${edge + 18} 76q12 14 24 0M${edge + 20} 62v2M${edge + 40} 62v2" stroke="${colours.dark}" stroke-width="6" stroke-linecap="round" fill="none"/>`,
    write(app, edge + 78, 84, { size: 40, colour: '#fff', bold: true }),
    write('ธนาคารจำลอง ไม่ใช่เงินจริง', width - edge, 80, { size: 20, colour: '#b9cbe0', anchor: 'end' }),
    `<circle cx="360" cy="204" r="30" fill="#1f9d61"/><path d="M346 205l10 10 19-21" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
    write(refs.length > 0 ? 'จ่ายบิลสำเร็จ' : 'โอนเงินสำเร็จ', 360, 282, {
      size: 34,
      bold: true,
      anchor: 'middle',
    }),
    write(`${sayDate(paidAt, 'th')}  ${sayTime(paidAt, 'th')}`, 360, 318, {
      size: 23,
      colour: colours.muted,
      anchor: 'middle',
    }),
    rule(348),
    party('จาก', [initialOf(from.name), from.name, `${app}  ${from.account}`], 420),
    `<path d="M${edge + 40} 474v30m-8-9l8 9 8-9" stroke="${colours.leading}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    party('ไปยัง', [initialOf(to.name), to.name, `${to.bank}  ${to.account}`], 570),
    rule(650),
    write('จำนวนเงิน', edge, 706, { size: 24, colour: colours.muted }),
    write(`${baht.slice(1)}${satang} บาท`, width - edge, 710, {
      size: 42,
      colour: colours.dark,
      bold: true,
      anchor: 'end',
    }),
    write('ค่าธรรมเนียม', edge, 750, { size: 22, colour: colours.muted }),
    write('0.00 บาท', width - edge, 750, { size: 22, colour: colours.muted, anchor: 'end' }),
    rule(778),
    fact('เลขที่รายการ', reference, 824, 22),
    ...refs.slice(0, 2).map((ref, at) => fact(`รหัสอ้างอิง ${at + 1}`, ref, 900 + at * 68, 22)),
    qr(slipCodeOf({ bankCode, reference }), width - edge - 196, 800, 196),
    write('สแกนตรวจสอบสลิป', width - edge - 98, 1018, { size: 19, colour: colours.muted, anchor: 'middle' }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body.join('')}</svg>`
}
