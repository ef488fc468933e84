import { ScanBarcode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useShopWords } from '#web/words/words.tsx'

const ScanProduct = lazy(() => import('./scan-product.tsx'))

/** Opens the camera; what reads it comes when it is first wanted. */
export function ScanButton({ className }: { className?: string }) {
  const say = useShopWords()
  const [open, setOpen] = useState(false)
  const [wanted, want] = useState(false)
  return (
    <div className={className}>
      <IconButton
        label={say('scan.open')}
        icon={<ScanBarcode aria-hidden size={22} strokeWidth={1.75} className="text-primary-text" />}
        onClick={() => {
          want(true)
          setOpen(true)
        }}
      />
      {wanted ? (
        <Suspense>
          <ScanProduct open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
