import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SetupService } from '#shop/network-setup/setup-contracts.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useSetupWords } from '#web/words/customer/setup-words.ts'
import type { StepProps } from './setup-state.ts'

export function MessagesStep({ state }: StepProps) {
  const { services } = state
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {services.map((service) => (
        <Service key={service.name} service={service}>
          {service.name === 'codes' && service.isSet ? <TrySms {...state} /> : null}
          {service.name === 'line' && service.isSet ? <TryLine {...state} /> : null}
        </Service>
      ))}
    </ul>
  )
}

function Service({ service, children }: { service: SetupService; children: ReactNode }) {
  const say = useSetupWords()
  const { name, isSet, by, variables } = service
  const Icon = isSet ? CircleCheck : CircleDashed
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-hairline p-3">
      <div className="flex items-start gap-3">
        <Icon
          aria-hidden
          size={24}
          strokeWidth={1.75}
          className={isSet ? 'shrink-0 text-primary-text' : 'shrink-0 text-muted'}
        />
        <div className="min-w-0">
          <h3 className="font-bold">{say(`newShop.${name}`)}</h3>
          <p className="text-muted text-sm">{say(`newShop.${name}Why`)}</p>
          <p className="text-sm">
            {isSet
              ? by
                ? say('newShop.isSetBy', { name: by })
                : say('newShop.isSet')
              : say('newShop.isMissing')}
          </p>
          {isSet ? null : (
            <ul className="mt-1 flex flex-wrap gap-1.5">
              {variables.map((variable) => (
                <li key={variable}>
                  <code className="inline-block break-all rounded-input bg-sunk px-2 py-0.5 text-sm">
                    {variable}
                  </code>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {children}
    </li>
  )
}

function TrySms({ sms, draft }: Pick<StepProps['state'], 'sms' | 'draft'>) {
  const say = useSetupWords()
  const mobile = draft.mobile ?? ''
  if (sms.works) return <Works text={say('newShop.smsWorks', { mobile: sms.sentTo })} />
  return (
    <div className="grid gap-3">
      {sms.reference ? (
        <>
          <p role="status" className="text-sm">
            {say('newShop.smsSent', { mobile: sms.sentTo, reference: sms.reference })}
          </p>
          <div className="flex flex-wrap items-end gap-2">
            <div className="w-44">
              <NumberField
                label={say('newShop.smsCode')}
                name="code"
                maxLength={6}
                autoComplete="one-time-code"
              />
            </div>
            <Button type="submit" name="do" value="smsCode">
              {say('newShop.checkCode')}
            </Button>
          </div>
        </>
      ) : null}
      <Button
        type="submit"
        name="do"
        value="sms"
        variant="secondary"
        className="justify-self-start"
        whyDisabled={mobile ? undefined : say('newShop.mobileFirst')}
      >
        {sms.reference
          ? say('newShop.sendSmsAgain')
          : mobile
            ? say('newShop.sendSms', { mobile })
            : say('newShop.sendSmsPlain')}
      </Button>
    </div>
  )
}

function TryLine({ line }: Pick<StepProps['state'], 'line'>) {
  const say = useSetupWords()
  if (line.works) return <Works text={say('newShop.lineWorks', { name: line.account })} />
  return (
    <Button type="submit" name="do" value="line" variant="secondary" className="justify-self-start">
      {say('newShop.askLine')}
    </Button>
  )
}

function Works({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-input bg-primary-tint px-3 py-2 text-primary-text text-sm">
      {text}
    </p>
  )
}
