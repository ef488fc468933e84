import { z } from 'zod'

/** A file as it came in a multipart request. Nothing it says of itself is believed: it is read and written anew. */
export type Upload = { bytes: Uint8Array; type: string }

export const upload = z.custom<Upload>((value) => (value as Upload | undefined)?.bytes instanceof Uint8Array)
