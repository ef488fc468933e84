import { FileText, MapPin } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#shop/account/address.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { loadOutsideNotice } from '#web/customer/centres/centres.tsx'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { sayPlace } from '#web/kit/text/say-place.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useCommonWords, useLocale } from '#web/words/words.tsx'
import type { Checkout } from './use-checkout.ts'

/** The delivery address and the billing address. */
export function AddressSection({
  checkout: { options, draft, choose, page, outside },
}: {
  checkout: Checkout
}) {
  const say = useOrderWords()
  const [open, setOpen] = useState<'S' | 'B'>()
  const { Part: OutsideNotice } = useLazyPart(loadOutsideNotice, outside)
  const where = page.kind === 'advance' ? 'advance' : 'checkout'
  const of = (type: 'S' | 'B') => options.addresses.filter((address) => address.type === type)
  return (
    <Card as="section" flush aria-label={say('checkout.addresses')} className="divide-y divide-hairline">
      <AddressChoice
        icon={MapPin}
        title={say('checkout.shipTo')}
        type="S"
        add={withQuery(paths.address, { add: 'S', for: where })}
        addresses={of('S')}
        unserved={options.places.flatMap(({ served, addressIds }) => (served ? [] : addressIds))}
        open={open === 'S'}
        onOpen={(isOpen) => setOpen(isOpen ? 'S' : undefined)}
        value={draft.shipTo}
        onChange={(shipTo) => choose({ shipTo })}
      />
      {outside && OutsideNotice ? (
        <OutsideNotice
          outside={outside}
          add={withQuery(paths.address, { add: 'S', for: where })}
          onOtherAddress={() => setOpen('S')}
          onPickup={() => choose({ deliveryMethod: 'PICKUP' })}
        />
      ) : null}
      <AddressChoice
        icon={FileText}
        title={say('checkout.billTo')}
        type="B"
        add={withQuery(paths.address, { add: 'B', for: where })}
        addresses={of('B')}
        open={open === 'B'}
        onOpen={(isOpen) => setOpen(isOpen ? 'B' : undefined)}
        value={draft.billTo}
        asShipped={draft.shipTo !== ''}
        onChange={(billTo) => choose({ billTo })}
      />
    </Card>
  )
}

type AddressChoiceProps = {
  icon: typeof MapPin
  title: string
  type: 'S' | 'B'
  /** The page for a new address, which leads back here. */
  add: string
  addresses: Address[]
  /** Those the centre does not deliver to. */
  unserved?: readonly string[]
  open: boolean
  onOpen: (open: boolean) => void
  value: string
  /** Without a billing address, the delivery address is used. */
  asShipped?: boolean
  onChange: (id: string) => void
}

function AddressChoice(props: AddressChoiceProps) {
  const {
    icon: Icon,
    title,
    type,
    add,
    addresses,
    unserved = [],
    open,
    onOpen,
    value,
    asShipped,
    onChange,
  } = props
  const say = useOrderWords()
  const common = useCommonWords()
  const locale = useLocale()
  const chosen = addresses.find(({ id }) => id === value)
  return (
    <div className="flex items-start gap-3 p-3 md:p-4">
      <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary-text" />
      <div className="min-w-0 flex-1">
        <h2 className="text-base">{title}</h2>
        {chosen ? (
          <address className="text-sm not-italic">
            <span className="block font-bold">{chosen.name}</span>
            <span className="block text-muted">{sayPlace(chosen, locale)}</span>
            <span className="tabular block text-muted">{sayPhone(chosen.phone)}</span>
          </address>
        ) : (
          <p className="text-muted text-sm">
            {say(asShipped ? 'checkout.billAsShipped' : 'checkout.noAddress')}
          </p>
        )}
      </div>
      {chosen ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={say('checkout.changeWhat', { what: title })}
          onClick={() => onOpen(true)}
        >
          {say('checkout.change')}
        </Button>
      ) : (
        <LinkButton size="sm" variant="secondary" to={add}>
          {say('checkout.addAddress')}
        </LinkButton>
      )}
      <BottomSheet open={open} onClose={() => onOpen(false)} title={title} closeLabel={common('app.close')}>
        <fieldset className="grid gap-2">
          <legend className="sr-only">{title}</legend>
          {addresses.map((address) => (
            <RadioCard
              key={address.id}
              name={`address-${type}`}
              title={address.name}
              text={sayPlace(address, locale)}
              mark={
                unserved.includes(address.id) ? (
                  <span className="text-danger text-sm">{say('checkout.notDelivered')}</span>
                ) : undefined
              }
              checked={address.id === value}
              onChange={() => {
                onChange(address.id)
                onOpen(false)
              }}
            />
          ))}
          <LinkButton variant="secondary" to={add} wide>
            {say('checkout.addAddress')}
          </LinkButton>
        </fieldset>
      </BottomSheet>
    </div>
  )
}
