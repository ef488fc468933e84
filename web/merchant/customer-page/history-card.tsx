import type { ReactNode } from 'react'
import { useId } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  CustomerDetail,
  customerOptionsContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { historyWords, purposeWords } from '#web/merchant/customers/customer-sayings.ts'
import { Card } from '#web/ui/card.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { sayEditable } from './editable.ts'

const isKeyOf = <Words extends object>(words: Words, key: PropertyKey): key is keyof Words =>
  Object.hasOwn(words, key)

function Rows({ title, none, children }: { title: string; none: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {none ? <p className="text-muted text-sm">{none}</p> : null}
      <ul className="divide-y divide-hairline text-sm">{children}</ul>
    </Card>
  )
}

/** When staff acted for the shop, and what came of it. */
export function ActingCard({ acting }: { acting: CustomerDetail['acting'] }) {
  const say = useCustomerWords()
  const locale = useLocale()
  return (
    <Rows title={say('acting.title')} none={acting.length === 0 ? say('acting.none') : undefined}>
      {acting.map(({ at, by, orders }) => (
        <li key={`${at} ${by}`} className="flex justify-between gap-4 py-1.5">
          <span className="min-w-0">
            {by}
            <span className="block text-muted">{sayDateTime(new Date(at), locale)}</span>
          </span>
          <span className="shrink-0">
            {orders > 0 ? say('acting.orders', { count: orders }) : say('acting.looked')}
          </span>
        </li>
      ))}
    </Rows>
  )
}

export function ConsentsCard({ consents }: { consents: CustomerDetail['consents'] }) {
  const say = useCustomerWords()
  const locale = useLocale()
  const sayPurpose = (purpose: string) =>
    isKeyOf(purposeWords, purpose) ? say(purposeWords[purpose]) : say('consents.other', { purpose })
  return (
    <Rows title={say('consents.title')} none={consents.length === 0 ? say('consents.none') : undefined}>
      {consents.map(({ purpose, version, given, at }) => (
        <li key={purpose} className="flex justify-between gap-4 py-1.5">
          <span className="min-w-0">
            {sayPurpose(purpose)}
            <span className="block text-muted">
              {say('consents.version', { version, at: sayDate(new Date(at), locale) })}
            </span>
          </span>
          <span className={given ? 'shrink-0 text-primary-text' : 'shrink-0 text-danger'}>
            {say(given ? 'consents.given' : 'consents.refused')}
          </span>
        </li>
      ))}
    </Rows>
  )
}

type HistoryCardProps = {
  history: CustomerDetail['history']
  options: AnswerOf<typeof customerOptionsContract>
}

/** Who changed what, from what to what. */
export function HistoryCard({ history, options }: HistoryCardProps) {
  const say = useCustomerWords()
  const locale = useLocale()
  const sayWhat = (what: string) => (isKeyOf(historyWords, what) ? say(historyWords[what]) : what)
  return (
    <Rows title={say('history.title')} none={history.length === 0 ? say('history.none') : undefined}>
      {history.map(({ at, by, what, before, after }) => (
        <li key={`${at} ${what}`} className="grid gap-0.5 py-1.5">
          <span className="flex justify-between gap-4">
            <b>{sayWhat(what)}</b>
            <span className="shrink-0 text-muted">{sayDateTime(new Date(at), locale)}</span>
          </span>
          <span className="text-muted">{by}</span>
          {Object.keys(after).map((field) => {
            const { label, mine } = sayEditable(field, after, { say, locale, options })
            return (
              <span key={field} className="wrap-anywhere">
                {!Object.hasOwn(before, field)
                  ? `${label}: ${mine}`
                  : say('history.field', {
                      field: label,
                      before: sayEditable(field, before, { say, locale, options }).mine,
                      after: mine,
                    })}
              </span>
            )
          })}
        </li>
      ))}
    </Rows>
  )
}
