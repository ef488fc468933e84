/**
 * File storage. Public files are served to anyone who knows their name; private ones only through an
 * authorized call.
 */
export type Storage = {
  savePublic: (name: string, bytes: Uint8Array) => Promise<void>
  savePrivate: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is no such file. */
  readPrivate: (name: string) => Promise<Uint8Array | undefined>
  removePublic: (name: string) => Promise<void>
  removePrivate: (name: string) => Promise<void>
}
