import { SegmentedControl } from '@mantine/core'
import { ChevronLeft, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import type { OfficeTemplate } from '#shop/customer-messages/message-office-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { locales } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { LeaveGuard } from '#web/merchant/content-fields/leave-guard.tsx'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import * as officePaths from '#web/paths/office-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useMessageWords } from '#web/words/merchant/messages/message-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { useTemplateEdit } from './use-template-edit.ts'

type TemplateScreenProps = { template: OfficeTemplate; sender: string; brand: string }

/** The words of one kind of message in both languages, beside how they arrive. */
export function TemplateScreen({ template, sender, brand }: TemplateScreenProps) {
  const say = useMessageWords()
  const locale = useLocale()
  const { kind, isOwn, isOn, changedAt, changedBy } = template
  const { name, says, purpose, mayDecline, bySms } = messageKindOf(kind)
  const edit = useTemplateEdit(template)
  const [language, setLanguage] = useState(locale)
  const [resets, setResets] = useState(false)
  const isWrong = edit.wrong.some((each) => each.locale === language)
  const facts = [
    says[locale],
    purpose === 'marketing' ? say('marketing') : say(mayDecline ? 'declinable' : 'alwaysSent'),
    ...(bySms ? [] : [say('noSms')]),
  ]
  function save() {
    const [first] = edit.wrong
    if (!first) return void edit.save()
    if (!isWrong) setLanguage(first.locale)
  }
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={name[locale]} indexed={false} />
      <LinkButton
        to={officePaths.messages}
        variant="quiet"
        size="sm"
        className="-ml-2 w-fit"
        icon={<ChevronLeft aria-hidden size={18} strokeWidth={1.75} />}
      >
        {say('back')}
      </LinkButton>
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="text-xl md:text-2xl">{name[locale]}</h1>
        {isOwn ? <Tag tone="primary">{say('own')}</Tag> : null}
        {isOn ? null : <Tag>{say('off')}</Tag>}
      </div>
      <p className="text-muted text-sm">{facts.join(' · ')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <FormSection title={say('words')} text={say('wordsText')}>
          <SegmentedControl
            aria-label={say('languages')}
            className="w-full md:w-fit"
            data={locales.map((each) => ({ value: each, label: say(each) }))}
            value={language}
            onChange={(next) => setLanguage(next === 'en' ? 'en' : 'th')}
          />
          <TemplateFields key={language} kind={kind} language={language} edit={edit} />
        </FormSection>
        <div className="grid gap-3 rounded-card border border-hairline bg-card p-4 lg:sticky lg:top-4">
          <TemplatePreview words={edit.wordsIn(language)} {...{ kind, language, sender, brand }} />
          <Button
            variant="secondary"
            wide
            icon={<Send aria-hidden size={18} strokeWidth={1.75} />}
            loading={edit.isBusy}
            whyDisabled={isWrong ? say('tryFirst') : undefined}
            onClick={() => void edit.tryIn(language)}
          >
            {say('try')}
          </Button>
        </div>
      </div>
      {isOwn ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="quiet"
            size="sm"
            icon={<RotateCcw aria-hidden size={18} strokeWidth={1.75} />}
            onClick={() => setResets(true)}
          >
            {say('reset')}
          </Button>
          {changedAt ? (
            <p className="text-muted text-sm">
              {say('changedBy', { time: sayDateTime(new Date(changedAt), locale), name: changedBy })}
            </p>
          ) : null}
        </div>
      ) : null}
      {edit.changed.length > 0 ? (
        <SaveBar
          changes={edit.changed.length}
          errors={edit.wrong.length}
          isSaving={edit.isBusy}
          onSave={save}
          onDiscard={edit.discard}
        />
      ) : null}
      <Dialog
        open={resets}
        onClose={() => setResets(false)}
        title={say('resetTitle')}
        closeLabel={say('cancel')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setResets(false)}>
              {say('cancel')}
            </Button>
            <Button
              loading={edit.isBusy}
              onClick={() => void edit.reset().then((isDone) => isDone && setResets(false))}
            >
              {say('reset')}
            </Button>
          </>
        }
      >
        <p>{say('resetText')}</p>
      </Dialog>
      {edit.isStale && edit.changed.length > 0 ? (
        <DifferenceDialog
          key={template.version}
          by={changedBy}
          differences={edit.changed.map((field) => ({
            ...{ field, label: say(`field.${field}`), isMine: true },
            ...{ mine: edit.typed[field], theirs: edit.saved[field] },
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
      <LeaveGuard isDirty={edit.changed.length > 0 && !edit.isBusy} onDiscard={edit.discard} />
    </main>
  )
}
