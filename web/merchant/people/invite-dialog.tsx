import { Checkbox, Modal, Radio, SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { StaffRole } from '#shop/contract/caller.ts'
import { inviteErrors, staffRoles } from '#shop/people/people-rules.ts'
import { pick } from '#shop/words/locale.ts'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { sayRole } from '#web/merchant/staff/say-role.ts'
import { Button } from '#web/ui/button.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { PeopleCalls } from './people-calls.ts'

const ask = officeCallsOf<PeopleCalls>()
const roleTexts = {
  '3': 'role.salesText',
  '4': 'role.supervisorText',
  '5': 'role.managerText',
  '8': 'role.ownerText',
} as const

type InviteDialogProps = {
  saleUnit: string
  centres: readonly { saleUnit: string; nameTh: string; nameEn: string }[]
  onClose: () => void
}

/** Name, number, role and centres; the key is made once, so that two presses are one invitation. */
export function InviteDialog({ saleUnit, centres, onClose }: InviteDialogProps) {
  const say = usePeopleWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState({ name: '', mobile: '', role: '3' as StaffRole, centres: [saleUnit] })
  const [language, setLanguage] = useState<'th' | 'en'>('th')
  const [isTried, setIsTried] = useState(false)
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  const change = (some: Partial<typeof typed>) => setTyped({ ...typed, ...some })
  const wrong = inviteErrors(typed)
  const errorOf = (field: keyof typeof wrong) => (isTried ? wrong[field]?.[locale] : undefined)
  async function invite() {
    setIsTried(true)
    if (Object.keys(wrong).length > 0) return
    const isDone = await send(
      () => ask(locale, 'inviteStaff', { key, ...typed, language }),
      ({ sentBy }) => (sentBy ? say('invite.done', { name: typed.name.trim() }) : say('invite.notSent')),
    )
    if (isDone) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={say('invite.title')}
      closeButtonProps={{ 'aria-label': say('back') }}
    >
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
      >
        <p className="text-muted text-sm">{say('invite.text')}</p>
        <TextInput
          label={say('invite.name')}
          withAsterisk
          maxLength={80}
          autoComplete="off"
          value={typed.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextInput
          label={say('invite.mobile')}
          withAsterisk
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          value={typed.mobile}
          error={errorOf('mobile')}
          onChange={({ currentTarget }) =>
            change({ mobile: currentTarget.value.replace(/\D/g, '').slice(0, 10) })
          }
        />
        <Radio.Group
          label={say('invite.role')}
          value={typed.role}
          onChange={(role) => change({ role: role as StaffRole })}
        >
          <div className="grid">
            {staffRoles.map((role) => (
              <Radio
                key={role}
                value={role}
                label={sayRole(sayMerchant, role)}
                description={say(roleTexts[role])}
                className="py-1.5"
              />
            ))}
          </div>
        </Radio.Group>
        {centres.length > 1 ? (
          <Checkbox.Group
            label={say('invite.centres')}
            value={typed.centres}
            error={errorOf('centres')}
            onChange={(chosen) => change({ centres: chosen })}
          >
            <div className="grid">
              {centres.map((centre) => (
                <Checkbox
                  key={centre.saleUnit}
                  value={centre.saleUnit}
                  label={pick(locale, centre.nameTh, centre.nameEn)}
                  className="py-2"
                />
              ))}
            </div>
          </Checkbox.Group>
        ) : null}
        <div className="grid gap-1">
          <p className="font-bold text-sm" id="invite-language">
            {say('invite.language')}
          </p>
          <SegmentedControl
            aria-labelledby="invite-language"
            data={[
              { value: 'th', label: say('invite.thai') },
              { value: 'en', label: say('invite.english') },
            ]}
            value={language}
            onChange={(value) => setLanguage(value as 'th' | 'en')}
          />
        </div>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('back')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {say('invite.send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
