import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Delivery } from '#shop/deliveries/tracking-contracts.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

export type Proof = Delivery['proofs'][number]
export type ViewerWords = { close: string; earlier: string; later: string }
type ProofViewerProps = {
  proofs: readonly Proof[]
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  srcOf: (proof: Proof) => string
  nameOf: (proof: Proof) => string
  takenOf: (proof: Proof) => string
  words: ViewerWords
}

/** One picture of a delivery as large as the screen, with when it was taken. */
export function ProofViewer({ proofs, openId, onOpen, srcOf, nameOf, takenOf, words }: ProofViewerProps) {
  const at = proofs.findIndex(({ id }) => id === openId)
  const proof = proofs[at]
  const [earlier, later] = [proofs[at - 1], proofs[at + 1]]
  return (
    <Dialog
      open={proof !== undefined}
      onClose={() => onOpen(undefined)}
      title={proof ? nameOf(proof) : ''}
      closeLabel={words.close}
      className="w-[min(100%-32px,48rem)]"
      actions={
        proof && proofs.length > 1 ? (
          <div className="flex w-full items-center justify-between">
            <IconButton
              label={words.earlier}
              icon={<ChevronLeft strokeWidth={1.75} />}
              disabled={!earlier}
              className="disabled:opacity-30"
              onClick={() => earlier && onOpen(earlier.id)}
            />
            <IconButton
              label={words.later}
              icon={<ChevronRight strokeWidth={1.75} />}
              disabled={!later}
              className="disabled:opacity-30"
              onClick={() => later && onOpen(later.id)}
            />
          </div>
        ) : null
      }
    >
      {proof ? (
        <figure className="grid gap-2">
          <img
            key={proof.id}
            src={srcOf(proof)}
            alt={nameOf(proof)}
            className="max-h-[60dvh] min-h-40 w-full rounded-input bg-sunk object-contain"
          />
          <figcaption className="text-muted text-sm">{takenOf(proof)}</figcaption>
        </figure>
      ) : null}
    </Dialog>
  )
}
