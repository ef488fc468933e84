import { useState } from 'react'
import { mostOfUnit } from '#shop/cart/cart.ts'
import type { Quantities } from '#shop/priced-cart/cart-to-price.ts'
import type { LinkedRun } from '#shop/standing-orders/standing-order-contracts.ts'
import { addDays, sayDateTime } from '#shop/time/bangkok.ts'
import { sayDay, saySlotTime } from '#web/customer/standing-order-form/say-standing.ts'
import type { StandingOrderCalls } from '#web/customer/standing-order-form/standing-order-calls.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Price } from '#web/ui/price.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { RunNotes } from './run-notes.tsx'

const ask = callsOf<StandingOrderCalls>()
const doneWords = { skip: 'link.skipped', lines: 'link.changed', pause: 'link.paused' } as const
type Change = keyof typeof doneWords

type OneTapProps = { token: string; run: LinkedRun | undefined; problem: string }

/** The coming run of a link: skipped, changed or paused with one press, without signing in. */
export function OneTapScreen({ token, run, problem }: OneTapProps) {
  const say = useStandingWords()
  const [done, setDone] = useState<Change>()
  const title = done ? say(doneWords[done]) : problem ? say('link.cannot') : say('link.title')
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 md:gap-4 md:pt-6"
    >
      <PageHead title={title} indexed={false} />
      {run && !done ? (
        <LinkedRunForm token={token} run={run} onDone={setDone} />
      ) : (
        <EmptyState
          asPageTitle
          drawing={done ? 'success' : 'nothing-found'}
          title={title}
          text={done ? undefined : problem}
          action={<LinkButton to={paths.subscriptions}>{say('link.signIn')}</LinkButton>}
        />
      )}
    </main>
  )
}

function LinkedRunForm({
  token,
  run,
  onDone,
}: {
  token: string
  run: LinkedRun
  onDone: (change: Change) => void
}) {
  const say = useStandingWords()
  const locale = useLocale()
  const [products, setProducts] = useState(run.products)
  const [pausedUntil, setPausedUntil] = useState(addDays(run.day, 14))
  const [busy, setBusy] = useState<Change>()
  const [problem, setProblem] = useState('')
  const isChanged = products !== run.products

  async function use(change: Change): Promise<void> {
    setBusy(change)
    setProblem('')
    const result = await ask(locale, 'oneTap', {
      ...{ token, change },
      ...(change === 'lines'
        ? { lines: products.map(({ productCode, quantities }) => ({ productCode, quantities })) }
        : {}),
      ...(change === 'pause' ? { pausedUntil } : {}),
    })
    setBusy(undefined)
    if (result.kind === 'ok') onDone(change)
    else setProblem(result.kind === 'refused' ? result.message : say('standing.lost'))
  }
  const setQuantity = (productCode: string, at: number, quantity: number) =>
    setProducts((before) =>
      before.map((each) =>
        each.productCode === productCode
          ? {
              ...each,
              quantities: each.quantities.map((old, index) => (index === at ? quantity : old)) as Quantities,
            }
          : each,
      ),
    )
  return (
    <>
      <div>
        <p className="text-muted text-sm">{run.centre[locale]}</p>
        <h1 className="text-xl md:text-2xl">{say('link.title')}</h1>
        <p>
          {run.isFetched
            ? say('link.fetch', { day: sayDay(run.day, locale) })
            : say('link.day', { day: sayDay(run.day, locale), slot: saySlotTime(run.slot, say) })}
        </p>
        <p className="text-muted text-sm">
          {say('link.asPlanned')} ·{' '}
          {say('standing.until', { time: sayDateTime(new Date(run.until), locale) })}
        </p>
      </div>
      <FormAlert message={problem || run.why?.[locale]} />
      <Card className="grid gap-2">
        <ul className="grid divide-y divide-hairline">
          {products.map(({ productCode, name, quantities, units }) => (
            <li key={productCode} className="grid gap-1 py-2">
              <p>{name[locale]}</p>
              {quantities.map((quantity, at) => {
                const usual =
                  run.products.find((each) => each.productCode === productCode)?.quantities[at] ?? 0
                const unit = units[at]?.[locale] ?? ''
                if (usual === 0) return null
                const both = `${name[locale]} ${unit}`
                return (
                  <div key={both} className="flex items-center gap-2">
                    <QuantityStepper
                      value={quantity}
                      max={mostOfUnit}
                      onChange={(value) => setQuantity(productCode, at, value)}
                      words={{
                        add: say('standing.addUnit', { name: both }),
                        less: say('standing.lessUnit', { name: both }),
                        more: say('standing.addUnit', { name: both }),
                        quantity: say('standing.quantity', { name: both }),
                        wrong: say('standing.wrong'),
                        most: say('standing.most', { most: mostOfUnit }),
                      }}
                    />
                    <span className="text-sm">{unit}</span>
                  </div>
                )
              })}
            </li>
          ))}
        </ul>
        <RunNotes notes={run.notes} />
        {isChanged ? (
          <Button wide loading={busy === 'lines'} onClick={() => void use('lines')}>
            {say('link.change')}
          </Button>
        ) : (
          <p className="flex items-baseline justify-between gap-2 border-hairline border-t pt-2">
            <span className="text-muted text-sm">{say('link.total')}</span>
            <Price amount={run.total} />
          </p>
        )}
      </Card>
      <Button
        size="lg"
        wide
        variant={isChanged ? 'secondary' : 'primary'}
        loading={busy === 'skip'}
        onClick={() => void use('skip')}
      >
        {say('link.skip')}
      </Button>
      <Card className="grid gap-3 sm:grid-cols-2 sm:items-end">
        <TextField
          type="date"
          label={say('link.pauseLabel')}
          value={pausedUntil}
          min={addDays(run.day, 1)}
          onChange={(event) => setPausedUntil(event.target.value)}
        />
        <Button variant="secondary" loading={busy === 'pause'} onClick={() => void use('pause')}>
          {say('link.pause')}
        </Button>
      </Card>
      <p className="text-center text-muted text-sm">{say('link.once')}</p>
    </>
  )
}
