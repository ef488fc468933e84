import type { usePlace } from '#web/shared/positions/use-place.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

/** Consent to tell where a photo was taken; it holds for this person on this device. */
export function PlaceSwitch({ place }: { place: ReturnType<typeof usePlace> }) {
  const say = useVisitWords()
  return (
    <div>
      <Switch
        label={say('take.place')}
        hint={say('take.placeHint')}
        checked={place.isShared}
        onChange={({ currentTarget }) => place.share(currentTarget.checked)}
      />
      {place.isShared && place.isRefused ? (
        <p role="alert" className="text-danger text-sm">
          {say('take.placeRefused')}
        </p>
      ) : null}
    </div>
  )
}
