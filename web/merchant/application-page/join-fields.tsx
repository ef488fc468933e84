import { Checkbox, Select } from '@mantine/core'
import { useState } from 'react'
import type { ApplicationDetail } from '#shop/applications/application-office-contracts.ts'
import type { StaffRole } from '#shop/contract/caller.ts'
import { pick } from '#shop/words/locale.ts'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import { useApplicationWords } from '#web/words/merchant/applications/application-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

const roleCodes: readonly StaffRole[] = ['3', '4', '5', '8']

export function useJoinChoice({ centres }: ApplicationDetail) {
  const say = useApplicationWords()
  const [role, setRole] = useState<StaffRole>('3')
  const [saleUnits, setSaleUnits] = useState(centres.map(({ saleUnit }) => saleUnit))
  const whyNot = saleUnits.length === 0 ? say('decide.needCentre') : undefined
  return { request: { role, saleUnits }, setRole, setSaleUnits, whyNot }
}

type JoinFieldsProps = { application: ApplicationDetail; choice: ReturnType<typeof useJoinChoice> }

export function JoinFields({ application, choice }: JoinFieldsProps) {
  const say = useApplicationWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const { request, setRole, setSaleUnits } = choice
  return (
    <>
      <Select
        label={say('decide.role')}
        data={roleCodes.map((code) => ({ value: code, label: sayRole(sayMerchant, code) }))}
        value={request.role}
        allowDeselect={false}
        onChange={(value) => setRole((value as StaffRole | null) ?? '3')}
      />
      <Checkbox.Group label={say('decide.centres')} value={request.saleUnits} onChange={setSaleUnits}>
        <div className="grid">
          {application.centres.map(({ saleUnit, nameTh, nameEn }) => (
            <Checkbox
              key={saleUnit}
              value={saleUnit}
              label={`${pick(locale, nameTh, nameEn)} (${saleUnit})`}
              className="flex min-h-11 items-center"
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  )
}
