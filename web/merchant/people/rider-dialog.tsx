import { Autocomplete, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { riderErrors } from '#shop/people/people-rules.ts'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PeopleCalls } from './people-calls.ts'

const ask = officeCallsOf<PeopleCalls>()

type Rider = { mobile: string; name: string; company: string; vehicle: string }
type RiderDialogProps = {
  companies: readonly string[]
  onClose: () => void
  /** Who is changed; without it somebody is added. */
  rider?: Rider & { isOnlyHere: boolean }
}

export function RiderDialog({ companies, onClose, rider }: RiderDialogProps) {
  const say = usePeopleWords()
  const locale = useLocale()
  const [typed, setTyped] = useState<Rider>({
    mobile: rider?.mobile ?? '',
    name: rider?.name ?? '',
    company: rider?.company ?? companies[0] ?? '',
    vehicle: rider?.vehicle ?? '',
  })
  const [isTried, setIsTried] = useState(false)
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  const change = (some: Partial<Rider>) => setTyped({ ...typed, ...some })
  const wrong = riderErrors(typed)
  const errorOf = (field: keyof typeof wrong) => (isTried ? wrong[field]?.[locale] : undefined)
  const isFixed = rider !== undefined && !rider.isOnlyHere
  async function save() {
    setIsTried(true)
    if (Object.keys(wrong).length > 0) return
    const name = typed.name.trim()
    const isDone = await send(
      () => ask(locale, 'saveRider', { ...typed, isNew: rider === undefined }),
      ({ sent }) =>
        rider ? say('rider.saved', { name }) : say(sent ? 'rider.added' : 'rider.addedSilently', { name }),
    )
    if (isDone) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={rider ? say('rider.editTitle') : say('rider.title')}
      closeButtonProps={{ 'aria-label': say('back') }}
    >
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="text-muted text-sm">
          {isFixed ? say('rider.elsewhere') : rider ? null : say('rider.text')}
        </p>
        <TextInput
          label={say('rider.mobile')}
          withAsterisk
          inputMode="numeric"
          maxLength={12}
          disabled={rider !== undefined}
          value={typed.mobile}
          error={errorOf('mobile')}
          onChange={({ currentTarget }) =>
            change({ mobile: currentTarget.value.replace(/\D/g, '').slice(0, 10) })
          }
        />
        <TextInput
          label={say('invite.name')}
          withAsterisk
          maxLength={80}
          disabled={isFixed}
          value={typed.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Autocomplete
          label={say('riders.company')}
          description={say('rider.companyHint')}
          withAsterisk
          maxLength={40}
          disabled={isFixed}
          data={[...companies]}
          value={typed.company}
          error={errorOf('company')}
          onChange={(company) => change({ company: company.toUpperCase() })}
        />
        <TextInput
          label={say('riders.vehicle')}
          description={say('rider.vehicleHint')}
          maxLength={80}
          value={typed.vehicle}
          onChange={({ currentTarget }) => change({ vehicle: currentTarget.value })}
        />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('back')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {say('rider.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
