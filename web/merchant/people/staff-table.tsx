import { ShieldCheck } from 'lucide-react'
import type { ListedStaff } from '#shop/people/people-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { saySeen } from './say-seen.ts'

export function StaffTable({ staff, today }: { staff: readonly ListedStaff[]; today: string }) {
  const say = usePeopleWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const columns: Column<ListedStaff>[] = [
    {
      key: 'name',
      head: say('staff.name'),
      card: 'title',
      className: 'max-w-72',
      cell: ({ name, isYou }) => (
        <span className="wrap-anywhere">
          {name}
          {isYou ? <span className="font-normal text-muted"> · {say('staff.you')}</span> : null}
        </span>
      ),
    },
    {
      key: 'role',
      head: say('staff.role'),
      card: 'line',
      className: 'whitespace-nowrap',
      cell: ({ role }) => sayRole(sayMerchant, role),
    },
    {
      key: 'centres',
      head: say('staff.centres'),
      card: 'none',
      className: 'whitespace-nowrap',
      cell: ({ centres }) => centres.join(', '),
    },
    {
      key: 'mobile',
      head: say('staff.mobile'),
      card: 'none',
      className: 'tabular whitespace-nowrap',
      cell: ({ mobile }) => (mobile ? sayPhone(mobile) : '–'),
    },
    {
      key: 'seen',
      head: say('staff.seen'),
      card: 'end',
      className: 'tabular whitespace-nowrap',
      cell: ({ lastSeenAt }) => saySeen(say, lastSeenAt, { today, locale }),
    },
    {
      key: 'safety',
      head: say('staff.safety'),
      card: 'none',
      className: 'whitespace-nowrap',
      cell: ({ hasSecondFactor, hasLine }) =>
        hasSecondFactor ? (
          <span className="inline-flex items-center gap-1 text-primary-text">
            <ShieldCheck aria-hidden size={16} strokeWidth={1.75} />
            {say('staff.hasFactor')}
          </span>
        ) : (
          <span className="text-muted">{hasLine ? say('staff.hasLine') : say('staff.onlyPassword')}</span>
        ),
    },
  ]
  return (
    <DataList
      label={say('staff.list')}
      columns={columns}
      rows={staff}
      keyOf={({ username }) => username}
      nameOf={({ name }) => name}
      hrefOf={({ username }) => officePaths.person({ username })}
    />
  )
}
