import { Checkbox, Modal, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { CentreArea, CentreTerms } from '#shop/merchant-centre/centre-profile.ts'
import { takenBefore, whyNotArea } from '#shop/merchant-centre/why-not-area.ts'
import { shortMoney } from '#shop/money/say-money.ts'
import { pick } from '#shop/words/locale.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { MoneyField } from '#web/merchant/centre-forms/money-field.tsx'
import { TimeField } from '#web/merchant/centre-forms/time-field.tsx'
import { usePart } from '#web/merchant/centre-forms/use-part.ts'
import { WeekdayField } from '#web/merchant/centre-forms/weekday-field.tsx'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { PlacesField } from './places-field.tsx'

const ask = officeCallsOf<CentreCalls>()
type SavedArea = CentreArea & { version: string }
const empty: SavedArea = {
  ...{ version: '', id: '', nameTh: '', nameEn: '', fee: null, freeFrom: null, minimum: null },
  ...{ weekdays: null, cutOffMinute: null, active: true, places: [] },
}
const everyDay = 126

type AreaDialogProps = {
  /** Undefined for a new one. */
  area: SavedArea | undefined
  areas: readonly SavedArea[]
  terms: { [Term in keyof CentreTerms]: number }
  onClose: () => void
}

/** One area with its places and what is its own; what is typed is kept until it is saved or given up. */
export function AreaDialog({ area, areas, terms, onClose }: AreaDialogProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const reload = useReload()
  const [isRemoving, setIsRemoving] = useState(false)
  const part = usePart<SavedArea>({
    ...{ name: `area ${area?.id ?? 'new'}`, saved: area ?? empty },
    whyNot: (thing) => whyNotArea(thing, areas),
    tidy: (thing) => ({
      ...{ ...thing, nameTh: thing.nameTh.trim(), nameEn: thing.nameEn.trim() },
      places: thing.places.toSorted(),
    }),
    send: (thing) => ask(locale, 'saveCentreArea', thing),
  })
  const { typed, change, errorOf } = part
  const taken = takenBefore(areas, typed)
  const asCentre = (satang: number) => say('areas.asCentre', { amount: shortMoney(satang) })
  function close() {
    part.discard()
    onClose()
  }
  async function save(thing?: SavedArea) {
    if ((await part.save(thing)) === 'saved') close()
  }
  async function remove() {
    if (!area) return
    setIsRemoving(true)
    const result = await ask(locale, 'removeCentreArea', { id: area.id, version: area.version })
    setIsRemoving(false)
    if (result.kind === 'ok') {
      showToast({ text: say('areas.removed'), tone: 'success' })
      close()
    } else {
      const text = result.kind === 'refused' ? result.message : say('part.unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    }
    await reload()
  }
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={area ? say('areas.editOf', { name: pick(locale, area.nameTh, area.nameEn) }) : say('areas.add')}
      closeButtonProps={{ 'aria-label': say('areas.back') }}
    >
      <div data-part={part.name} className="grid gap-3">
        <Switch
          label={say('areas.active')}
          checked={typed.active}
          onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextInput
            label={say('areas.nameTh')}
            value={typed.nameTh}
            maxLength={80}
            error={errorOf('nameTh')}
            onChange={({ currentTarget }) => change({ nameTh: currentTarget.value })}
          />
          <TextInput
            label={say('areas.nameEn')}
            value={typed.nameEn}
            maxLength={80}
            error={errorOf('nameEn')}
            onChange={({ currentTarget }) => change({ nameEn: currentTarget.value })}
          />
        </div>
        <PlacesField
          places={typed.places}
          error={errorOf('places')}
          onChange={(places) => change({ places })}
        />
        {taken.length > 0 ? (
          <p className="text-secondary-text text-sm">
            {say('areas.overlap', {
              count: taken.length,
              name: [...new Set(taken.map(({ by }) => pick(locale, by.nameTh, by.nameEn)))].join(', '),
            })}
          </p>
        ) : null}
        <div className="grid gap-3 sm:grid-cols-3">
          <MoneyField
            label={say('terms.fee')}
            value={typed.fee}
            placeholder={asCentre(terms.fee)}
            error={errorOf('fee')}
            onChange={(fee) => change({ fee })}
          />
          <MoneyField
            label={say('terms.freeFrom')}
            value={typed.freeFrom}
            placeholder={asCentre(terms.freeFrom)}
            error={errorOf('freeFrom')}
            onChange={(freeFrom) => change({ freeFrom })}
          />
          <MoneyField
            label={say('terms.minimum')}
            value={typed.minimum}
            placeholder={asCentre(terms.minimum)}
            error={errorOf('minimum')}
            onChange={(minimum) => change({ minimum })}
          />
        </div>
        <Checkbox
          label={say('areas.ownDays')}
          checked={typed.weekdays !== null}
          onChange={({ currentTarget }) => change({ weekdays: currentTarget.checked ? everyDay : null })}
        />
        {typed.weekdays === null ? null : (
          <WeekdayField
            label={say('rounds.weekdays')}
            value={typed.weekdays}
            error={errorOf('weekdays')}
            onChange={(weekdays) => change({ weekdays })}
          />
        )}
        <Checkbox
          label={say('areas.ownCutOff')}
          checked={typed.cutOffMinute !== null}
          onChange={({ currentTarget }) => change({ cutOffMinute: currentTarget.checked ? 1_020 : null })}
        />
        {typed.cutOffMinute === null ? null : (
          <TimeField
            label={say('rounds.cutOffBefore')}
            value={typed.cutOffMinute}
            onChange={(cutOffMinute) => change({ cutOffMinute })}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {area ? (
            <Button variant="danger" loading={isRemoving} className="mr-auto" onClick={() => void remove()}>
              {say('areas.remove')}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={close}>
            {say('areas.back')}
          </Button>
          <Button loading={part.isSaving} onClick={() => void save()}>
            {say('areas.save')}
          </Button>
        </div>
      </div>
      {part.differences.length > 0 ? (
        <DifferenceDialog
          key={part.saved.version}
          by=""
          differences={part.differences}
          isSaving={part.isSaving}
          onClose={part.forgetStale}
          onSave={(mine) => {
            const next = part.settle(mine)
            part.forgetStale()
            void save(next)
          }}
        />
      ) : null}
    </Modal>
  )
}
