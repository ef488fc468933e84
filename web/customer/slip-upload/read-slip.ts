import { readSlipCode } from '#shop/thai-qr/slip-code.ts'
import { openReader } from '#web/shared/scanning/barcode-reader.ts'
import { shrinkPhoto } from '#web/shared/uploads/shrink-photo.ts'

export type SlipRead = { kind: 'slip'; reference: string } | { kind: 'damaged' | 'other' | 'none' }

/** Reads the QR of a slip on the phone, and makes the picture small enough for a slow line. */
export async function readSlip(photo: File): Promise<{ read: SlipRead; picture: Blob }> {
  const reader = await openReader(['qr_code']).catch(() => undefined)
  const codeIn = async (picture: Blob) => reader?.read(picture).catch(() => undefined)
  try {
    const code = await codeIn(photo)
    const small = await shrinkPhoto(photo)
    if (code === undefined) return { read: { kind: 'none' }, picture: small }
    // The server reads it again: a picture that lost its QR on the way would wait for a person.
    const stillThere = small === photo || (await codeIn(small)) === code
    return { read: meaningOf(code), picture: stillThere ? small : photo }
  } finally {
    reader?.close()
  }
}

function meaningOf(code: string): SlipRead {
  const slip = readSlipCode(code)
  return slip.kind === 'slip' ? { kind: 'slip', reference: slip.reference } : { kind: slip.kind }
}
