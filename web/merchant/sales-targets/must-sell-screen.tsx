import { useState } from 'react'
import type { ListMember } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { mostMustSell } from '#shop/my-sales/limits.ts'
import { mySalesProblems } from '#shop/my-sales/my-sales-problems.ts'
import { pick } from '#shop/words/locale.ts'
import { MemberList } from '#web/merchant/catalogue/member-list.tsx'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import type { MySalesCalls } from '#web/merchant/my-sales/my-sales-calls.ts'
import { SalesFrame } from '#web/merchant/my-sales/sales-frame.tsx'
import type { SalesPage } from '#web/merchant/my-sales/sales-page.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<MySalesCalls>()

type MustSell = { version: string; members: readonly ListMember[] }

/** The products that every shop is offered, in their order. */
export function MustSellScreen({ page, version, members }: { page: SalesPage } & MustSell) {
  const say = useSalesWords()
  const locale = useLocale()
  const reload = useReload()
  const edited = useEdited<MustSell>('must sell', { version, members })
  const typed = edited.typed.members
  const [isSaving, setIsSaving] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const isChanged = edited.differing.some(({ isMine }) => isMine)
  const tooMany = typed.length > mostMustSell
  const sayAll = (all: readonly ListMember[]) =>
    all.map(({ nameTh, nameEn }) => pick(locale, nameTh, nameEn)).join('\n')

  async function save(wanted: MustSell = { version: edited.version, members: typed }) {
    if (isSaving || wanted.members.length > mostMustSell) return
    setIsSaving(true)
    const codes = wanted.members.map(({ code }) => code)
    const result = await ask(locale, 'saveMustSell', { version: wanted.version, codes })
    setIsSaving(false)
    setIsStale(result.kind === 'refused' && result.code === mySalesProblems.changed.code)
    if (result.kind === 'ok') {
      edited.forget()
      showToast({ text: say('mustSell.saved'), tone: 'success' })
    } else {
      const text = result.kind === 'refused' ? result.message : say('sales.unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    }
    await reload()
  }

  return (
    <SalesFrame page={page} current="mustSell" title={say('sales.mustSell')}>
      <p className="text-muted text-sm">{say('mustSell.about')}</p>
      {page.isManager ? null : <p className="text-muted text-sm">{say('sales.readOnly')}</p>}
      {tooMany ? (
        <p role="alert" className="text-danger text-sm">
          {say('mustSell.most', { count: mostMustSell })}
        </p>
      ) : null}
      <MemberList
        members={typed}
        mayChange={page.isManager}
        onChange={(next) => edited.change({ members: next })}
      />
      {page.isManager && isChanged ? (
        <SaveBar
          changes={1}
          errors={tooMany ? 1 : 0}
          isSaving={isSaving}
          onSave={() => void save()}
          onDiscard={edited.forget}
        />
      ) : null}
      {isStale && isChanged ? (
        <DifferenceDialog
          key={version}
          by=""
          differences={[
            {
              ...{ field: 'members', isMine: true, label: say('sales.mustSell') },
              ...{ mine: sayAll(typed), theirs: sayAll(members) },
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
    </SalesFrame>
  )
}
