import { Plus } from 'lucide-react'
import { type SurveyState, surveyStates } from '#shop/surveys/survey.ts'
import type { ListedSurvey } from '#shop/surveys/survey-contracts.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { OfficeTabs } from '#web/merchant/visits/office-tabs.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { StateDot } from './state-dot.tsx'

type SurveysScreenProps = {
  surveys: readonly ListedSurvey[]
  isMore: boolean
  state: SurveyState | undefined
  page: number
  mayChange: boolean
}

/** The surveys of a centre, the last changed first. */
export function SurveysScreen({ surveys, isMore, state, page, mayChange }: SurveysScreenProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const to = (part: { state?: SurveyState | undefined; page?: number }) =>
    withQuery(visitPaths.surveys, { state, ...part })
  const nameOf = ({ nameTh, nameEn }: ListedSurvey) => pick(locale, nameTh, nameEn)
  const make = (
    <LinkButton
      to={visitPaths.survey({ id: 'new' })}
      size="sm"
      icon={<Plus aria-hidden size={18} strokeWidth={2} />}
    >
      {say('survey.new')}
    </LinkButton>
  )
  const columns: Column<ListedSurvey>[] = [
    { key: 'name', head: say('survey.name'), card: 'title', cell: nameOf },
    {
      ...{ key: 'state', head: say('survey.state'), card: 'side' },
      cell: (survey) => <StateDot state={survey.state} />,
    },
    {
      ...{ key: 'questions', head: say('survey.questions'), card: 'none', isNumber: true },
      cell: ({ questions }) => questions,
    },
    {
      ...{ key: 'answers', head: say('survey.answers'), card: 'line', isNumber: true },
      cell: ({ answers }) => say('survey.answersCount', { count: answers }),
    },
    {
      ...{ key: 'changed', head: say('survey.changed'), card: 'end' },
      cell: ({ changedAt }) => sayDate(new Date(changedAt), locale),
    },
  ]
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={say('survey.list')} indexed={false} />
      <OfficeTabs current="surveys" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{say('survey.list')}</h1>
        {mayChange ? make : null}
      </div>
      <ListTabs
        label={say('survey.state')}
        tabs={[
          { to: visitPaths.surveys, text: say('survey.tab.all'), current: state === undefined },
          ...surveyStates.map((each) => ({
            ...{ to: to({ state: each }), text: say(`survey.state.${each}`), current: state === each },
          })),
        ]}
      />
      {surveys.length > 0 ? (
        <DataList
          label={say('survey.list')}
          columns={columns}
          rows={surveys}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          hrefOf={({ id }) => visitPaths.survey({ id })}
        />
      ) : state ? (
        <EmptyState drawing="nothing-found" title={say('survey.noneFound')} />
      ) : (
        <EmptyState
          drawing="nothing-found"
          title={say('survey.none')}
          text={say('survey.noneText')}
          action={mayChange ? make : undefined}
        />
      )}
      <Pager first={page > 1 ? to({}) : undefined} next={isMore ? to({ page: page + 1 }) : undefined} />
    </main>
  )
}
