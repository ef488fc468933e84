import type { ListedRider } from '#shop/people/people-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import * as officePaths from '#web/paths/office-paths.ts'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { saySeen } from './say-seen.ts'

export function RiderTable({ riders, today }: { riders: readonly ListedRider[]; today: string }) {
  const say = usePeopleWords()
  const locale = useLocale()
  const columns: Column<ListedRider>[] = [
    { key: 'name', head: say('staff.name'), card: 'title', className: 'max-w-64', cell: ({ name }) => name },
    {
      key: 'mobile',
      head: say('staff.mobile'),
      card: 'line',
      className: 'tabular whitespace-nowrap',
      cell: ({ mobile }) => sayPhone(mobile),
    },
    { key: 'company', head: say('riders.company'), card: 'none', cell: ({ company }) => company },
    {
      key: 'vehicle',
      head: say('riders.vehicle'),
      card: 'none',
      className: 'max-w-72',
      cell: ({ vehicle }) => <span className="clamp-1">{vehicle || '–'}</span>,
    },
    {
      key: 'seen',
      head: say('staff.seen'),
      card: 'end',
      className: 'tabular whitespace-nowrap',
      cell: ({ lastSeenAt }) => saySeen(say, lastSeenAt, { today, locale }),
    },
    { key: 'open', head: say('riders.open'), card: 'side', isNumber: true, cell: ({ open }) => open },
  ]
  return (
    <DataList
      label={say('riders.list')}
      columns={columns}
      rows={riders}
      keyOf={({ mobile }) => mobile}
      nameOf={({ name }) => name}
      hrefOf={({ mobile }) => officePaths.rider({ mobile })}
    />
  )
}
