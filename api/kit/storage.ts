/** Where files are kept. Public ones are served to anyone who knows their name; private ones only through a call that asks who may see them. */
export type Storage = {
  savePublic: (name: string, bytes: Uint8Array) => Promise<void>
  savePrivate: (name: string, bytes: Uint8Array) => Promise<void>
  /** Nothing when there is no such file. */
  readPrivate: (name: string) => Promise<Uint8Array | undefined>
  removePublic: (name: string) => Promise<void>
  removePrivate: (name: string) => Promise<void>
}
