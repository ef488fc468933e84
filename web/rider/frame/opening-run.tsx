import { RefreshCw } from 'lucide-react'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { RunLoading } from '#web/rider/parts/run-loading.tsx'
import { useRiderWords } from '#web/words/words.tsx'
import { RiderFoot, RiderRoom } from './rider-frame.tsx'

/** The page of the run before it is known whose it is. */
export function OpeningRun({ onAgain }: { onAgain: (() => void) | undefined }) {
  const say = useRiderWords()
  return (
    <RiderRoom>
      <p className="min-h-9" />
      <RiderPage title={say('page.riderHome')}>
        {onAgain ? (
          <>
            <p className="font-bold text-xl">{say('rider.cut')}</p>
            <RiderButton icon={<RefreshCw aria-hidden size={24} />} onClick={onAgain}>
              {say('app.retry')}
            </RiderButton>
          </>
        ) : (
          <RunLoading />
        )}
      </RiderPage>
      <RiderFoot />
    </RiderRoom>
  )
}
