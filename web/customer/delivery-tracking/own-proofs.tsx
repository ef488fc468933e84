import type { Delivery } from '#shop/deliveries/tracking-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as ownOrderPaths from '#web/paths/own-order-paths.ts'
import { ProofPictures } from '#web/shared/delivery-tracking/proof-pictures.tsx'
import { useDeliveryWords } from '#web/words/customer/delivery-words.ts'
import { useLocale } from '#web/words/words.tsx'

type OwnProofsProps = { order: { number: string; saleUnit: string }; proofs: Delivery['proofs'] }

/** What proves the delivery, for the owner of the order. */
export function OwnProofs({ order: { number, saleUnit }, proofs }: OwnProofsProps) {
  const say = useDeliveryWords()
  const locale = useLocale()
  return (
    <ProofPictures
      proofs={proofs}
      srcOf={(id, size) =>
        inLanguage(locale, ownOrderPaths.ownProof({ orderid: number, saleunit: saleUnit, id, size }))
      }
      takenOf={({ at }) => say('delivery.taken', { time: sayDateTime(new Date(at), locale) })}
      words={{
        proofs: say('delivery.proofs'),
        signature: say('delivery.signature'),
        photo: (photo) => say('delivery.photo', { number: photo }),
        close: say('delivery.close'),
        earlier: say('delivery.earlier'),
        later: say('delivery.later'),
      }}
    />
  )
}
