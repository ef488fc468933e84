import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { useRiderWords } from '#web/words/words.tsx'

const loadSheet = () => import('./scan-here.tsx')

type ScanButtonProps = {
  onFound: (code: string) => void
  icon: ReactNode
  look?: 'primary' | 'secondary'
}

/** Opens the camera for one barcode after the other; the reader comes with the first press. */
export function ScanButton({ onFound, icon, look = 'primary' }: ScanButtonProps) {
  const say = useRiderWords()
  const [isOpen, setIsOpen] = useState(false)
  const { Part } = useLazyPart(loadSheet, isOpen)
  return (
    <>
      <RiderButton look={look} icon={icon} onClick={() => setIsOpen(true)}>
        {say('rider.scan')}
      </RiderButton>
      {Part ? <Part isOpen={isOpen} onClose={() => setIsOpen(false)} onFound={onFound} /> : null}
    </>
  )
}
