import { useState } from 'react'
import type { AnswerValue, Question } from '#shop/surveys/survey.ts'
import type { PlaceSeen } from '#shop/visits/place-seen.ts'
import { pick } from '#shop/words/locale.ts'
import { PhotoInputs } from '#web/merchant/camera/photo-inputs.tsx'
import { PhotoTray } from '#web/merchant/camera/photo-tray.tsx'
import { takePhoto } from '#web/merchant/camera/take-photo.ts'
import type { KeptPhoto } from '#web/merchant/outbox/entry.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'

type QuestionFieldProps = {
  question: Question
  value: AnswerValue | undefined
  photos: readonly KeptPhoto[]
  findPlace: () => Promise<PlaceSeen | null>
  onAnswer: (value: AnswerValue | undefined) => void
  onPhoto: (photo: KeptPhoto) => void
  onDropPhoto: (id: string) => void
}

/** The part of a question that is answered, by its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, onAnswer } = props
  const locale = useLocale()
  const label = pick(locale, question.th, question.en)
  switch (question.kind) {
    case 'one':
      return <OneField question={question} value={value} onAnswer={onAnswer} />
    case 'several':
      return <SeveralField question={question} value={value} onAnswer={onAnswer} />
    case 'number':
      return <NumberAnswer question={question} value={value} onAnswer={onAnswer} />
    case 'text':
      return (
        <TextAreaField
          label={<span className="sr-only">{label}</span>}
          rows={2}
          maxLength={1_000}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value || undefined)}
        />
      )
    case 'photo':
      return <PhotoAnswer {...props} label={label} />
  }
}

type FieldProps = Pick<QuestionFieldProps, 'question' | 'value' | 'onAnswer'>

function OneField({ question, value, onAnswer }: FieldProps) {
  const say = useVisitWords()
  const locale = useLocale()
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {question.options.map(({ key, th, en }) => (
        <RadioCard
          key={key}
          name={question.key}
          value={key}
          title={pick(locale, th, en)}
          checked={value === key}
          onChange={() => onAnswer(key)}
        />
      ))}
      {value !== undefined && !question.isRequired ? (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => onAnswer(undefined)}>
          {say('form.clear')}
        </Button>
      ) : null}
    </div>
  )
}

function SeveralField({ question, value, onAnswer }: FieldProps) {
  const locale = useLocale()
  const chosen = Array.isArray(value) ? value : []
  return (
    <div className="grid sm:grid-cols-2">
      {question.options.map(({ key, th, en }) => (
        <Checkbox
          key={key}
          label={pick(locale, th, en)}
          checked={chosen.includes(key)}
          onChange={({ currentTarget: { checked } }) =>
            onAnswer(checked ? [...chosen, key] : chosen.filter((each) => each !== key))
          }
        />
      ))}
    </div>
  )
}

/** What is typed stays as it is; it is read as a number when the answers are saved. */
function NumberAnswer({ question, value, onAnswer }: FieldProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const { least, most } = question
  return (
    <TextField
      label={<span className="sr-only">{pick(locale, question.th, question.en)}</span>}
      hint={least !== null && most !== null ? say('form.unit', { least, most }) : undefined}
      inputMode="decimal"
      autoComplete="off"
      className="max-w-48"
      maxLength={16}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value || undefined)}
    />
  )
}

function PhotoAnswer({
  question,
  photos,
  findPlace,
  onPhoto,
  onDropPhoto,
  label,
}: QuestionFieldProps & { label: string }) {
  const say = useVisitWords()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  async function take(files: File[]) {
    setIsBusy(true)
    setProblems([])
    for (const file of files) {
      const photo = await takePhoto(file, findPlace)
      if (photo) onPhoto(photo)
      else setProblems((before) => [...before, say('take.bad', { name: file.name })])
    }
    setIsBusy(false)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2" data-question={question.key}>
      <PhotoTray photos={photos} onDrop={onDropPhoto} />
      <PhotoInputs isBusy={isBusy} isSmall label={label} onFiles={(files) => void take(files)} />
      {problems.map((problem) => (
        <p key={problem} role="alert" className="wrap-anywhere text-danger text-sm">
          {problem}
        </p>
      ))}
    </div>
  )
}
