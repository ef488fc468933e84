import { useState } from 'react'
import type { ContentKind } from '#shop/merchant-contents/content-forms.ts'
import type { ListedContent } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { Sortable } from '#web/merchant/lists/sortable.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ContentCalls } from './content-calls.ts'
import { ContentRow } from './content-row.tsx'

const ask = officeCallsOf<ContentCalls>()

/** Put in order by dragging, by keys or by arrows; saved as a whole. */
export function OrderedList({ kind, contents }: { kind: ContentKind; contents: readonly ListedContent[] }) {
  const say = useContentWords()
  const locale = useLocale()
  const reload = useReload()
  const [wanted, setWanted] = useState<readonly number[]>()
  const [isSaving, setIsSaving] = useState(false)
  const order = ordered(contents, wanted)
  const isChanged = order.some((content, at) => content !== contents[at])
  const nameOf = ({ titleTh, titleEn }: ListedContent) => pick(locale, titleTh, titleEn)
  const put = (next: readonly ListedContent[]) => setWanted(next.map(({ id }) => id))
  function step(at: number, by: number) {
    const next = [...order]
    next.splice(at + by, 0, ...next.splice(at, 1))
    put(next)
  }

  async function save() {
    setIsSaving(true)
    const result = await ask(locale, 'orderContents', { kind, ids: order.map(({ id }) => id) })
    setIsSaving(false)
    if (result.kind === 'ok') showToast({ text: say('list.orderSaved'), tone: 'success' })
    else {
      const text = result.kind === 'refused' ? result.message : say('unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    }
    await reload()
    if (result.kind === 'ok') setWanted(undefined)
  }

  return (
    <>
      <Sortable
        items={order}
        keyOf={({ id }) => String(id)}
        onChange={put}
        handleLabel={(content) => say('list.move', { name: nameOf(content) })}
        movedText={(content, place) => say('list.moved', { name: nameOf(content), place })}
        className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card"
        itemClassName=""
      >
        {(content, handle, at) => (
          <ContentRow
            content={content}
            isRemoved={false}
            handle={handle}
            onUp={at > 0 ? () => step(at, -1) : undefined}
            onDown={at < order.length - 1 ? () => step(at, 1) : undefined}
          />
        )}
      </Sortable>
      {isChanged ? (
        <SaveBar
          changes={0}
          unchangedText={say('list.orderChanged')}
          errors={0}
          saveText={say('list.saveOrder')}
          isSaving={isSaving}
          onSave={() => void save()}
          onDiscard={() => setWanted(undefined)}
        />
      ) : null}
    </>
  )
}

/** In the wanted order; what came meanwhile stands at its end, what went is gone. */
function ordered(contents: readonly ListedContent[], wanted: readonly number[] | undefined) {
  if (!wanted) return contents
  const place = (content: ListedContent) => {
    const at = wanted.indexOf(content.id)
    return at < 0 ? wanted.length : at
  }
  return contents.toSorted((one, other) => place(one) - place(other))
}
