import { Link2, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { AskFirst } from '#web/merchant/people/ask-first.tsx'
import type { PeopleCalls } from '#web/merchant/people/people-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PersonDetail } from './person-detail.ts'

const ask = officeCallsOf<PeopleCalls>()

/** What protects the account, and help for whoever lost the phone or forgot the password. */
export function SafetyCard({ detail: { person, line, secondFactor } }: { detail: PersonDetail }) {
  const say = usePeopleWords()
  const locale = useLocale()
  const { send, isSaving } = useChange({ unknown: say('unknown') })
  const [isResetting, setIsResetting] = useState(false)
  const { username, name, isYou, mobile } = person
  const Shield = secondFactor ? ShieldCheck : ShieldAlert
  return (
    <FormSection title={say('safety.title')}>
      <p className="flex items-start gap-2">
        <Shield
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className={secondFactor ? 'mt-0.5 shrink-0 text-primary-text' : 'mt-0.5 shrink-0 text-muted'}
        />
        {secondFactor
          ? say('safety.factor', {
              day: sayDate(new Date(secondFactor.since), locale),
              count: secondFactor.codesLeft,
            })
          : say('safety.noFactor')}
      </p>
      <p className="flex items-start gap-2">
        <Link2 aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
        {line
          ? say('safety.line', { name: line.name, day: sayDate(new Date(line.linkedAt), locale) })
          : say('safety.noLine')}
      </p>
      {mobile && !isYou ? (
        <div className="grid gap-1">
          <Button
            variant="secondary"
            loading={isSaving}
            onClick={() =>
              void send(
                () => ask(locale, 'sendPasswordLink', { username }),
                ({ sentBy }) =>
                  sentBy ? say('safety.passwordSent', { name }) : say('safety.passwordNotSent'),
              )
            }
          >
            {say('safety.password')}
          </Button>
          <p className="text-muted text-sm">{say('safety.passwordText', { mobile: sayPhone(mobile) })}</p>
        </div>
      ) : null}
      {secondFactor && !isYou ? (
        <Button variant="secondary" onClick={() => setIsResetting(true)}>
          {say('safety.reset')}
        </Button>
      ) : null}
      <AskFirst
        isOpen={isResetting}
        title={say('safety.reset')}
        lines={[say('safety.resetText', { name })]}
        action={say('safety.reset')}
        isBusy={isSaving}
        onClose={() => setIsResetting(false)}
        onGo={async () => {
          await send(() => ask(locale, 'resetSecondFactor', { username }), say('safety.wasReset', { name }))
          setIsResetting(false)
        }}
      />
    </FormSection>
  )
}
