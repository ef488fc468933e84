import { inflateSync } from 'node:zlib'

const headerBytes = 12
const entryBytes = 16

/** Converts a WOFF 1 font into the TrueType file that fontconfig can list: the same tables, inflated. */
export function woffToTtf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(headerBytes + count * entryBytes)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** power * 16, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((count - 2 ** power) * 16, 10)

  const parts: Uint8Array[] = [directory]
  let offset = directory.length
  for (let i = 0; i < count; i++) {
    const from = 44 + i * 20
    const start = woff.readUInt32BE(from + 4)
    const packed = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const stored = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const entry = headerBytes + i * entryBytes
    woff.copy(directory, entry, from, from + 4)
    directory.writeUInt32BE(woff.readUInt32BE(from + 16), entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(length, entry + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}
