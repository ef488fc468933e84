import { sayNumber, shortMoney } from '#shop/money/say-money.ts'
import type { TeamMember } from '#shop/my-sales/my-sales-contracts.ts'
import { Change } from '#web/merchant/charts/change.tsx'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'

const wholeBaht = (satang: number) => shortMoney(Math.round(satang / 100) * 100)

/** Everybody's month beside each other; a row opens their own. */
export function TeamTable({ team, to }: { team: readonly TeamMember[]; to: (saleCode: string) => string }) {
  const say = useSalesWords()
  const nameOf = ({ saleCode, name }: TeamMember) => (saleCode === '' ? say('sales.nobody') : name)
  const share = ({ total, target }: TeamMember) =>
    target && target.amount > 0 ? `${sayNumber(Math.floor((total / target.amount) * 100))}%` : '–'
  const columns: Column<TeamMember>[] = [
    { key: 'name', head: say('month.name'), card: 'title', cell: nameOf },
    {
      key: 'total',
      head: say('month.sold'),
      card: 'side',
      isNumber: true,
      cell: ({ total }) => wholeBaht(total),
    },
    {
      ...{ key: 'target', head: say('month.target'), card: 'line', isNumber: true },
      cell: ({ target }) => (target ? wholeBaht(target.amount) : say('month.none')),
    },
    {
      key: 'share',
      head: say('month.share'),
      card: 'end',
      isNumber: true,
      cell: (row) => <b>{share(row)}</b>,
    },
    {
      ...{ key: 'before', head: say('month.sameDays'), card: 'none', isNumber: true },
      cell: ({ total, totalBefore }) => (
        <span className="inline-flex items-center justify-end gap-2 text-xs">
          {wholeBaht(totalBefore)} <Change value={total} before={totalBefore} />
        </span>
      ),
    },
    {
      ...{ key: 'reward', head: say('month.reward'), card: 'none', isNumber: true },
      cell: ({ reward }) => shortMoney(reward.earned),
    },
  ]
  return (
    <section aria-labelledby="team" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="team" className="text-lg">
        {say('month.teamTable')}
      </h2>
      <DataList
        label={say('month.teamTable')}
        columns={columns}
        rows={team}
        keyOf={({ saleCode }) => saleCode}
        nameOf={nameOf}
        hrefOf={({ saleCode }) => to(saleCode)}
      />
    </section>
  )
}
