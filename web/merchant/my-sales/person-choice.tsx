import { Select } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'

type PersonChoiceProps = {
  people: readonly { saleCode: string; name: string }[]
  value: string
  to: (saleCode: string | undefined) => string
  /** Whether all of them together can be looked at. */
  hasAll?: boolean
}

/** Whose figures or customers an overseer looks at. */
export function PersonChoice({ people, value, to, hasAll = false }: PersonChoiceProps) {
  const say = useSalesWords()
  const navigate = useNavigate()
  const all = hasAll ? [{ value: '', label: say('sales.everybody') }] : []
  return (
    <Select
      aria-label={say('sales.salesperson')}
      allowDeselect={false}
      className="w-56 max-w-full"
      data={[
        ...all,
        ...people
          .filter(({ saleCode }) => saleCode !== '')
          .map(({ saleCode, name }) => ({ value: saleCode, label: name })),
      ]}
      value={value}
      onChange={(chosen) =>
        chosen !== null && void navigate(to(chosen || undefined), { preventScrollReset: true })
      }
    />
  )
}
