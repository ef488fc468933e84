import { Globe, History } from 'lucide-react'
import { useState } from 'react'
import { sayPhone } from '#shop/thai/phone.ts'
import { useOtherLanguage } from '#web/kit/page/other-language.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { RiderAnchor, RiderButton, RiderLink } from '#web/rider/parts/rider-button.tsx'
import { RiderField } from '#web/rider/parts/rider-field.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import { askAsRider } from '#web/rider/sending/ask-as-rider.ts'
import { useRiderSite } from '#web/rider/store/rider-site.ts'
import { useAccountWords } from '#web/words/rider/account/account-words.ts'
import { useLocale, useRiderWords } from '#web/words/words.tsx'
import { PlaceSwitch } from './place-switch.tsx'
import { RiderDevices } from './rider-devices.tsx'
import { SignOut } from './sign-out.tsx'

export function ProfileScreen() {
  const say = useAccountWords()
  const sayTitle = useRiderWords()
  const { name, mobile, mark } = useRiderSite()
  const { href, name: otherLanguage } = useOtherLanguage()
  return (
    <RiderPage title={sayTitle('page.riderProfile')}>
      <section className="leading-snug">
        <h2 className="wrap-anywhere text-2xl">{name}</h2>
        <p>{sayPhone(mobile)}</p>
      </section>
      <Vehicle />
      <div className="flex flex-col gap-2 landscape:flex-row">
        <RiderLink to={riderPaths.history} look="secondary" icon={<History aria-hidden size={24} />}>
          {sayTitle('page.riderHistory')}
        </RiderLink>
        <RiderAnchor href={href} icon={<Globe aria-hidden size={24} />}>
          {otherLanguage}
        </RiderAnchor>
      </div>
      <PlaceSwitch owner={mark} />
      <RiderDevices />
      <SignOut />
      <p className="text-base">{say('profile.changeByCentre')}</p>
    </RiderPage>
  )
}

function Vehicle() {
  const say = useAccountWords()
  const locale = useLocale()
  const { vehicle } = useRiderSite()
  const [known, setKnown] = useState(vehicle)
  const [typed, setTyped] = useState(vehicle)
  const [said, setSaid] = useState('')
  async function keep() {
    const result = await askAsRider(locale, 'saveVehicle', { vehicle: typed.trim() })
    if (result.kind === 'ok') {
      setKnown(result.answer.vehicle)
      setTyped(result.answer.vehicle)
      setSaid(say('profile.saved'))
    } else setSaid(result.kind === 'refused' ? result.message : say('profile.cut'))
  }
  return (
    <section className="grid gap-2">
      <RiderField label={say('profile.vehicle')} maxLength={80} value={typed} onChange={setTyped} />
      {typed.trim() === known ? null : (
        <RiderButton onClick={() => void keep()}>{say('profile.saveVehicle')}</RiderButton>
      )}
      <p role="status" className="font-bold empty:hidden">
        {said}
      </p>
    </section>
  )
}
