import { useNavigate, useSearchParams } from 'react-router'
import type { RiderRun, RiderStop } from '#shop/deliveries/rider-run.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { latePart } from '#web/rider/parts/late-part.tsx'
import { RiderLink } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { findStop } from '#web/rider/stops/find-stop.ts'
import type { LoadedRuns } from '#web/rider/store/rider-records.ts'
import { useRiderDay } from '#web/rider/store/use-rider-day.ts'
import { useStopWords } from '#web/words/rider/road/stop-words.ts'
import { useRiderWords } from '#web/words/words.tsx'
import { StopPage } from './stop-page.tsx'

const DoorSteps = latePart(() => import('#web/rider/door/door-steps.tsx'))
const NotDelivered = latePart(() => import('#web/rider/door/not-delivered.tsx'))

type StopScreenProps = { loaded: LoadedRuns; orderNumber: string; saleUnit: string }

/** One stop, one decision at a time: `step` says which. */
export function StopScreen({ loaded, orderNumber, saleUnit }: StopScreenProps) {
  const say = useStopWords()
  const sayTitle = useRiderWords()
  const { runs } = useRiderDay(loaded)
  const found = findStop(runs, orderNumber, saleUnit)
  if (!found)
    return (
      <RiderPage
        title={sayTitle('page.riderDetail')}
        back={riderPaths.home}
        actions={
          <ActionBar>
            <RiderLink to={riderPaths.home}>{say('stop.toRun')}</RiderLink>
          </ActionBar>
        }
      >
        <p className="font-bold">{say('stop.notHere')}</p>
      </RiderPage>
    )
  return <OpenStop {...found} />
}

function OpenStop({ run, stop }: { run: RiderRun; stop: RiderStop }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const step = isOpenStop(stop.state) ? query.get('step') : null
  const leave = () => void navigate(-1)
  // In the place of the step, so that Back leads to the run and not into what is done.
  const done = () => void navigate({ search: '' }, { replace: true })
  if (step === 'door') return <DoorSteps run={run} stop={stop} onBack={leave} onDone={done} />
  if (step === 'fail') return <NotDelivered run={run} stop={stop} onBack={leave} onDone={done} />
  return <StopPage run={run} stop={stop} />
}
