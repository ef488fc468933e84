import { notifications } from '@mantine/notifications'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { checkListContract } from '#shop/check-list/check-list-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useCheckListWords } from '#web/words/merchant/reports/check-list-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { CheckListCalls } from './check-list-calls.ts'
import { RemoveExamples } from './remove-examples.tsx'
import { wayTo } from './way-to.ts'

type CheckListAnswer = AnswerOf<typeof checkListContract>
type Point = CheckListAnswer['points'][number]

const ask = officeCallsOf<CheckListCalls>()

/** What a new centre still misses, until all is done or the list is put away. */
export function CheckList({ list }: { list: CheckListAnswer }) {
  const say = useCheckListWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const reload = useReload()
  const [isBusy, setIsBusy] = useState(false)
  const done = list.points.filter((point) => point.done)
  const missing = list.points.filter((point) => !point.done)
  async function putAway() {
    setIsBusy(true)
    const result = await ask(locale, 'putAwayCheckList', {})
    setIsBusy(false)
    if (result.kind === 'ok') {
      notifications.show({ message: say('check.putAwayDone'), autoClose: 8_000 })
      return reload()
    }
    const message = result.kind === 'refused' ? result.message : sayMerchant('error.network')
    notifications.show({ color: 'red', message, autoClose: 30_000 })
  }
  return (
    <Card as="section" aria-labelledby="check-list" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 id="check-list" className="text-lg">
            {say('check.title')}
          </h2>
          <p className="text-muted text-sm">{say('check.text')}</p>
        </div>
        <Button variant="quiet" size="sm" loading={isBusy} onClick={() => void putAway()}>
          {say('check.putAway')}
        </Button>
      </div>
      <ProgressBar
        value={done.length}
        max={list.points.length}
        label={say('check.progress', { done: done.length, all: list.points.length })}
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-2">
        {missing.map((point) => (
          <MissingPoint key={point.name} point={point} />
        ))}
      </ul>
      {list.examples > 0 ? <RemoveExamples count={list.examples} /> : null}
      {done.length > 0 ? (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center text-primary-text">
            {say('check.doneOnes')}
          </summary>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {done.map(({ name }) => (
              <li key={name} className="flex items-center gap-1.5">
                <CircleCheck aria-hidden size={18} strokeWidth={1.75} className="text-primary-text" />
                {say(`check.${name}`)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  )
}

function MissingPoint({ point: { name, count } }: { point: Point }) {
  const say = useCheckListWords()
  const way = wayTo(name)
  const title = say(`check.${name}`)
  return (
    <li className="flex items-start gap-3 border-hairline border-t py-2">
      <CircleDashed aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {say(`check.${name}Why`)}
          {count > 0 ? ` · ${say('check.count', { count })}` : ''}
        </p>
      </div>
      {way ? (
        <Link
          to={way}
          aria-label={say('check.goFor', { name: title })}
          className="inline-flex min-h-11 shrink-0 items-center px-2 text-primary-text text-sm hover:underline"
        >
          {say('check.go')}
        </Link>
      ) : null}
    </li>
  )
}
