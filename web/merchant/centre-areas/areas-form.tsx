import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CentreArea, CentreTerms } from '#shop/merchant-centre/centre-profile.ts'
import { merchantCentreProblems } from '#shop/merchant-centre/merchant-centre-problems.ts'
import { mostOf } from '#shop/merchant-centre/most-of.ts'
import { takenBefore } from '#shop/merchant-centre/why-not-area.ts'
import { pick } from '#shop/words/locale.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { Sortable } from '#web/merchant/lists/sortable.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AreaDialog } from './area-dialog.tsx'
import { useSayArea } from './say-area.ts'
import { TryPostcode } from './try-postcode.tsx'

const ask = officeCallsOf<CentreCalls>()
type SavedArea = CentreArea & { version: string }
type AreasFormProps = {
  areas: readonly SavedArea[]
  version: string
  /** What holds where an area leaves it open. */
  terms: { [Term in keyof CentreTerms]: number }
}

/** Where the centre delivers: areas in the order in which they win a place. */
export function AreasForm({ areas, version, terms }: AreasFormProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const reload = useReload()
  const sayArea = useSayArea(terms)
  const [opened, setOpened] = useState<string>()
  // Until the page shows the new order, the one that was dragged.
  const [dragged, setDragged] = useState<readonly string[]>()
  const shown = dragged ? dragged.flatMap((id) => areas.find((area) => area.id === id) ?? []) : [...areas]
  const nameOf = ({ nameTh, nameEn }: CentreArea) => pick(locale, nameTh, nameEn)

  async function move(next: readonly SavedArea[]) {
    const ids = next.map(({ id }) => id)
    setDragged(ids)
    const result = await ask(locale, 'moveCentreAreas', { version, ids })
    if (result.kind !== 'ok') {
      const isLate = result.kind === 'refused' && result.code === merchantCentreProblems.stale.code
      const text = result.kind === 'refused' ? result.message : say('part.unknown')
      showToast({
        text: isLate ? say('areas.movedMeanwhile') : text,
        tone: 'danger',
        lifeMs: toastLife.serverError,
      })
    }
    await reload()
    setDragged(undefined)
  }

  const area = opened === '' ? undefined : areas.find(({ id }) => id === opened)
  return (
    <FormSection title={say('areas.title')} text={areas.length === 0 ? say('areas.none') : say('areas.text')}>
      <Sortable
        items={shown}
        keyOf={({ id }) => id}
        onChange={(next) => void move(next)}
        handleLabel={(each) => say('areas.move', { name: nameOf(each) })}
        movedText={(each, place) => say('areas.moved', { name: nameOf(each), place })}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden"
        itemClassName="rounded-card border border-hairline bg-card"
      >
        {(each, handle) => {
          const taken = takenBefore(areas, each)
          return (
            <div className="flex items-start gap-1 p-2">
              {handle}
              <div className="min-w-0 flex-1 py-1.5">
                <p className="flex flex-wrap items-center gap-2">
                  <b className="wrap-anywhere">{nameOf(each)}</b>
                  {each.active ? null : <Tag>{say('areas.off')}</Tag>}
                </p>
                <p className="text-muted text-sm">{sayArea(each)}</p>
                {taken.length > 0 ? (
                  <p className="text-secondary-text text-sm">
                    {say('areas.overlap', {
                      count: taken.length,
                      name: [...new Set(taken.map(({ by }) => nameOf(by)))].join(', '),
                    })}
                  </p>
                ) : null}
              </div>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => setOpened(each.id)}
                aria-label={say('areas.editOf', { name: nameOf(each) })}
              >
                {say('areas.edit')}
              </Button>
            </div>
          )
        }}
      </Sortable>
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden size={18} strokeWidth={2} />}
          whyDisabled={areas.length >= mostOf.areas ? say('part.most', { count: mostOf.areas }) : undefined}
          onClick={() => setOpened('')}
        >
          {say('areas.add')}
        </Button>
      </div>
      <TryPostcode areas={areas} sayArea={sayArea} />
      {opened !== undefined && (opened === '' || area) ? (
        <AreaDialog
          key={opened}
          area={area}
          areas={areas}
          terms={terms}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </FormSection>
  )
}
