import { Textarea, TextInput } from '@mantine/core'
import { ArrowLeft, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { mostQuestions, type Question } from '#shop/surveys/survey.ts'
import type { WrittenSurvey } from '#shop/surveys/survey-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { FormSection, LockedForm } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { Sortable } from '#web/merchant/lists/sortable.tsx'
import { StateDot } from '#web/merchant/surveys/state-dot.tsx'
import { type CustomerType, TypeField } from '#web/merchant/visits/type-field.tsx'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { StateActions } from './state-actions.tsx'
import { type SurveyForm, useSurveyEdit } from './use-survey-edit.ts'

type SurveyScreenProps = { survey: WrittenSurvey; customerTypes: readonly CustomerType[]; mayChange: boolean }

const newQuestion = (): Question => ({
  ...{ key: crypto.randomUUID(), kind: 'one', th: '', en: '', isRequired: true, least: null, most: null },
  options: [1, 2].map(() => ({ key: crypto.randomUUID(), th: '', en: '' })),
})

const texts = [
  ['nameTh', 'survey.nameTh'],
  ['nameEn', 'survey.nameEn'],
  ['aboutTh', 'survey.aboutTh'],
  ['aboutEn', 'survey.aboutEn'],
] as const

/** A survey is written: names, for whom, and its questions in order. */
export function SurveyScreen({ survey, customerTypes, mayChange }: SurveyScreenProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const edit = useSurveyEdit(survey)
  const { typed, change, faults } = edit
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.row[locale]
  const changeQuestion = (key: string, part: Partial<Question>) =>
    change({ questions: typed.questions.map((each) => (each.key === key ? { ...each, ...part } : each)) })
  const savedKeys = new Set(survey.questions.map(({ key }) => key))
  const title = survey.id ? pick(locale, survey.nameTh, survey.nameEn) : say('survey.new')
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-4xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <Link
        to={visitPaths.surveys}
        className="-mb-3 inline-flex min-h-11 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('survey.list')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-xl md:text-2xl">{title}</h1>
        <span className="text-sm">
          <StateDot state={survey.state} />
        </span>
        <div className="ml-auto flex items-center gap-2">
          {survey.answers > 0 ? (
            <ExportLink to={visitPaths.surveyExport({ id: survey.id })} text={say('survey.export')} />
          ) : null}
          {mayChange && survey.id ? (
            <StateActions survey={survey} hasChanges={edit.changed.length > 0} />
          ) : null}
        </div>
      </div>
      {survey.answers > 0 ? (
        <p className="text-muted text-sm">{say('survey.answersCount', { count: survey.answers })}</p>
      ) : null}
      {mayChange ? null : <p className="text-muted text-sm">{say('visit.readOnly')}</p>}
      <LockedForm value={!mayChange}>
        <FormSection title={say('survey.texts')} text={say('survey.textsAbout')}>
          <div className="grid gap-3 @md:grid-cols-2">
            {texts.map(([field, label]) => {
              const Field = field.startsWith('about') ? Textarea : TextInput
              return (
                <Field
                  key={field}
                  label={say(label)}
                  value={typed[field]}
                  maxLength={field.startsWith('about') ? 500 : 120}
                  error={faultOf(field)}
                  onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
                    change({ [field]: currentTarget.value } as Partial<SurveyForm>)
                  }
                />
              )
            })}
          </div>
          <TypeField
            types={customerTypes}
            value={typed.customerTypes}
            isDisabled={!mayChange}
            onChange={(types) => change({ customerTypes: types })}
          />
        </FormSection>
        <FormSection title={say('survey.questions')} text={say('survey.questionsAbout')}>
          {typed.questions.length === 0 ? (
            <p className="text-muted text-sm">{say('survey.noQuestionsYet')}</p>
          ) : null}
          <Sortable
            items={typed.questions}
            keyOf={({ key }) => key}
            onChange={(questions) => change({ questions })}
            handleLabel={({ key }) =>
              say('survey.moveQuestion', { place: typed.questions.findIndex((each) => each.key === key) + 1 })
            }
            movedText={(_, place) => say('survey.movedQuestion', { place })}
            className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden"
            itemClassName="rounded-card border border-hairline bg-card"
          >
            {(question, handle, at) => (
              <QuestionEditor
                question={question}
                place={at + 1}
                handle={handle}
                isSaved={savedKeys.has(question.key)}
                fault={faultOf(question.key)}
                onChange={(part) => changeQuestion(question.key, part)}
                onRemove={() =>
                  change({ questions: typed.questions.filter(({ key }) => key !== question.key) })
                }
              />
            )}
          </Sortable>
          {faultOf('questions') ? (
            <p role="alert" className="text-danger text-sm">
              {faultOf('questions')}
            </p>
          ) : null}
          {mayChange && typed.questions.length < mostQuestions ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              icon={<Plus aria-hidden size={18} strokeWidth={2} />}
              onClick={() => change({ questions: [...typed.questions, newQuestion()] })}
            >
              {say('survey.addQuestion')}
            </Button>
          ) : null}
        </FormSection>
      </LockedForm>
      {mayChange && edit.changed.length > 0 ? (
        <SaveBar
          changes={edit.changed.length}
          errors={faults.length}
          isSaving={edit.isSaving}
          onSave={() => void edit.save()}
          onDiscard={edit.discard}
        />
      ) : null}
      <StaleDialog survey={survey} edit={edit} />
    </main>
  )
}
