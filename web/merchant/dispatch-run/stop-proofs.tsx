import { useEffect, useState } from 'react'
import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import type { DispatchCalls } from '#web/merchant/dispatch-plan/dispatch-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<DispatchCalls>()
type Proof = { id: string; kind: 'photo' | 'signature' }
type StopProofsProps = { stop: RiderStop; saleUnit: string; onClose: () => void }

/** The photos and the signature of a stop, asked for when they are looked at. */
export function StopProofs({ stop: { orderNumber, customerName }, saleUnit, onClose }: StopProofsProps) {
  const say = useDispatchWords()
  const locale = useLocale()
  const [proofs, setProofs] = useState<readonly Proof[]>()
  const [problem, setProblem] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens.
  useEffect(() => {
    void ask(locale, 'stopProofs', { orderNumber }).then((result) => {
      if (result.kind === 'ok') setProofs(result.answer.proofs)
      else setProblem(result.kind === 'refused' ? result.message : say('dispatch.unknown'))
    })
  }, [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={customerName}
      closeLabel={say('proof.close')}
      className="w-[min(100%-32px,40rem)]"
    >
      {problem ? <p role="alert">{problem}</p> : null}
      {proofs === undefined && !problem ? <div className="h-48 animate-pulse rounded-input bg-sunk" /> : null}
      {proofs?.length === 0 ? <p className="text-muted">{say('proof.none')}</p> : null}
      <ul className="grid gap-3">
        {proofs?.map(({ id, kind }) => (
          <li key={id}>
            <img
              src={inLanguage(
                locale,
                orderPaths.deliveryProof({ orderid: orderNumber, saleunit: saleUnit, id, size: 'large' }),
              )}
              alt={say(kind === 'photo' ? 'proof.photo' : 'proof.signature', { name: customerName })}
              className="max-h-[60dvh] min-h-24 w-full rounded-input bg-sunk object-contain"
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
