import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { useRunWords } from '#web/words/rider/road/run-words.ts'

type AskForPlaceProps = { onAnswer: (isGiven: boolean) => void; onBack: () => void }

/** Asked once, when the first run on this phone begins; the profile changes it. */
export function AskForPlace({ onAnswer, onBack }: AskForPlaceProps) {
  const say = useRunWords()
  return (
    <RiderPage
      title={say('place.title')}
      back={onBack}
      actions={
        <ActionBar>
          <RiderButton onClick={() => onAnswer(true)}>{say('place.yes')}</RiderButton>
          <RiderButton look="secondary" onClick={() => onAnswer(false)}>
            {say('place.no')}
          </RiderButton>
        </ActionBar>
      }
    >
      <p>{say('place.text')}</p>
      <p>{say('place.later')}</p>
    </RiderPage>
  )
}
