import { useState } from 'react'
import type { WrittenSurvey } from '#shop/surveys/survey-contracts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useSurveyMove } from './use-survey-edit.ts'

type StateActionsProps = { survey: WrittenSurvey; hasChanges: boolean }

/** Opens a survey to all staff, or ends it, after a sentence that says what happens. */
export function StateActions({ survey, hasChanges }: StateActionsProps) {
  const say = useVisitWords()
  const { move, isMoving } = useSurveyMove(survey.id)
  const [isAsking, setIsAsking] = useState(false)
  const isLive = survey.state === 'live'
  const button = isLive
    ? say('survey.endIt')
    : survey.state === 'ended'
      ? say('survey.openAgain')
      : say('survey.openIt')
  async function go() {
    await move(isLive ? 'ended' : 'live')
    setIsAsking(false)
  }
  return (
    <>
      <Button
        size="sm"
        variant={isLive ? 'secondary' : 'primary'}
        whyDisabled={hasChanges ? say('survey.saveFirst') : undefined}
        onClick={() => setIsAsking(true)}
      >
        {button}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={isLive ? say('survey.endTitle') : say('survey.openTitle')}
        closeLabel={say('visit.cancel')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {say('visit.cancel')}
            </Button>
            <Button variant={isLive ? 'danger' : 'primary'} loading={isMoving} onClick={() => void go()}>
              {button}
            </Button>
          </>
        }
      >
        <p>{isLive ? say('survey.endText', { count: survey.answers }) : say('survey.openText')}</p>
      </Dialog>
    </>
  )
}
