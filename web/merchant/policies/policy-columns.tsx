import { SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { longestTitle } from '#shop/merchant-contents/content-forms.ts'
import { compareLines } from '#shop/policies/compare-lines.ts'
import { longestPolicy, type PolicyText } from '#shop/policies/policy-text.ts'
import { type Locale, locales } from '#shop/words/locale.ts'
import { Markdown } from '#web/kit/text/markdown.tsx'
import { MarkdownField } from '#web/merchant/content-fields/markdown-field.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { usePolicyWords } from '#web/words/merchant/contents/policy-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PolicyEdit } from './use-policy-edit.ts'

type PolicyColumnsProps = {
  edit: PolicyEdit
  before: PolicyText
  view: 'write' | 'compare'
  isLocked: boolean
}

const fields = {
  th: { title: 'titleTh', body: 'bodyTh' },
  en: { title: 'titleEn', body: 'bodyEn' },
} as const

/** Both languages side by side, on a phone one at a time: to write, or compared with what holds now. */
export function PolicyColumns({ edit, before, view, isLocked }: PolicyColumnsProps) {
  const say = useContentWords()
  const own = useLocale()
  const [shown, setShown] = useState<Locale>(own)
  return (
    <>
      <SegmentedControl
        aria-label={say('edit.languages')}
        className="@2xl:hidden"
        fullWidth
        size="md"
        data={locales.map((locale) => ({ value: locale, label: say(`edit.${locale}`) }))}
        value={shown}
        onChange={(next) => setShown(next === 'en' ? 'en' : 'th')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @2xl:grid-cols-2 @2xl:gap-6">
        {locales.map((locale) => {
          const { title, body } = fields[locale]
          return (
            <section
              key={locale}
              aria-label={say(`edit.${locale}`)}
              className={joinClasses(
                'grid grid-cols-[minmax(0,1fr)] gap-3',
                locale !== shown && '@max-2xl:hidden',
              )}
            >
              {view === 'compare' ? (
                <Compared
                  before={`${before[title]}\n${before[body]}`}
                  after={`${edit.typed[title]}\n${edit.typed[body]}`}
                />
              ) : (
                <>
                  <TextInput
                    label={say(`field.${title}`)}
                    lang={locale}
                    value={edit.typed[title]}
                    maxLength={longestTitle}
                    disabled={isLocked}
                    onChange={({ currentTarget }) => edit.change({ [title]: currentTarget.value })}
                  />
                  <MarkdownField
                    label={say(`field.${body}`)}
                    text={edit.typed[body]}
                    longest={longestPolicy}
                    error={undefined}
                    isLocked={isLocked}
                    // The text is what people agree to: pictures are no part of it.
                    hasPictures={false}
                    onChange={(text) => edit.change({ [body]: text })}
                  />
                  <h3 className="font-bold text-sm">{say('text.preview')}</h3>
                  <div inert lang={locale} className="rounded-card border border-hairline bg-paper p-3">
                    <Markdown source={edit.typed[body]} />
                  </div>
                </>
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}

const looks = {
  same: 'text-muted',
  added: 'border-primary border-l-4 bg-primary-tint pl-2',
  removed: 'border-danger border-l-4 bg-sunk pl-2 line-through',
} as const

/** Lines that were added and taken out, told by more than their colour. */
function Compared({ before, after }: { before: string; after: string }) {
  const say = usePolicyWords()
  const lines = compareLines(before, after)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      {lines.every(({ kind }) => kind === 'same') ? (
        <p className="rounded-input bg-sunk p-2 font-bold">{say('same')}</p>
      ) : null}
      {lines.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are drawn anew as a whole.
        <p key={at} className={joinClasses('wrap-anywhere py-0.5', looks[kind])}>
          {kind === 'same' ? null : <b className="mr-2 inline-block no-underline">{say(kind)}</b>}
          {text}
        </p>
      ))}
    </div>
  )
}
