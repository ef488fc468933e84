import { useState } from 'react'
import type { Delivery } from '#shop/deliveries/tracking-contracts.ts'
import { type Proof, ProofViewer, type ViewerWords } from './proof-viewer.tsx'

type ProofPicturesProps = {
  proofs: Delivery['proofs']
  srcOf: (id: string, size: 'small' | 'large') => string
  words: ViewerWords & { proofs: string; signature: string; photo: (number: number) => string }
  /** When a picture was taken, in words. */
  takenOf: (proof: Proof) => string
}

/** The photos and the signature of a delivery, small until one is opened. */
export function ProofPictures({ proofs, srcOf, words, takenOf }: ProofPicturesProps) {
  const [openId, setOpenId] = useState<string>()
  const photos = proofs.filter(({ kind }) => kind === 'photo')
  const nameOf = (proof: Proof) =>
    proof.kind === 'signature'
      ? words.signature
      : words.photo(photos.findIndex(({ id }) => id === proof.id) + 1)
  return (
    <>
      <ul aria-label={words.proofs} className="flex flex-wrap gap-2">
        {proofs.map((proof) => (
          <li key={proof.id}>
            <button
              type="button"
              aria-label={nameOf(proof)}
              onClick={() => setOpenId(proof.id)}
              className="block size-18 overflow-hidden rounded-input border border-hairline bg-sunk"
            >
              <img
                src={srcOf(proof.id, 'small')}
                alt=""
                loading="lazy"
                className={proof.kind === 'signature' ? 'size-full object-contain' : 'size-full object-cover'}
              />
            </button>
          </li>
        ))}
      </ul>
      <ProofViewer
        {...{ proofs, openId, nameOf, takenOf, words }}
        onOpen={setOpenId}
        srcOf={({ id }) => srcOf(id, 'large')}
      />
    </>
  )
}
