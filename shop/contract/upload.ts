import { z } from 'zod'

/**
 * A file of a multipart request. Its declared type is never trusted: the content is decoded and encoded
 * again.
 */
export type Upload = { bytes: Uint8Array; type: string }

export const upload = z.custom<Upload>((value) => (value as Upload | undefined)?.bytes instanceof Uint8Array)
