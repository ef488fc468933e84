import { inflateSync } from 'node:zlib'

const headerBytes = 12
const entryBytes = 16

/** The font with its tables inflated once; pdfkit would inflate a table anew for every letter. */
export function woffToTtf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(headerBytes + count * entryBytes)
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  directory.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [directory]
  let offset = directory.length
  for (let i = 0; i < count; i++) {
    const [from, entry] = [44 + i * 20, headerBytes + i * entryBytes]
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ]
    const stored = woff.subarray(start, start + packed)
    woff.copy(directory, entry, from, from + 4)
    directory.writeUInt32BE(woff.readUInt32BE(from + 16), entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(length, entry + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(packed < length ? inflateSync(stored) : stored, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}
