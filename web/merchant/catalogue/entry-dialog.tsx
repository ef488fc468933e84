import { Modal, NumberInput, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { entryErrors } from '#shop/merchant-catalogue/entry-errors.ts'
import { pick } from '#shop/words/locale.ts'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CatalogueCalls } from './catalogue-calls.ts'
import type { Entry, EntryKind } from './entry-kinds.ts'
import { useCatalogueChange } from './use-catalogue-change.ts'

const ask = officeCallsOf<CatalogueCalls>()

type EntryDialogProps = {
  kind: EntryKind
  /** Undefined for a new one. */
  entry: Entry | undefined
  categories: readonly Entry[]
  onClose: () => void
}

const blank: Entry = {
  code: '',
  nameTh: '',
  nameEn: '',
  version: '',
  level: 1,
  parentCode: null,
  position: 0,
}
const deepest = 5
const labels = {
  code: 'catalogue.code',
  nameTh: 'catalogue.nameTh',
  nameEn: 'catalogue.nameEn',
  position: 'catalogue.position',
} as const

/** Adds or renames one entry; one that is used cannot be removed, and says by what. */
export function EntryDialog({ kind, entry, categories, onClose }: EntryDialogProps) {
  const say = useProductWords()
  const locale = useLocale()
  const { send, isSaving, errors, isStale, forgetStale } = useCatalogueChange()
  const saved = entry ?? blank
  const edited = useEdited<Entry>(`${kind} ${entry ? `${entry.level} ${entry.code}` : 'new'}`, saved)
  const { typed, change } = edited
  const [isTried, setIsTried] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const trimmed = {
    ...typed,
    code: typed.code.trim(),
    nameTh: typed.nameTh.trim(),
    nameEn: typed.nameEn.trim(),
  }
  const own = entryErrors(trimmed)
  const errorOf = (field: 'code' | 'nameTh' | 'nameEn' | 'parentCode') =>
    (isTried ? own[field]?.[locale] : undefined) ?? errors[field]
  /** Over a reload it is kept; whoever closes it means to. */
  function close() {
    edited.forget()
    onClose()
  }
  const { code, level, parentCode, position } = trimmed
  const name = pick(locale, trimmed.nameTh, trimmed.nameEn)

  async function save(
    { version, nameTh, nameEn, position }: Entry = { ...trimmed, version: edited.version },
  ) {
    setIsTried(true)
    if (Object.keys(own).length > 0) return
    const isDone = await send(
      () =>
        kind === 'category'
          ? ask(locale, 'saveCategory', { level, code, nameTh, nameEn, version, parentCode, position })
          : ask(locale, 'saveWord', { kind, code, nameTh, nameEn, version }),
      say('catalogue.saved', { name }),
    )
    if (isDone) close()
  }

  async function remove() {
    const isDone = await send(
      () =>
        kind === 'category'
          ? ask(locale, 'deleteCategory', { level, code, version: edited.version })
          : ask(locale, 'deleteWord', { kind, code, version: edited.version }),
      say('catalogue.removed', { name }),
    )
    if (isDone) close()
  }

  /** Where a category can be put: the top, or under one of a level above the deepest. */
  const places = [
    { value: 'top', label: say('catalogue.top') },
    ...categories
      .filter((each) => each.level < deepest)
      .map((each) => ({
        value: `${each.level}-${each.code}`,
        label: `${'– '.repeat(each.level)}${pick(locale, each.nameTh, each.nameEn)}`,
      })),
  ]
  return (
    <Modal
      opened
      onClose={close}
      centered
      title={
        entry
          ? say('catalogue.edit', { name: pick(locale, entry.nameTh, entry.nameEn) })
          : say(`catalogue.new.${kind}`)
      }
      closeButtonProps={{ 'aria-label': say('window.close') }}
    >
      <div className="grid gap-3">
        {kind === 'category' ? (
          <Select
            label={say('catalogue.inside')}
            data={places}
            value={level === 1 ? 'top' : `${level - 1}-${parentCode}`}
            allowDeselect={false}
            searchable
            // A category keeps its level: what is below it and its products stand by it.
            disabled={entry !== undefined}
            error={errorOf('parentCode')}
            onChange={(value) => {
              const [above = '', ...rest] = (value ?? 'top').split('-')
              change(
                above === 'top'
                  ? { level: 1, parentCode: null }
                  : { level: Number(above) + 1, parentCode: rest.join('-') },
              )
            }}
          />
        ) : null}
        <TextInput
          label={say('catalogue.code')}
          withAsterisk
          value={typed.code}
          readOnly={entry !== undefined}
          maxLength={40}
          autoComplete="off"
          error={errorOf('code')}
          onChange={({ currentTarget }) => change({ code: currentTarget.value })}
        />
        <TextInput
          label={say('catalogue.nameTh')}
          withAsterisk
          value={typed.nameTh}
          maxLength={120}
          error={errorOf('nameTh')}
          onChange={({ currentTarget }) => change({ nameTh: currentTarget.value })}
        />
        <TextInput
          label={say('catalogue.nameEn')}
          value={typed.nameEn}
          maxLength={120}
          error={errorOf('nameEn')}
          onChange={({ currentTarget }) => change({ nameEn: currentTarget.value })}
        />
        {kind === 'category' ? (
          <NumberInput
            label={say('catalogue.position')}
            description={say('catalogue.positionText')}
            value={position}
            min={0}
            max={100_000}
            allowDecimal={false}
            hideControls
            onChange={(value) => change({ position: Number(value) || 0 })}
          />
        ) : null}
        {isStale && edited.differing.length > 0 ? (
          <DifferenceDialog
            key={saved.version}
            by=""
            differences={edited.differing.map(({ field, isMine }) => ({
              ...{ field, isMine, label: say(labels[field as keyof typeof labels] ?? 'catalogue.inside') },
              mine: String(typed[field]) || '–',
              theirs: String(saved[field]) || '–',
            }))}
            isSaving={isSaving}
            onClose={forgetStale}
            onSave={(mine) => void save(edited.settle(mine))}
          />
        ) : null}
        {isRemoving ? (
          <div className="grid gap-2 rounded-card bg-sunk p-3 text-sm">
            <p>{say('catalogue.removeText', { name })}</p>
            <div className="flex justify-end gap-2">
              <Button size="sm" variant="quiet" onClick={() => setIsRemoving(false)}>
                {say('window.keep')}
              </Button>
              <Button size="sm" variant="danger" loading={isSaving} onClick={() => void remove()}>
                {say('catalogue.remove', { name })}
              </Button>
            </div>
          </div>
        ) : (
          <div className="flex justify-between gap-2">
            {entry ? (
              <Button variant="quiet" onClick={() => setIsRemoving(true)}>
                {say('window.delete')}
              </Button>
            ) : (
              <span />
            )}
            <Button loading={isSaving} onClick={() => void save()}>
              {say('save.save')}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  )
}
