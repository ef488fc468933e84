import type { ClientBase } from 'pg'

/** All inputs of a seed, so that the same `today` makes the same network. */
export type SeedTools = {
  client: ClientBase
  /** Stores a public file, such as `products/p-1001.webp`. */
  saveFile: (name: string, bytes: Uint8Array) => Promise<void>
  /** Stores a private file, such as a slip; without it none are drawn. */
  savePrivate?: (name: string, bytes: Uint8Array) => Promise<void>
  say: (line: string) => void
  /** Today in Bangkok, YYYY-MM-DD. */
  today: string
  /** False leaves out the pictures, which are most of the work; tests without pictures start faster. */
  withPictures?: boolean
}
