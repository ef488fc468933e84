import type { ListedRider, ListedStaff } from '#shop/people/people-contracts.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

type Former = { key: string; name: string; role: string; endedAt: string; href: string }
type FormerTableProps = { former: readonly ListedStaff[]; riders: readonly ListedRider[] }

/** Staff and riders who left, the latest first. */
export function FormerTable({ former, riders }: FormerTableProps) {
  const say = usePeopleWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const rows: Former[] = [
    ...former.map(({ username, name, role, endedAt }) => ({
      ...{ key: `staff ${username}`, name, role: sayRole(sayMerchant, role), endedAt: endedAt ?? '' },
      href: officePaths.person({ username }),
    })),
    ...riders.map(({ mobile, name, endedAt }) => ({
      ...{ key: `rider ${mobile}`, name, role: say('former.rider'), endedAt: endedAt ?? '' },
      href: officePaths.rider({ mobile }),
    })),
  ].sort((a, b) => b.endedAt.localeCompare(a.endedAt))
  if (rows.length === 0)
    return <EmptyState drawing="nothing-found" title={say('former.none')} text={say('former.noneText')} />
  const columns: Column<Former>[] = [
    { key: 'name', head: say('staff.name'), card: 'title', cell: ({ name }) => name },
    { key: 'role', head: say('staff.role'), card: 'line', cell: ({ role }) => role },
    {
      key: 'ended',
      head: say('former.ended'),
      card: 'end',
      className: 'tabular whitespace-nowrap',
      cell: ({ endedAt }) => sayDate(new Date(endedAt), locale),
    },
  ]
  return (
    <DataList
      label={say('former.list')}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      hrefOf={({ href }) => href}
    />
  )
}
