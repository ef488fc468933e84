import { useState } from 'react'
import { sayDateTime } from '#shop/time/bangkok.ts'
import * as deliveryPaths from '#web/paths/delivery-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { photoNumber } from '#web/shared/delivery-tracking/name-proof.ts'
import { type Proof, ProofViewer } from '#web/shared/delivery-tracking/proof-viewer.tsx'
import { useDeliveryWords } from '#web/words/customer/delivery-words.ts'
import { useLocale } from '#web/words/words.tsx'

type OwnProofsProps = { order: { number: string; saleUnit: string }; proofs: readonly Proof[] }

/** The photos and the signature of the owner's delivery, small until one is opened. */
export function OwnProofs({ order, proofs }: OwnProofsProps) {
  const say = useDeliveryWords()
  const locale = useLocale()
  const [openId, setOpenId] = useState<string>()
  const nameOf = (proof: Proof) =>
    proof.kind === 'signature'
      ? say('delivery.signature')
      : say('delivery.photo', { number: photoNumber(proofs, proof) })
  const srcOf = (size: string) => (proof: Proof) =>
    inLanguage(
      locale,
      deliveryPaths.ownProof({ orderid: order.number, saleunit: order.saleUnit, id: proof.id, size }),
    )
  return (
    <>
      <ul aria-label={say('delivery.proofs')} className="flex flex-wrap gap-2">
        {proofs.map((proof) => (
          <li key={proof.id}>
            <button
              type="button"
              aria-label={nameOf(proof)}
              onClick={() => setOpenId(proof.id)}
              className="block size-18 overflow-hidden rounded-input border border-hairline bg-sunk"
            >
              <img
                src={srcOf('small')(proof)}
                alt=""
                loading="lazy"
                className={proof.kind === 'signature' ? 'size-full object-contain' : 'size-full object-cover'}
              />
            </button>
          </li>
        ))}
      </ul>
      <ProofViewer
        {...{ proofs, openId, nameOf }}
        onOpen={setOpenId}
        srcOf={srcOf('large')}
        takenOf={({ at }) => say('delivery.taken', { time: sayDateTime(new Date(at), locale) })}
        words={{
          close: say('delivery.close'),
          earlier: say('delivery.earlier'),
          later: say('delivery.later'),
        }}
      />
    </>
  )
}
