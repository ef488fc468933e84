import { useState } from 'react'
import type { StaffRole } from '#shop/contract/caller.ts'
import { peopleProblems } from '#shop/people/people-problems.ts'
import { staffRoles } from '#shop/people/people-rules.ts'
import { pick } from '#shop/words/locale.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import type { PeopleCalls } from '#web/merchant/people/people-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { PersonDetail } from './person-detail.ts'

const ask = officeCallsOf<PeopleCalls>()
const nowhere = ''

/** The role at each of the owner's centres; one where they do not work yet can be given. */
export function RolesCard({ detail: { person, roles, seen } }: { detail: PersonDetail }) {
  const say = usePeopleWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const [typed, setTyped] = useState<Record<string, StaffRole>>({})
  const { send, isSaving } = useChange({ unknown: say('unknown'), staleCode: peopleProblems.stale.code })
  const changed = roles.flatMap(({ saleUnit, role }) => {
    const wanted = typed[saleUnit]
    return wanted && wanted !== role ? [{ saleUnit, role: wanted }] : []
  })
  async function save() {
    const isDone = await send(
      () => ask(locale, 'changeRoles', { username: person.username, seen, roles: changed }),
      say('roles.saved'),
    )
    if (isDone) setTyped({})
  }
  return (
    <FormSection title={say('roles.title')} text={person.isYou ? say('roles.self') : say('roles.text')}>
      {roles.map(({ saleUnit, nameTh, nameEn, role, isLastOwner }) => (
        <SelectField
          key={saleUnit}
          label={say('roles.of', { centre: pick(locale, nameTh, nameEn) })}
          hint={isLastOwner && !person.isYou ? say('roles.last') : undefined}
          value={typed[saleUnit] ?? role ?? nowhere}
          disabled={person.isYou || isLastOwner}
          options={[
            ...(role === null ? [{ value: nowhere, text: say('roles.notHere') }] : []),
            ...staffRoles.map((each) => ({ value: each, text: sayRole(sayMerchant, each) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const { [saleUnit]: _, ...others } = typed
            setTyped(value === nowhere ? others : { ...others, [saleUnit]: value as StaffRole })
          }}
        />
      ))}
      {changed.length > 0 ? (
        <Button loading={isSaving} onClick={() => void save()}>
          {say('roles.save')}
        </Button>
      ) : null}
    </FormSection>
  )
}
