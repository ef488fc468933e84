import { ListOrdered, Map as MapIcon, Package, Pause, Phone, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderAnchor, RiderButton, RiderLink } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { readConsent, writeConsent } from '#web/rider/position/position-consent.ts'
import { useRecord } from '#web/rider/sending/use-record.ts'
import { nextStop } from '#web/rider/stops/choose-run.ts'
import { RunMoney } from '#web/rider/stops/run-money.tsx'
import { StopList } from '#web/rider/stops/stop-list.tsx'
import { useRiderSite } from '#web/rider/store/rider-site.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'
import { useRiderWords } from '#web/words/words.tsx'
import { AskForPlace } from './ask-for-place.tsx'
import { NextStop } from './next-stop.tsx'

const loadMap = () => import('./run-map.tsx')

/** A run that is to begin, is on, or rests: the next stop first, and one thing to do. */
export function RunPage({ run, children }: { run: RiderRun; children?: ReactNode }) {
  const say = useRunWords()
  const sayTitle = useRiderWords()
  const { mark } = useRiderSite()
  const record = useRecord()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [isMapOpen, setIsMapOpen] = useState(false)
  const { Part: RunMap } = useLazyPart(loadMap, isMapOpen)
  const next = nextStop(run)
  const { id: runId, state } = run
  const isSent = state === 'sent'
  const notLoaded = run.stops.filter(({ state, loadedAt }) => isOpenStop(state) && !loadedAt).length
  const start = () => void record({ runId, kind: 'start' })
  const isBegun = run.startedAt !== null || run.stops.some(({ doneAt }) => doneAt)

  if (isAsking)
    return (
      <AskForPlace
        onAnswer={(isGiven) => {
          writeConsent(mark, isGiven)
          setIsAsking(false)
          start()
        }}
        onBack={() => setIsAsking(false)}
      />
    )
  const startButton = (
    <RiderButton
      look={notLoaded > 0 ? 'secondary' : 'primary'}
      icon={<Play aria-hidden size={26} />}
      onClick={() => (readConsent(mark) === undefined ? setIsAsking(true) : start())}
    >
      {say('run.start')}
    </RiderButton>
  )
  return (
    <RiderPage
      title={sayTitle('page.riderHome')}
      actions={
        <ActionBar>
          {isSent && notLoaded > 0 ? (
            <RiderButton
              icon={<Package aria-hidden size={26} />}
              onClick={() => void navigate({ search: '?view=load' })}
            >
              {say('run.loadCheck', { done: run.stops.length - notLoaded, all: run.stops.length })}
            </RiderButton>
          ) : null}
          {isSent ? startButton : null}
          {state === 'paused' ? (
            <RiderButton
              icon={<Play aria-hidden size={26} />}
              onClick={() => void record({ runId, kind: 'resume' })}
            >
              {say('run.resume')}
            </RiderButton>
          ) : null}
          {state === 'started' && next ? (
            <RiderLink to={riderPaths.detail({ orderid: next.orderNumber, saleunit: run.saleUnit })}>
              {say(next.state === 'arrived' ? 'run.atStop' : 'run.toNext')}
            </RiderLink>
          ) : null}
          {state === 'started' && next ? (
            <RiderButton
              look="secondary"
              icon={<Pause aria-hidden size={26} />}
              onClick={() => void record({ runId, kind: 'pause' })}
            >
              {say('run.pause')}
            </RiderButton>
          ) : null}
          {next || !isBegun ? null : (
            <RiderButton onClick={() => void record({ runId, kind: 'finish' })}>
              {say('run.finish')}
            </RiderButton>
          )}
        </ActionBar>
      }
    >
      {children}
      {next ? <NextStop run={run} stop={next} /> : <p className="font-bold text-xl">{say('run.allDone')}</p>}
      <RunMoney stops={run.stops} />
      <div className="grid grid-cols-2 gap-2">
        <RiderButton
          look="secondary"
          aria-expanded={isMapOpen}
          icon={<MapIcon aria-hidden size={24} />}
          onClick={() => setIsMapOpen(!isMapOpen)}
        >
          {say('run.map')}
        </RiderButton>
        <RiderButton
          look="secondary"
          icon={<ListOrdered aria-hidden size={24} />}
          onClick={() => void navigate({ search: '?view=order' })}
        >
          {say('run.order')}
        </RiderButton>
      </div>
      {isMapOpen && RunMap ? <RunMap run={run} /> : null}
      <StopList run={run} />
      {run.centre.phone ? (
        <RiderAnchor href={`tel:${run.centre.phone}`} icon={<Phone aria-hidden size={24} />}>
          {sayTitle('rider.callCentre')}
        </RiderAnchor>
      ) : null}
    </RiderPage>
  )
}
