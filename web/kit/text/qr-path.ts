import { encode } from 'uqr'

export type QrPath = { size: number; path: string }

/** A QR code as one path, drawn on the server, so that the browser needs no generator. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}
