import type { ClientBase } from 'pg'

/** What a seed needs from whoever starts it; nothing else is read from the outside, so the same `today` makes the same network. */
export type SeedTools = {
  client: ClientBase
  /** Stores a public file, such as `products/p-1001.webp`. */
  saveFile: (name: string, bytes: Uint8Array) => Promise<void>
  say: (line: string) => void
  /** Today in Bangkok, YYYY-MM-DD. */
  today: string
  /** False leaves the pictures out, which are nearly all of the work; tests that look at no picture start sooner. */
  withPictures?: boolean
}
