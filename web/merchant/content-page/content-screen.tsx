import { Radio, TextInput } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { contentForms, isFixedPage } from '#shop/merchant-contents/content-forms.ts'
import { stateOf } from '#shop/merchant-contents/content-state.ts'
import type { WrittenContent } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { LeaveGuard } from '#web/merchant/content-fields/leave-guard.tsx'
import { LinkField } from '#web/merchant/content-fields/link-field.tsx'
import { ContentDot } from '#web/merchant/contents/content-dot.tsx'
import { contentsAt } from '#web/merchant/contents/content-query.ts'
import { FormSection, LockedForm } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ContentActions } from './content-actions.tsx'
import { LanguageColumns } from './language-columns.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { useContentEdit } from './use-content-edit.ts'
import { WhenSection } from './when-section.tsx'

type ContentScreenProps = { content: WrittenContent; from: string; now: string; mayChange: boolean }

const hints = { HOWTO_001: 'edit.howto', FAQ_001: 'edit.faq', CONTACT_001: 'edit.contact' } as const

/** A content is written: both languages, where it leads, and when it is shown. */
export function ContentScreen({ content, from, now, mayChange }: ContentScreenProps) {
  const say = useContentWords()
  const locale = useLocale()
  const edit = useContentEdit(content, from)
  const { typed, change, errorAt } = edit
  const form = contentForms[content.kind]
  const isLocked = !mayChange || content.isRemoved
  const state = content.isRemoved ? 'removed' : stateOf(content, new Date(now))
  const title = content.id ? pick(locale, content.titleTh, content.titleEn) : say(`new.${content.kind}`)
  const hint = Object.entries(hints).find(([code]) => code === content.code)?.[1]
  const isNewCopy = from !== '' && edit.changed.length === 0
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <Link
        to={contentsAt({ kind: content.kind })}
        className="-mb-3 inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say(`kind.${content.kind}`)}
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="wrap-anywhere text-xl md:text-2xl">{title}</h1>
        {content.id ? (
          <span className="text-sm">
            <ContentDot state={state} />
          </span>
        ) : null}
        {content.id ? (
          <ContentActions
            content={content}
            state={state}
            mayChange={mayChange}
            hasChanges={edit.changed.length > 0}
            onGone={edit.discard}
          />
        ) : null}
      </div>
      {content.changedAt ? (
        <p className="text-muted text-sm">
          {say('edit.changedBy', {
            ...{ name: content.changedBy, time: sayDateTime(new Date(content.changedAt), locale) },
          })}
          {content.originUnit ? ` · ${say('edit.origin', { centre: content.originUnit })}` : ''}
        </p>
      ) : null}
      {content.isRemoved ? <p className="text-danger text-sm">{say('edit.removed')}</p> : null}
      {mayChange ? null : <p className="text-muted text-sm">{say('list.readOnly')}</p>}
      <LockedForm value={isLocked}>
        {content.kind === 'P' ? (
          <TextInput
            label={say('field.code')}
            description={say('field.codeHint')}
            className="max-w-sm"
            value={typed.code}
            maxLength={40}
            // Links lead to it under this code.
            disabled={isLocked || content.id > 0 || isFixedPage(content.code)}
            error={errorAt('code')}
            onChange={({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() })}
          />
        ) : null}
        <FormSection title={say('edit.words')} text={hint ? say(hint) : say('edit.wordsAbout')}>
          <LanguageColumns edit={edit} isLocked={isLocked} />
          {form.hasTone ? (
            <Radio.Group
              label={say('field.textTone')}
              value={typed.textTone}
              onChange={(tone) => change({ textTone: tone === 'dark' ? 'dark' : 'light' })}
            >
              <div className="mt-1 flex flex-wrap gap-x-6 gap-y-3 py-1">
                <Radio value="light" label={say('field.light')} disabled={isLocked} />
                <Radio value="dark" label={say('field.dark')} disabled={isLocked} />
              </div>
            </Radio.Group>
          ) : null}
        </FormSection>
        {form.link === 'none' ? null : (
          <FormSection title={say('field.link')}>
            <LinkField
              key={edit.saved.version}
              link={typed.link}
              target={typed.link === edit.saved.link ? content.target : undefined}
              allows={form.link}
              error={errorAt('link')}
              isLocked={isLocked}
              onChange={(link) => change({ link })}
            />
          </FormSection>
        )}
        <WhenSection edit={edit} isFixed={isFixedPage(content.code)} isLocked={isLocked} />
      </LockedForm>
      {!isLocked && (edit.changed.length > 0 || isNewCopy) ? (
        <SaveBar
          changes={edit.changed.length}
          errors={edit.faults.length}
          isSaving={edit.isSaving}
          {...(isNewCopy ? { unchangedText: say('edit.copyOf') } : {})}
          saveText={say(`save.${saveWord()}`)}
          onSave={() => void edit.save()}
          onDiscard={edit.discard}
        />
      ) : null}
      <StaleDialog content={content} edit={edit} />
      <LeaveGuard isDirty={edit.changed.length > 0 && !edit.isSaving} onDiscard={edit.discard} />
    </main>
  )

  function saveWord() {
    if (!typed.isPublished) return 'draft'
    if (stateOf(typed, new Date(now)) === 'scheduled') return 'schedule'
    return content.isPublished ? 'live' : 'publish'
  }
}
