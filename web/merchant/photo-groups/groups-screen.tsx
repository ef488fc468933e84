import { Plus } from 'lucide-react'
import { useState } from 'react'
import { mostGroups, type PhotoGroup, whyNotSaveGroups } from '#shop/photos/photo-groups.ts'
import { photosProblems } from '#shop/photos/photos-problems.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { Sortable } from '#web/merchant/lists/sortable.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { OfficeTabs } from '#web/merchant/visits/office-tabs.tsx'
import type { CustomerType } from '#web/merchant/visits/type-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PhotoGroupCalls } from './group-calls.ts'
import { GroupRow } from './group-row.tsx'

const ask = officeCallsOf<PhotoGroupCalls>()

type GroupsScreenProps = {
  version: string
  groups: PhotoGroup[]
  photos: Record<string, number>
  customerTypes: readonly CustomerType[]
  mayChange: boolean
}
type Groups = { version: string; groups: PhotoGroup[] }

/** How much differs, counted by group, and once for their order. */
function changesBetween(before: readonly PhotoGroup[], after: readonly PhotoGroup[]): number {
  const known = new Map(before.map((group) => [group.code, JSON.stringify(group)]))
  const changed = after.filter((group) => known.get(group.code) !== JSON.stringify(group)).length
  const order = (groups: readonly PhotoGroup[]) => groups.map(({ code }) => code).join()
  return changed > 0 ? changed : Number(order(before) !== order(after))
}

/** What photos are sorted by: added, renamed, put in order and put away. */
export function GroupsScreen({ version, groups, photos, customerTypes, mayChange }: GroupsScreenProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const reload = useReload()
  const edited = useEdited<Groups>('photo groups', { version, groups })
  const typed = edited.typed.groups
  const [isSaving, setIsSaving] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const faults = isTried ? whyNotSaveGroups(typed) : []
  const errorAt = (at: number, name: string) =>
    faults.find(({ field }) => field === `${at}.${name}`)?.row[locale]
  const change = (next: PhotoGroup[]) => edited.change({ groups: next })
  const nameOf = ({ nameTh, nameEn }: PhotoGroup) => pick(locale, nameTh, nameEn) || say('groups.new')
  const sayAll = (all: readonly PhotoGroup[]) => all.map(nameOf).join('\n')

  async function save(wanted: Groups = { version: edited.version, groups: typed }) {
    setIsTried(true)
    if (isSaving || whyNotSaveGroups(wanted.groups).length > 0) return
    setIsSaving(true)
    const result = await ask(locale, 'savePhotoGroups', {
      version: wanted.version,
      groups: wanted.groups.map((group) => ({ ...group, code: group.code.replace(/^new.*/, '') })),
    })
    setIsSaving(false)
    setIsStale(result.kind === 'refused' && result.code === photosProblems.groupsChanged.code)
    if (result.kind === 'ok') {
      edited.forget()
      setIsTried(false)
      showToast({ text: say('groups.saved'), tone: 'success' })
    } else {
      const text = result.kind === 'refused' ? result.message : say('visit.unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    }
    await reload()
  }

  const add = (
    <Button
      variant="secondary"
      size="sm"
      icon={<Plus aria-hidden size={18} strokeWidth={2} />}
      whyDisabled={typed.length >= mostGroups ? say('take.most', { count: mostGroups }) : undefined}
      onClick={() =>
        change([
          ...typed,
          { code: `new${crypto.randomUUID()}`, nameTh: '', nameEn: '', customerTypes: [], isRetired: false },
        ])
      }
    >
      {say('groups.add')}
    </Button>
  )
  const changes = changesBetween(groups, typed)
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={say('visit.photoGroups')} indexed={false} />
      <OfficeTabs current="photoGroups" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{say('visit.photoGroups')}</h1>
        {mayChange && typed.length > 0 ? add : null}
      </div>
      <p className="text-muted text-sm">{mayChange ? say('groups.about') : say('visit.readOnly')}</p>
      {typed.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say('groups.none')}
          text={say('groups.noneText')}
          action={mayChange ? add : undefined}
        />
      ) : (
        <fieldset disabled={!mayChange} className="min-w-0">
          <legend className="sr-only">{say('groups.list')}</legend>
          <Sortable
            items={typed}
            keyOf={({ code }) => code}
            onChange={change}
            handleLabel={(group) => say('groups.move', { name: nameOf(group) })}
            movedText={(group, place) => say('groups.moved', { name: nameOf(group), place })}
            className="grid grid-cols-[minmax(0,1fr)] gap-2"
            itemClassName="rounded-card border border-hairline bg-card"
          >
            {(group, handle, at) => (
              <GroupRow
                group={group}
                handle={handle}
                photos={photos[group.code] ?? 0}
                types={customerTypes}
                errors={{ nameTh: errorAt(at, 'nameTh'), nameEn: errorAt(at, 'nameEn') }}
                onChange={(part) =>
                  change(typed.map((each) => (each.code === group.code ? { ...each, ...part } : each)))
                }
                onRemove={() => change(typed.filter(({ code }) => code !== group.code))}
              />
            )}
          </Sortable>
        </fieldset>
      )}
      {mayChange && changes > 0 ? (
        <SaveBar
          changes={changes}
          errors={faults.length}
          isSaving={isSaving}
          onSave={() => void save()}
          onDiscard={() => {
            edited.forget()
            setIsTried(false)
          }}
        />
      ) : null}
      {isStale && changes > 0 ? (
        <DifferenceDialog
          key={version}
          by=""
          differences={[
            {
              ...{ field: 'groups', isMine: true, label: say('visit.photoGroups') },
              ...{ mine: sayAll(typed), theirs: sayAll(groups) },
            },
          ]}
          isSaving={isSaving}
          onClose={() => setIsStale(false)}
          onSave={(mine) => {
            setIsStale(false)
            if (mine.size > 0) void save(edited.settle(mine))
            else edited.forget()
          }}
        />
      ) : null}
    </main>
  )
}
