import { MapPinOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { OutsideArea } from '#shop/checkout/outside-area.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { pick } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCentreWords } from '#web/words/customer/centre-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { action } from './centres-route.ts'
import { useJoinCentre } from './use-join-centre.ts'

type OutsideNoticeProps = {
  outside: OutsideArea
  /** The page for a new address. */
  add: string
  onOtherAddress: () => void
  onPickup: () => void
}

/** The centre does not deliver to the chosen address: one button for each alternative. */
export default function OutsideNotice({ outside, add, onOtherAddress, onPickup }: OutsideNoticeProps) {
  const say = useCentreWords()
  const locale = useLocale()
  const site = useSite()
  const { joined, joining, join } = useJoinCentre()
  const nameOf = (centre: { name: string; nameEn: string }) => pick(locale, centre.name, centre.nameEn)
  const here = site?.centre
  return (
    <section aria-labelledby="outside" className="grid gap-3 bg-secondary-tint p-3 md:p-4">
      <div role="alert" className="flex items-start gap-3">
        <MapPinOff aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-secondary-text" />
        <div>
          <h3 id="outside" className="text-base">
            {say('outside.title', { centre: here ? nameOf(here) : '', place: outside.place })}
          </h3>
          <p className="text-sm">{say('outside.ways')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {outside.addressIds.length > 0 ? (
          <Button onClick={onOtherAddress}>{say('outside.address')}</Button>
        ) : (
          <LinkButton to={add} variant="secondary">
            {say('outside.newAddress')}
          </LinkButton>
        )}
        {outside.pickup ? (
          <Button variant="secondary" onClick={onPickup}>
            {say('outside.pickup')}
          </Button>
        ) : null}
        {outside.own.map((centre) => (
          <SwitchButton key={centre.saleUnit} saleUnit={centre.saleUnit}>
            {say('outside.switch', { centre: nameOf(centre) })}
          </SwitchButton>
        ))}
        {outside.others.map((centre) =>
          centre.asked || centre.saleUnit === joined ? (
            <p key={centre.saleUnit} role="status" className="w-full text-sm">
              {say('outside.waiting', { centre: nameOf(centre) })}
            </p>
          ) : (
            <Button
              key={centre.saleUnit}
              variant="secondary"
              loading={joining === centre.saleUnit}
              onClick={() => join(centre.saleUnit)}
            >
              {say('picker.joinWhat', { centre: nameOf(centre) })}
            </Button>
          ),
        )}
        {here && outside.own.length + outside.others.length === 0 ? (
          <a href={`tel:${here.phone}`} className={buttonLook({ variant: 'secondary' })}>
            {say('outside.call', { phone: sayPhone(here.phone) })}
          </a>
        ) : null}
      </div>
      {outside.own.length > 0 ? <p className="text-muted text-sm">{say('outside.switchHint')}</p> : null}
    </section>
  )
}

/** Switches the centre and opens its stored cart. */
function SwitchButton({ saleUnit, children }: { saleUnit: string; children: ReactNode }) {
  const switching = useFetcher<typeof action>()
  const refused = switching.data && 'problem' in switching.data ? switching.data.problem : undefined
  useEffect(() => {
    if (refused) showToast({ text: refused.message, tone: 'danger', lifeMs: toastLife.serverError })
  }, [refused])
  return (
    <Button
      variant="secondary"
      loading={switching.state !== 'idle'}
      onClick={() =>
        switching.submit({ saleUnit, to: paths.cart }, { method: 'post', action: paths.centres })
      }
    >
      {children}
    </Button>
  )
}
