import { ZoomIn } from 'lucide-react'
import { useId, useState } from 'react'
import type { QueuedSlip } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import * as paymentPaths from '#web/paths/payment-paths.ts'
import { Modal } from '#web/ui/modal.tsx'
import { ModalFrame } from '#web/ui/modal-frame.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'

/** The slip as large as the page allows; a tap shows it in its own size. */
export function SlipPicture({ slip }: { slip: QueuedSlip }) {
  const say = usePaymentWords()
  const close = useMerchantWords()('app.close')
  const titleId = useId()
  const [isLarge, setIsLarge] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const src = paymentPaths.paymentPicture({ kind: 'slip', id: slip.id })
  const alt = say('slip.picture', { name: slip.customerName })
  if (isBroken)
    return (
      <p className="grid min-h-40 place-items-center rounded-card border border-hairline bg-sunk p-4 text-center text-muted">
        {say('slip.noPicture')}
      </p>
    )
  return (
    <>
      <button
        type="button"
        aria-label={say('slip.zoom')}
        onClick={() => setIsLarge(true)}
        className="relative grid min-h-60 w-full cursor-zoom-in place-items-center overflow-hidden rounded-card border border-hairline bg-sunk p-2 lg:min-h-96"
      >
        <img
          src={src}
          alt={alt}
          onError={() => setIsBroken(true)}
          className="max-h-[48dvh] w-auto max-w-full object-contain lg:max-h-[78dvh]"
        />
        <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-chip bg-card shadow-float">
          <ZoomIn aria-hidden size={22} strokeWidth={1.75} />
        </span>
      </button>
      <Modal
        open={isLarge}
        onClose={() => setIsLarge(false)}
        labelledBy={titleId}
        shape="centre"
        className="max-w-3xl"
      >
        <ModalFrame title={alt} titleId={titleId} closeLabel={close} onClose={() => setIsLarge(false)}>
          <div className="overflow-x-auto">
            <img src={src} alt={alt} className="w-[200%] max-w-none md:w-full" />
          </div>
        </ModalFrame>
      </Modal>
    </>
  )
}
