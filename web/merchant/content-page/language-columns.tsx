import { SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  contentForms,
  longestBody,
  longestLine,
  longestTitle,
} from '#shop/merchant-contents/content-forms.ts'
import { type Locale, locales } from '#shop/words/locale.ts'
import { MarkdownField } from '#web/merchant/content-fields/markdown-field.tsx'
import { PictureField } from '#web/merchant/content-fields/picture-field.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ContentPreview } from './content-preview.tsx'
import type { ContentEdit } from './use-content-edit.ts'

type Columns = { edit: ContentEdit; isLocked: boolean }

/** Both languages side by side; on a phone one at a time. */
export function LanguageColumns(props: Columns) {
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
        {locales.map((locale) => (
          <section
            key={locale}
            aria-label={say(`edit.${locale}`)}
            className={joinClasses(
              'grid grid-cols-[minmax(0,1fr)] gap-3',
              locale !== shown && '@max-2xl:hidden',
            )}
          >
            <Language {...props} locale={locale} />
          </section>
        ))}
      </div>
    </>
  )
}

const fields = {
  th: { title: 'titleTh', body: 'bodyTh', line: 'lineTh', picture: 'pictureTh' },
  en: { title: 'titleEn', body: 'bodyEn', line: 'lineEn', picture: 'pictureEn' },
} as const

function Language({ edit, isLocked, locale }: Columns & { locale: Locale }) {
  const say = useContentWords()
  const { typed, change, errorAt } = edit
  const { title, body, line, picture } = fields[locale]
  const form = contentForms[typed.kind]
  const isMissing = locale === 'en' && typed.titleEn.trim() === '' && typed.titleTh.trim() !== ''
  return (
    <>
      <TextInput
        label={say(`field.${title}`)}
        lang={locale}
        value={typed[title]}
        maxLength={longestTitle}
        disabled={isLocked}
        error={errorAt(title)}
        description={isMissing ? say('edit.noEnglish') : undefined}
        onChange={({ currentTarget }) => change({ [title]: currentTarget.value })}
      />
      {form.body === 'line' ? (
        <TextInput
          label={say(`field.${line}`)}
          lang={locale}
          value={typed[body]}
          maxLength={longestLine}
          disabled={isLocked}
          error={errorAt(body)}
          onChange={({ currentTarget }) => change({ [body]: currentTarget.value })}
        />
      ) : null}
      {form.body === 'text' ? (
        <MarkdownField
          label={say(`field.${body}`)}
          text={typed[body]}
          longest={longestBody}
          error={errorAt(body)}
          isLocked={isLocked}
          onChange={(text) => change({ [body]: text })}
        />
      ) : null}
      <PictureField
        label={say(`field.${picture}`)}
        kind={typed.kind}
        name={typed[picture]}
        hint={locale === 'en' ? say('picture.asThai') : undefined}
        error={errorAt(picture)}
        isLocked={isLocked}
        onChange={(name) => change({ [picture]: name })}
      />
      <ContentPreview draft={typed} locale={locale} />
    </>
  )
}
