import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { longestQuestion, type Question, questionKinds } from '#shop/surveys/survey.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { OptionList } from './option-list.tsx'

type QuestionEditorProps = {
  question: Question
  place: number
  handle: ReactNode
  /** A question that was saved keeps its kind: its answers are of that kind. */
  isSaved: boolean
  fault: string | undefined
  onChange: (part: Partial<Question>) => void
  onRemove: () => void
}

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, place, handle, isSaved, fault, onChange, onRemove } = props
  const say = useVisitWords()
  const { kind } = question
  return (
    <section
      aria-label={say('survey.question', { place })}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-2 p-2"
    >
      <div className="flex items-center gap-1">
        {handle}
        <p className="flex-1 font-bold text-sm">{say('survey.question', { place })}</p>
        <button
          type="button"
          aria-label={say('survey.removeQuestion', { place })}
          onClick={onRemove}
          className="touch-44 grid size-9 place-items-center rounded-input text-muted hover:bg-sunk"
        >
          <Trash2 aria-hidden size={18} strokeWidth={1.75} />
        </button>
      </div>
      <div className="grid gap-2 @md:grid-cols-2">
        <TextInput
          label={say('survey.questionTh')}
          value={question.th}
          maxLength={longestQuestion}
          onChange={({ currentTarget }) => onChange({ th: currentTarget.value })}
        />
        <TextInput
          label={say('survey.questionEn')}
          value={question.en}
          maxLength={longestQuestion}
          onChange={({ currentTarget }) => onChange({ en: currentTarget.value })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Select
          label={say('survey.kind')}
          allowDeselect={false}
          disabled={isSaved}
          className="w-48"
          data={questionKinds.map((each) => ({ value: each, label: say(`survey.kind.${each}`) }))}
          value={kind}
          onChange={(next) => {
            const found = questionKinds.find((each) => each === next)
            if (found) onChange({ kind: found })
          }}
        />
        <Checkbox
          label={say('survey.isRequired')}
          className="py-2"
          checked={question.isRequired}
          onChange={({ currentTarget }) => onChange({ isRequired: currentTarget.checked })}
        />
      </div>
      {kind === 'number' ? (
        <div className="grid max-w-sm grid-cols-2 gap-2">
          <NumberInput
            label={say('survey.least')}
            value={question.least ?? ''}
            onChange={(value) => onChange({ least: value === '' ? null : Number(value) })}
          />
          <NumberInput
            label={say('survey.most')}
            value={question.most ?? ''}
            onChange={(value) => onChange({ most: value === '' ? null : Number(value) })}
          />
        </div>
      ) : null}
      {kind === 'one' || kind === 'several' ? (
        <OptionList options={question.options} onChange={(options) => onChange({ options })} />
      ) : null}
      {fault ? (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      ) : null}
    </section>
  )
}
