import { TextInput } from '@mantine/core'
import { shortMoney } from '#shop/money/say-money.ts'
import { sayMonth } from '#shop/time/say-month.ts'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import {
  type TargetField,
  type Targets,
  type TypedTarget,
  targetFault,
  targetFields,
} from './typed-targets.ts'

type PersonTargetProps = {
  person: Targets['people'][number]
  before: Targets['before']
  typed: TypedTarget
  isTried: boolean
  onChange: (typed: TypedTarget) => void
}

const wholeBaht = (satang: number) => shortMoney(Math.round(satang / 100) * 100)

/** The targets of one person, beside what they had and sold before. */
export function PersonTarget({
  person: { saleCode, name, role },
  before,
  typed,
  isTried,
  onChange,
}: PersonTargetProps) {
  const say = useSalesWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const input = (field: TargetField) => {
    const fault = targetFault(field, typed[field])
    return (
      <TextInput
        key={field}
        label={say(`targets.${field}`)}
        aria-label={say(`targets.${field}Of`, { name })}
        inputMode={field === 'amount' ? 'decimal' : 'numeric'}
        maxLength={18}
        value={typed[field]}
        error={isTried && fault ? say(fault) : undefined}
        classNames={{ input: 'tabular text-right' }}
        onChange={({ currentTarget }) => onChange({ ...typed, [field]: currentTarget.value })}
      />
    )
  }
  return (
    <section
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-hairline bg-card p-3 lg:grid-cols-[12rem_minmax(0,1fr)_minmax(0,18rem)] lg:items-start"
    >
      <div>
        <p className="font-bold">{name}</p>
        <p className="text-muted text-sm">{sayRole(sayMerchant, role)}</p>
      </div>
      <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[2fr_1fr_1fr] max-sm:*:first:col-span-2">
        {targetFields.map(input)}
      </div>
      <dl aria-label={say('targets.earlier')} className="grid gap-0.5 text-sm">
        {before.map(({ month, targets }) => {
          const theirs = targets.find((target) => target.saleCode === saleCode)
          return (
            <div key={month} className="flex justify-between gap-3">
              <dt className="text-muted">{sayMonth(month, locale).short}</dt>
              <dd className="tabular">
                {theirs && theirs.amount > 0
                  ? say('targets.soldOf', {
                      total: wholeBaht(theirs.total),
                      amount: wholeBaht(theirs.amount),
                    })
                  : say('targets.soldWithout', { total: wholeBaht(theirs?.total ?? 0) })}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
