import { type ComponentProps, useId } from 'react'
import { pick } from '#shop/words/locale.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { QuestionField } from './question-field.tsx'

type QuestionCardProps = ComponentProps<typeof QuestionField> & { place: number; fault: string | undefined }

/** One question with what is wrong with its answer. */
export function QuestionCard({ place, fault, ...field }: QuestionCardProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const faultId = useId()
  const { question } = field
  return (
    <fieldset
      data-card={question.key}
      tabIndex={-1}
      aria-describedby={fault ? faultId : undefined}
      className={joinClasses(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-card border bg-card p-3 md:p-4',
        fault ? 'border-danger' : 'border-hairline',
      )}
    >
      <legend className="sr-only">{pick(locale, question.th, question.en)}</legend>
      <p aria-hidden className="flex flex-wrap items-center gap-2 font-bold">
        <span>
          {place}. {pick(locale, question.th, question.en)}
        </span>
        {question.isRequired ? <Tag>{say('form.required')}</Tag> : null}
      </p>
      <QuestionField {...field} />
      {fault ? (
        <p id={faultId} className="text-danger text-sm">
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}
