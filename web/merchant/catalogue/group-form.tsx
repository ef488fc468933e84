import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { displayPlacements } from '#shop/catalogue/product.ts'
import type { ListMember, MasterGroup } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CatalogueCalls } from './catalogue-calls.ts'
import { MemberList } from './member-list.tsx'
import { movedMembers } from './moved-members.ts'
import { useCatalogueChange } from './use-catalogue-change.ts'

const ask = officeCallsOf<CatalogueCalls>()

const blank = {
  ...{ version: '', nameTh: '', nameEn: '', placement: displayPlacements[0], position: 0 },
  ...{ useTranslatedName: true, products: [] as readonly ListMember[] },
} as const

type Typed = Pick<
  MasterGroup,
  'version' | 'nameTh' | 'nameEn' | 'placement' | 'position' | 'useTranslatedName'
> & {
  products: readonly ListMember[]
}
const labels = {
  nameTh: 'catalogue.nameTh',
  nameEn: 'catalogue.nameEn',
  placement: 'groups.placement',
  position: 'catalogue.position',
  useTranslatedName: 'groups.translated',
  products: 'groups.products',
} as const
const typedOf = ({
  version,
  nameTh,
  nameEn,
  placement,
  position,
  useTranslatedName,
  products,
}: MasterGroup): Typed => ({
  ...{ version, nameTh, nameEn, placement, position, useTranslatedName, products },
})
const plainFields = ['nameTh', 'nameEn', 'placement', 'position', 'useTranslatedName'] as const

/** One group: its names, where it stands, and its products in order. */
export function GroupForm({ group, mayChange }: { group: MasterGroup | undefined; mayChange: boolean }) {
  const say = useProductWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const { send, isSaving, errors, isStale, forgetStale } = useCatalogueChange()
  const base = group ? typedOf(group) : blank
  const edited = useEdited<Typed>(`group ${group?.id ?? 'new'}`, base)
  const { typed, change } = edited
  const [isRemoving, setIsRemoving] = useState(false)
  const changed =
    plainFields.filter((field) => typed[field] !== base[field]).length +
    movedMembers(base.products, typed.products)
  function leave() {
    edited.forget()
    return navigate(productPaths.catalogueGroups)
  }
  const name = typed.nameTh.trim()
  function sayField(of: Typed, field: keyof Typed): string {
    if (field === 'products')
      return (
        of.products.map(({ nameTh, nameEn }) => pick(locale, nameTh, nameEn)).join('\n') ||
        say('members.none')
      )
    if (field === 'placement') return say(`groups.${of.placement}`)
    if (field === 'useTranslatedName') return say(of.useTranslatedName ? 'catalogue.yes' : 'catalogue.no')
    return String(of[field]) || '–'
  }

  async function save(as: Typed = { ...typed, version: edited.version }) {
    const { products, ...rest } = as
    const codes = products.map(({ code }) => code)
    const isDone = await send(
      () => ask(locale, 'saveGroup', { ...rest, id: group?.id ?? null, codes }),
      say('catalogue.saved', { name }),
    )
    if (isDone) await leave()
  }

  async function remove() {
    if (!group) return
    const { id, version } = group
    const isDone = await send(
      () => ask(locale, 'deleteGroup', { id, version }),
      say('catalogue.removed', { name }),
    )
    setIsRemoving(false)
    if (isDone) await leave()
  }

  return (
    <>
      <fieldset
        disabled={!mayChange}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-hairline bg-card p-4"
      >
        <TextInput
          label={say('catalogue.nameTh')}
          withAsterisk
          value={typed.nameTh}
          maxLength={120}
          error={errors.nameTh}
          onChange={({ currentTarget }) => change({ nameTh: currentTarget.value })}
        />
        <TextInput
          label={say('catalogue.nameEn')}
          value={typed.nameEn}
          maxLength={120}
          error={errors.nameEn}
          onChange={({ currentTarget }) => change({ nameEn: currentTarget.value })}
        />
        <Checkbox
          label={say('groups.translated')}
          checked={typed.useTranslatedName}
          onChange={({ currentTarget }) => change({ useTranslatedName: currentTarget.checked })}
        />
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Select
            label={say('groups.placement')}
            data={displayPlacements.map((value) => ({ value, label: say(`groups.${value}`) }))}
            value={typed.placement}
            allowDeselect={false}
            onChange={(value) => change({ placement: value as Typed['placement'] })}
          />
          <NumberInput
            label={say('catalogue.position')}
            value={typed.position}
            min={0}
            max={100_000}
            allowDecimal={false}
            hideControls
            onChange={(value) => change({ position: Number(value) || 0 })}
          />
        </div>
      </fieldset>
      <MemberList
        members={typed.products}
        mayChange={mayChange}
        onChange={(products) => change({ products })}
      />
      {errors.codes ? (
        <p role="alert" className="text-danger text-sm">
          {errors.codes}
        </p>
      ) : null}
      {group && mayChange ? (
        <Button variant="quiet" size="sm" className="w-fit" onClick={() => setIsRemoving(true)}>
          {say('groups.remove')}
        </Button>
      ) : null}
      {mayChange && changed > 0 ? (
        <SaveBar
          changes={changed}
          errors={Object.keys(errors).length}
          isSaving={isSaving}
          onSave={() => void save()}
          onDiscard={edited.forget}
        />
      ) : null}
      {isStale && edited.differing.length > 0 ? (
        <DifferenceDialog
          key={base.version}
          by=""
          differences={edited.differing.map(({ field, isMine }) => ({
            ...{ field, isMine, label: say(labels[field as keyof typeof labels]) },
            mine: sayField(typed, field as keyof Typed),
            theirs: sayField(base, field as keyof Typed),
          }))}
          isSaving={isSaving}
          onClose={forgetStale}
          onSave={(mine) => void save(edited.settle(mine))}
        />
      ) : null}
      <Dialog
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={say('catalogue.remove', { name })}
        closeLabel={say('window.close')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsRemoving(false)}>
              {say('window.keep')}
            </Button>
            <Button variant="danger" loading={isSaving} onClick={() => void remove()}>
              {say('groups.remove')}
            </Button>
          </>
        }
      >
        <p>{say('groups.removeText', { count: base.products.length })}</p>
      </Dialog>
    </>
  )
}
