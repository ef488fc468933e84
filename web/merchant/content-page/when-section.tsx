import { Radio } from '@mantine/core'
import { TimeField } from '#web/merchant/content-fields/time-field.tsx'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import type { ContentEdit } from './use-content-edit.ts'

type WhenSectionProps = { edit: ContentEdit; isFixed: boolean; isLocked: boolean }

/** Draft or published, and from when to when. */
export function WhenSection({ edit, isFixed, isLocked }: WhenSectionProps) {
  const say = useContentWords()
  const { typed, change, errorAt } = edit
  if (isFixed)
    return (
      <FormSection title={say('when.title')}>
        <p className="text-sm">{say('when.fixed')}</p>
      </FormSection>
    )
  return (
    <FormSection title={say('when.title')} text={say('when.about')}>
      <Radio.Group
        aria-label={say('field.isPublished')}
        value={typed.isPublished ? 'publish' : 'draft'}
        error={errorAt('isPublished')}
        onChange={(next) => change({ isPublished: next === 'publish' })}
      >
        <div className="grid gap-3 @md:grid-cols-2">
          <Radio
            value="draft"
            label={say('when.draft')}
            description={say('when.draftHint')}
            disabled={isLocked}
          />
          <Radio
            value="publish"
            label={say('when.publish')}
            description={say('when.publishHint')}
            disabled={isLocked}
          />
        </div>
      </Radio.Group>
      <div className="grid gap-3 @md:grid-cols-2">
        <TimeField
          label={say('field.startsAt')}
          hint={say('when.atOnce')}
          value={typed.startsAt}
          error={errorAt('startsAt')}
          isLocked={isLocked}
          onChange={(startsAt) => change({ startsAt })}
        />
        <TimeField
          label={say('field.endsAt')}
          hint={say('when.noEnd')}
          value={typed.endsAt}
          error={errorAt('endsAt')}
          isLocked={isLocked}
          onChange={(endsAt) => change({ endsAt })}
        />
      </div>
    </FormSection>
  )
}
