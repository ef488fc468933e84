import { CircleAlert, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayRhythm } from '#shop/standing-orders/say-rhythm.ts'
import type { standingOrderContract } from '#shop/standing-orders/standing-order-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { saySlotTime } from '#web/customer/standing-order-form/say-standing.ts'
import type { StandingOrderCalls } from '#web/customer/standing-order-form/standing-order-calls.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Price } from '#web/ui/price.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type SayStanding, useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ComingRuns, type RunChange } from './coming-runs.tsx'
import { PastRuns } from './past-runs.tsx'
import { EndDialog, PauseDialog } from './pause-dialog.tsx'
import { RunNotes } from './run-notes.tsx'
import { StateTag } from './state-tag.tsx'

type Standing = AnswerOf<typeof standingOrderContract>

const ask = callsOf<StandingOrderCalls>()

/** One standing order: what comes next, what is in it, and what became of earlier runs. */
export function StandingOrderScreen({ standing }: { standing: Standing }) {
  const say = useStandingWords()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState('')
  const [dialog, setDialog] = useState<'pause' | 'end'>()
  const { id, name, state, rhythm, forecast, coming, past } = standing

  async function work(
    key: string,
    work: () => Promise<{ kind: string; message?: string }>,
    done?: () => void,
  ): Promise<void> {
    setBusy(key)
    setProblem('')
    const result = await work()
    setBusy('')
    if (result.kind === 'ok') done?.()
    else setProblem(result.kind === 'refused' ? (result.message ?? '') : say('standing.lost'))
    await revalidate()
  }
  async function changeRun(planned: string, change: RunChange): Promise<void> {
    await work(`${planned} ${change}`, async () => {
      const result = await ask(locale, 'changeRun', {
        ...{ id, planned, change },
        ...(change === 'agree' ? { total: forecast.total } : {}),
      })
      if (result.kind !== 'ok') return result
      const { orderNumber, state: became, why } = result.answer
      const isTried = change === 'try again' || change === 'agree'
      if (isTried && became === 'failed') return { kind: 'refused', message: why?.[locale] ?? '' }
      if (orderNumber)
        showToast({ text: say('standing.placedNow', { number: orderNumber }), tone: 'success' })
      return { kind: 'ok' }
    })
  }
  const setState = (to: Standing['state'], pausedUntil: string | null = null, done?: () => void) =>
    work(to, () => ask(locale, 'setStandingOrderState', { id, state: to, pausedUntil }), done)
  const end = () => {
    setDialog(undefined)
    const undo = { text: say('standing.undo'), onAct: () => void setState('active') }
    void setState('ended', null, () =>
      showToast({ text: say('standing.endDone'), lifeMs: 10_000, action: undo }),
    )
  }
  const next = coming.find((run) => run.state === 'coming')
  const earlier = past[0]?.state === 'failed' ? past.slice(1) : past
  return (
    <AccountFrame
      title={name || sayRhythm(rhythm, locale)}
      back={{ to: paths.subscriptions, text: say('standing.all') }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <StateTag standing={standing} />
        <span className="text-muted text-sm">{name ? sayRhythm(rhythm, locale) : ''}</span>
      </div>
      <FormAlert message={problem || undefined} />
      <ByCentre change={standing.byCentre} />
      {state === 'ended' ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={busy === 'active'}
          onClick={() => void setState('active')}
        >
          {say('standing.takeUp')}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <LinkButton
            to={withQuery(paths.subscription({ id }), { edit: '1' })}
            reloadDocument
            variant="secondary"
            icon={<Pencil aria-hidden size={18} strokeWidth={1.75} />}
          >
            {say('standing.edit')}
          </LinkButton>
          {state === 'paused' ? (
            <Button loading={busy === 'active'} onClick={() => void setState('active')}>
              {say('standing.resume')}
            </Button>
          ) : (
            <Button variant="secondary" loading={busy === 'paused'} onClick={() => setDialog('pause')}>
              {say('standing.pause')}
            </Button>
          )}
          <Button variant="quiet" loading={busy === 'ended'} onClick={() => setDialog('end')}>
            {say('standing.end')}
          </Button>
        </div>
      )}
      {past[0]?.state === 'failed' ? (
        <PastRuns runs={past.slice(0, 1)} isNews busy={busy} onChange={changeRun} />
      ) : null}
      {state === 'ended' ? null : <ComingRuns runs={coming} busy={busy} onChange={changeRun} />}
      {state === 'ended' ? null : (
        <Forecast
          forecast={forecast}
          say={say}
          agree={
            next ? (
              <Button
                loading={busy === `${next.planned} agree`}
                onClick={() => void changeRun(next.planned, 'agree')}
              >
                {say('standing.agree')}
              </Button>
            ) : null
          }
        />
      )}
      <Goods standing={standing} />
      {earlier.length > 0 || earlier === past ? (
        <PastRuns runs={earlier} busy={busy} onChange={changeRun} />
      ) : null}
      <PauseDialog
        open={dialog === 'pause'}
        onClose={() => setDialog(undefined)}
        onPause={(until) => {
          setDialog(undefined)
          void setState('paused', until)
        }}
      />
      <EndDialog open={dialog === 'end'} onClose={() => setDialog(undefined)} onEnd={end} />
    </AccountFrame>
  )
}

const byCentreWords = {
  active: 'standing.byCentreActive',
  paused: 'standing.byCentrePaused',
  ended: 'standing.byCentreEnded',
} as const

/** Who of the centre changed it, and why. */
function ByCentre({ change }: { change: Standing['byCentre'] }) {
  const say = useStandingWords()
  const locale = useLocale()
  if (!change) return null
  const { state, by, at, why } = change
  return (
    <Card as="section" className="grid gap-1 text-sm">
      <p className="font-bold">
        {say(byCentreWords[state], { name: by, time: sayDateTime(new Date(at), locale) })}
      </p>
      <p className="wrap-anywhere">{say('standing.byCentreWhy', { why })}</p>
    </Card>
  )
}

type ForecastProps = { forecast: Standing['forecast']; say: SayStanding; agree: ReactNode }

function Forecast({ forecast, say, agree }: ForecastProps) {
  const locale = useLocale()
  const { total, notes, why, isOverLimit } = forecast
  return (
    <Card as="section" aria-label={say('standing.wouldBe')} className="grid gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-lg">{say('standing.wouldBe')}</h2>
        <Price amount={total} />
      </div>
      <RunNotes notes={notes} />
      {why ? (
        <p className="flex items-start gap-2 text-danger text-sm">
          <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {why[locale]}
        </p>
      ) : null}
      {isOverLimit ? agree : null}
    </Card>
  )
}

function Goods({ standing }: { standing: Standing }) {
  const say = useStandingWords()
  const locale = useLocale()
  const { lines, products, payment, slot, taxInvoice, deliveryMethod } = standing
  const isFetched = deliveryMethod === 'PICKUP'
  const nameOf = (code: string) => products.find((product) => product.code === code)?.name[locale] ?? code
  return (
    <Card as="section" aria-label={say('standing.items')} className="grid gap-2">
      <h2 className="text-lg">{say('standing.items')}</h2>
      <ul className="grid divide-y divide-hairline">
        {lines.map(({ productCode, quantities, replacement }) => {
          const product = products.find(({ code }) => code === productCode)
          const amounts = quantities.flatMap((quantity, at) => {
            const unit = product?.units.find(({ position }) => position === at + 1)
            return quantity > 0 ? [`${quantity} ${unit?.name[locale] ?? ''}`] : []
          })
          return (
            <li key={productCode} className="grid gap-0.5 py-2">
              <span className="flex justify-between gap-3">
                <span className="min-w-0">{nameOf(productCode)}</span>
                <span className="tabular shrink-0 font-bold">{amounts.join(' ')}</span>
              </span>
              {product ? null : <span className="text-danger text-sm">{say('standing.notSold')}</span>}
              {replacement ? (
                <span className="text-muted text-sm">
                  {say('standing.replacedBy', { name: nameOf(replacement) })}
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      <p className="text-muted text-sm">
        {isFetched ? say('standing.PICKUP') : saySlotTime(slot, say)} · {say(`standing.${payment}`)}
        {taxInvoice ? ` · ${say('standing.tax', { number: taxInvoice.taxNumber })}` : null}
      </p>
    </Card>
  )
}
