import { SegmentedControl, TextInput } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { policyTextContract } from '#shop/policies/policy-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { LeaveGuard } from '#web/merchant/content-fields/leave-guard.tsx'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { FormSection, LockedForm } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { usePolicyWords } from '#web/words/merchant/contents/policy-words.ts'
import { PolicyColumns } from './policy-columns.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { type SavedDraft, usePolicyEdit } from './use-policy-edit.ts'
import { PoliciesLink } from './version-screen.tsx'

type DraftScreenProps = {
  before: AnswerOf<typeof policyTextContract>
  draft: SavedDraft
  customers: number
  mayPublish: boolean
  earliest: string
}

/** The next version is written, compared with the one in force, and published. */
export function DraftScreen({ before, draft, customers, mayPublish, earliest }: DraftScreenProps) {
  const say = usePolicyWords()
  const sayContent = useContentWords()
  const edit = usePolicyEdit(draft)
  const { typed, saved, changed } = edit
  const [view, setView] = useState<'write' | 'compare'>('write')
  const [asks, setAsks] = useState<'publish' | 'drop'>()
  const title = say('draft', { version: typed.number })
  const isSaved = draft.saved > 0
  const labels = {
    ...{
      number: say('versionLabel'),
      titleTh: sayContent('field.titleTh'),
      titleEn: sayContent('field.titleEn'),
    },
    ...{ bodyTh: sayContent('field.bodyTh'), bodyEn: sayContent('field.bodyEn') },
  }
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <PoliciesLink />
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="flex-1 text-xl md:text-2xl">{title}</h1>
        {mayPublish ? (
          <>
            {isSaved ? (
              <Button
                size="sm"
                variant="quiet"
                icon={<Trash2 aria-hidden size={18} strokeWidth={1.75} />}
                onClick={() => setAsks('drop')}
              >
                {say('drop')}
              </Button>
            ) : null}
            <Button
              size="sm"
              whyDisabled={changed.length > 0 || !isSaved ? say('saveFirst') : undefined}
              onClick={() => setAsks('publish')}
            >
              {say('publish')}
            </Button>
          </>
        ) : null}
      </div>
      <p className="text-muted text-sm">{mayPublish ? say('beginText') : say('ownersOnly')}</p>
      <SegmentedControl
        aria-label={say('views')}
        className="w-full md:w-fit"
        size="md"
        data={(['write', 'compare'] as const).map((each) => ({ value: each, label: say(each) }))}
        value={view}
        onChange={(next) => setView(next === 'compare' ? 'compare' : 'write')}
      />
      <LockedForm value={!mayPublish}>
        <FormSection title={say(view)}>
          {view === 'write' ? (
            <TextInput
              label={say('versionLabel')}
              className="max-w-40"
              maxLength={20}
              value={typed.number}
              error={edit.wrongNumber}
              disabled={!mayPublish}
              onChange={({ currentTarget }) => edit.change({ number: currentTarget.value })}
            />
          ) : null}
          <PolicyColumns edit={edit} before={before} view={view} isLocked={!mayPublish} />
        </FormSection>
      </LockedForm>
      {mayPublish && (changed.length > 0 || !isSaved) ? (
        <SaveBar
          changes={changed.length}
          errors={0}
          isSaving={edit.isBusy}
          {...(changed.length === 0 ? { unchangedText: say('begin') } : {})}
          saveText={sayContent('save.draft')}
          onSave={() => void edit.save()}
          onDiscard={edit.discard}
        />
      ) : null}
      {asks === 'publish' ? (
        <PublishDialog
          version={draft.version}
          customers={customers}
          earliest={earliest}
          isBusy={edit.isBusy}
          onPublish={edit.publish}
          onClose={() => setAsks(undefined)}
        />
      ) : null}
      <Dialog
        open={asks === 'drop'}
        onClose={() => setAsks(undefined)}
        title={say('dropTitle')}
        closeLabel={say('cancel')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsks(undefined)}>
              {say('cancel')}
            </Button>
            <Button variant="danger" loading={edit.isBusy} onClick={() => void edit.drop()}>
              {say('drop')}
            </Button>
          </>
        }
      >
        <p>{say('dropText')}</p>
      </Dialog>
      {edit.isStale && changed.length > 0 ? (
        <DifferenceDialog
          key={draft.saved}
          by={draft.changedBy}
          differences={changed.map((field) => ({
            ...{ field, label: labels[field], isMine: true, mine: typed[field], theirs: saved[field] },
          }))}
          isSaving={edit.isBusy}
          onClose={edit.forgetStale}
          onSave={(mine) => {
            edit.forgetStale()
            if (mine.size > 0) void edit.save(edit.settle(mine))
            else edit.discard()
          }}
        />
      ) : null}
      <LeaveGuard isDirty={changed.length > 0 && !edit.isBusy} onDiscard={edit.discard} />
    </main>
  )
}
