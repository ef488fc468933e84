import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useShopWords } from '#web/words/words.tsx'

const load = () => import('./scan-product.tsx')

/** Opens the camera; the reader loads on first use. */
export function ScanButton({ className }: { className?: string }) {
  const say = useShopWords()
  const [open, setOpen] = useState(false)
  const { Part: ScanProduct, isLoading, loadPart } = useLazyPart(load)
  return (
    <div className={className}>
      <IconButton
        label={say('scan.open')}
        icon={
          isLoading ? (
            <Spinner />
          ) : (
            <ScanBarcode aria-hidden size={22} strokeWidth={1.75} className="text-primary-text" />
          )
        }
        onClick={() => {
          void loadPart()
          setOpen(true)
        }}
      />
      {ScanProduct ? <ScanProduct open={open} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
