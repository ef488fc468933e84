import type { ListedCustomer } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { CustomerDot } from './customer-dot.tsx'

type CustomerTableProps = { customers: readonly ListedCustomer[]; saleUnit: string; isOwn: boolean }

export function CustomerTable({ customers, saleUnit, isOwn }: CustomerTableProps) {
  const say = useCustomerWords()
  const locale = useLocale()
  const columns: Column<ListedCustomer>[] = [
    {
      key: 'name',
      head: say('list.name'),
      card: 'title',
      className: 'max-w-72',
      cell: ({ name }) => <span className="line-clamp-2 @min-[700px]:line-clamp-1">{name}</span>,
    },
    {
      key: 'mobile',
      head: say('list.mobile'),
      card: 'line',
      className: 'whitespace-nowrap',
      cell: ({ code, mobile }) => (
        <>
          {sayPhone(mobile)} <span className="text-muted">{code}</span>
        </>
      ),
    },
    {
      key: 'area',
      head: say('list.area'),
      card: 'none',
      className: 'max-w-48',
      cell: ({ district, province }) => (
        <span className="block truncate">{[district, province].filter(Boolean).join(' ')}</span>
      ),
    },
    ...(isOwn
      ? []
      : [
          {
            key: 'salesperson',
            head: say('list.salesperson'),
            card: 'none' as const,
            className: 'max-w-40',
            cell: ({ salesperson, saleCode }: ListedCustomer) => (
              <span className="block truncate">{salesperson || saleCode || say('list.nobody')}</span>
            ),
          },
        ]),
    {
      key: 'lastOrder',
      head: say('list.lastOrder'),
      card: 'line',
      className: 'whitespace-nowrap',
      cell: ({ lastOrderOn }) =>
        lastOrderOn ? (
          <>
            <span className="@min-[700px]:hidden">{say('list.lastOrder')} </span>
            {sayDate(noonOf(lastOrderOn), locale)}
          </>
        ) : (
          say('list.never')
        ),
    },
    {
      key: 'status',
      head: say('list.status'),
      card: 'end',
      cell: ({ status }) => <CustomerDot status={status} />,
    },
    {
      key: 'debt',
      head: say('list.debt'),
      card: 'side',
      isNumber: true,
      className: 'whitespace-nowrap',
      cell: ({ debt, overdue }) =>
        debt > 0 ? (
          <>
            {sayMoney(debt)}
            {overdue > 0 ? (
              <span className="block text-danger text-xs">
                {say('list.overdue')} {sayMoney(overdue)}
              </span>
            ) : null}
          </>
        ) : null,
    },
  ]
  return (
    <DataList
      label={say('list.label')}
      columns={columns}
      rows={customers}
      keyOf={({ code }) => code}
      nameOf={({ name }) => name}
      hrefOf={({ code }) => merchantPaths.customer({ code, saleunit: saleUnit })}
    />
  )
}
