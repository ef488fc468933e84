import type { Proof } from './proof-viewer.tsx'

/** The number of a photo among the photos, from 1; a signature has none. */
export const photoNumber = (proofs: readonly Proof[], { id }: Proof): number =>
  proofs.filter(({ kind }) => kind === 'photo').findIndex((each) => each.id === id) + 1
