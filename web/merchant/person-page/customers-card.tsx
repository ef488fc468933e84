import { useState } from 'react'
import { Link } from 'react-router'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import type { PeopleCalls } from '#web/merchant/people/people-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PersonDetail } from './person-detail.ts'

const ask = officeCallsOf<PeopleCalls>()

/** The customers they look after, and who could take them over. */
export function CustomersCard({ detail: { person, customers, colleagues } }: { detail: PersonDetail }) {
  const say = usePeopleWords()
  const locale = useLocale()
  const [to, setTo] = useState('')
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  if (customers === 0)
    return (
      <FormSection title={say('customers.title')}>
        <p className="text-muted text-sm">{say('customers.none')}</p>
      </FormSection>
    )
  return (
    <FormSection title={say('customers.title')}>
      <p>
        {say('customers.count', { count: customers })} ·{' '}
        <Link
          to={withQuery(merchantPaths.customers, { saleCode: person.saleCode })}
          className="touch-44 text-primary-text underline"
        >
          {say('customers.see')}
        </Link>
      </p>
      <SelectField
        label={say('customers.hand')}
        placeholder={say('customers.handTo')}
        value={to}
        options={colleagues.map(({ saleCode, name }) => ({ value: saleCode, text: name }))}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      {to ? (
        <Button
          variant="secondary"
          loading={isSaving}
          onClick={async () => {
            const isDone = await send(
              () => ask(locale, 'handOver', { username: person.username, to }),
              (answer) => say('customers.handed', { count: answer.customers }),
            )
            if (isDone) setTo('')
          }}
        >
          {say('customers.handNow')}
        </Button>
      ) : null}
    </FormSection>
  )
}
