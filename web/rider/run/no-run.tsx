import { RefreshCw } from 'lucide-react'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderButton, RiderLink } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { riderSender } from '#web/rider/sending/rider-sender.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'
import { useRiderWords } from '#web/words/words.tsx'

export function NoRun() {
  const say = useRunWords()
  const sayTitle = useRiderWords()
  return (
    <RiderPage
      title={sayTitle('page.riderHome')}
      actions={
        <ActionBar>
          <RiderButton icon={<RefreshCw aria-hidden size={24} />} onClick={riderSender.loadNow}>
            {say('run.loadAgain')}
          </RiderButton>
          <RiderLink to={riderPaths.history} look="secondary">
            {sayTitle('page.riderHistory')}
          </RiderLink>
        </ActionBar>
      }
    >
      <p className="font-bold text-xl">{say('run.none')}</p>
      <p>{say('run.noneText')}</p>
    </RiderPage>
  )
}
