import { useEffect, useState } from 'react'
import { readConsent, writeConsent } from '#web/rider/position/position-consent.ts'
import { findPlace } from '#web/shared/positions/find-place.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useAccountWords } from '#web/words/rider/account/account-words.ts'

/** Whether the centre sees where the rider is while a run is on. */
export function PlaceSwitch({ owner }: { owner: string }) {
  const say = useAccountWords()
  const [isOn, setIsOn] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => setIsOn(readConsent(owner) === true), [owner])
  async function change(isWanted: boolean) {
    setIsOn(isWanted)
    writeConsent(owner, isWanted)
    // The browser asks now, and not in the middle of a run.
    setIsRefused(isWanted && (await findPlace()) === 'refused')
  }
  return (
    <section className="border-ink border-y-2 py-1">
      <Switch
        label={<b>{say('profile.place')}</b>}
        checked={isOn}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <p className="pb-2 text-base">{isRefused ? say('profile.placeRefused') : say('profile.placeText')}</p>
    </section>
  )
}
