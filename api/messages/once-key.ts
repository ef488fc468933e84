import { createHash } from 'node:crypto'

/** The same UUID for the same message to the same person: LINE then sends it once. */
export const onceKey = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
