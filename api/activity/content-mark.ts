import { createHash } from 'node:crypto'

/** A mark of a thing's content: who changes it says by it what they saw. */
export function contentMark(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
}
