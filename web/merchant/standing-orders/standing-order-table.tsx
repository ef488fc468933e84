import { sayMoney } from '#shop/money/say-money.ts'
import { sayRhythm } from '#shop/standing-orders/say-rhythm.ts'
import type { ListedStandingOrder } from '#shop/standing-orders/standing-office-contracts.ts'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import * as orderPaths from '#web/paths/order-paths.ts'
import { useStandingOfficeWords } from '#web/words/merchant/standing/standing-office-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { StandingDot } from './standing-dot.tsx'
import { sayNext, sayTrouble } from './standing-sayings.ts'

export function StandingOrderTable({ standingOrders }: { standingOrders: readonly ListedStandingOrder[] }) {
  const say = useStandingOfficeWords()
  const locale = useLocale()
  const columns: Column<ListedStandingOrder>[] = [
    {
      key: 'shop',
      head: say('list.shop'),
      card: 'title',
      className: 'max-w-64',
      cell: ({ customerName }) => (
        <span className="line-clamp-2 @min-[700px]:line-clamp-1">{customerName}</span>
      ),
    },
    {
      key: 'rhythm',
      head: say('list.rhythm'),
      card: 'line',
      className: 'max-w-80',
      cell: (standing) => <RhythmAndTrouble standing={standing} />,
    },
    {
      key: 'next',
      head: say('list.next'),
      card: 'line',
      className: '@min-[700px]:whitespace-nowrap',
      cell: ({ next, state }) =>
        state === 'ended' ? null : (
          <>
            <span className="@min-[700px]:hidden">{say('list.next')} </span>
            {sayNext(next, say, locale)}
          </>
        ),
    },
    {
      key: 'payment',
      head: say('list.payment'),
      card: 'none',
      className: 'whitespace-nowrap @max-[56rem]:hidden',
      cell: ({ payment }) => say(`pay.${payment}`),
    },
    {
      key: 'state',
      head: say('list.state'),
      card: 'end',
      cell: ({ state, pausedUntil }) => <StandingDot state={state} pausedUntil={pausedUntil} />,
    },
    {
      key: 'total',
      head: say('list.total'),
      card: 'side',
      isNumber: true,
      className: 'whitespace-nowrap',
      cell: ({ total }) => sayMoney(total),
    },
  ]
  return (
    <DataList
      label={say('list.label')}
      columns={columns}
      rows={standingOrders}
      keyOf={({ id }) => id}
      nameOf={({ customerName, name }) => `${customerName} ${name}`}
      hrefOf={({ id }) => orderPaths.standingOrder({ id })}
    />
  )
}

function RhythmAndTrouble({ standing }: { standing: ListedStandingOrder }) {
  const say = useStandingOfficeWords()
  const locale = useLocale()
  const { name, rhythm, state } = standing
  const trouble = state === 'ended' ? undefined : sayTrouble(standing, say, locale)
  return (
    <div className="py-1.5">
      <p>{[name, sayRhythm(rhythm, locale)].filter(Boolean).join(' · ')}</p>
      {trouble ? (
        <p className="text-danger text-xs">
          {trouble.head}: {trouble.text}
        </p>
      ) : null}
    </div>
  )
}
