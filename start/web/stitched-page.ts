import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const squeeze = promisify(deflateRaw)
const window = 32_768

/** A page cut at its nonces, plain and compressed: either takes a new nonce without being rendered again. */
export type StitchedPage = {
  bytes: number
  plain: (nonce: string) => Buffer
  gzipped: (nonce: string) => Promise<Buffer>
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])

/**
 * Compression is the most expensive step, and each response has a new nonce. So pieces are compressed once,
 * and the nonce, always of one length, is stored between them.
 */
export function stitchPage(html: Buffer, nonce: string): StitchedPage {
  const pieces = cut(html, Buffer.from(nonce))
  let squeezing: Promise<Buffer[]> | undefined
  return {
    // The compressed form is at most a fifth of the plain one.
    bytes: html.length * 1.25,
    plain: (fresh) => weave(pieces, Buffer.from(fresh)),
    gzipped: async (fresh) => {
      squeezing ??= squeezePieces(pieces, nonce.length)
      const squeezed = await squeezing
      const between = Buffer.from(fresh)
      const sum = pieces.reduce((crc, piece, at) => crc32(piece, at === 0 ? 0 : crc32(between, crc)), 0)
      const foot = Buffer.alloc(8)
      foot.writeUInt32LE(sum, 0)
      foot.writeUInt32LE(html.length, 4)
      return Buffer.concat([gzipHead, weave(squeezed, storedBlock(between)), foot])
    },
  }
}

function cut(html: Buffer, nonce: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    pieces.push(html.subarray(from, at))
    from = at + nonce.length
  }
  return [...pieces, html.subarray(from)]
}

function weave(pieces: Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece])))
}

/**
 * Each piece refers back to earlier ones, with zeros for the nonce: no page has zeros, so nothing refers to
 * them.
 */
async function squeezePieces(pieces: Buffer[], nonceLength: number): Promise<Buffer[]> {
  const squeezed: Buffer[] = []
  let before: Buffer = Buffer.alloc(0)
  for (const [at, piece] of pieces.entries()) {
    const last = at === pieces.length - 1
    const finishFlush = last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    squeezed.push(
      await squeeze(piece, { level: 9, finishFlush, ...(before.length > 0 ? { dictionary: before } : {}) }),
    )
    before = Buffer.concat([before, piece, Buffer.alloc(nonceLength)]).subarray(-window)
  }
  return squeezed
}

/** A stored (uncompressed) block of deflate. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
