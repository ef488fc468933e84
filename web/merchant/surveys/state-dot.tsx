import type { SurveyState } from '#shop/surveys/survey.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

const tones: Record<SurveyState, string> = { draft: 'bg-secondary', live: 'bg-primary', ended: 'bg-outline' }

export function StateDot({ state }: { state: SurveyState }) {
  const say = useVisitWords()
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className={joinClasses('size-2 rounded-chip', tones[state])} />
      {say(`survey.state.${state}`)}
    </span>
  )
}
