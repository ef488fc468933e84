import { useState } from 'react'
import { sayPhone } from '#shop/thai/phone.ts'
import { CodeField } from '#web/kit/forms/code-field.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import type { SentCode } from './registration-form.ts'

type CodeSectionProps = {
  sent: SentCode
  doing: boolean
  message: string | undefined
  wrong: string | undefined
}

/** The last step: the code from the message. The form above stays editable. */
export function CodeSection({ sent, doing, message, wrong }: CodeSectionProps) {
  const say = useRegisterWords()
  const [submitted, setSubmitted] = useState('')
  return (
    <Card as="section" className="grid gap-4 border-primary-text">
      <div className="grid gap-1">
        <h2 className="text-lg">{say('register.codeTitle')}</h2>
        <p className="text-muted text-sm">
          {say('otp.sentTo', { mobile: sayPhone(sent.mobileNo) })} · {say('otp.reference')}{' '}
          <strong className="text-ink">{sent.reference}</strong>
        </p>
      </div>
      <input type="hidden" name="requestId" value={sent.requestId} />
      <input type="hidden" name="reference" value={sent.reference} />
      <input type="hidden" name="sentTo" value={sent.mobileNo} />
      <FormAlert message={wrong ? undefined : message} />
      <CodeField label={say('otp.code')} error={wrong} amongOthers />
      <Button
        type="submit"
        name="do"
        value="register"
        size="lg"
        wide
        loading={doing && submitted === 'register'}
        onClick={() => setSubmitted('register')}
      >
        {say('register.finish')}
      </Button>
      <Button
        type="submit"
        name="do"
        value="code"
        variant="quiet"
        wide
        loading={doing && submitted === 'code'}
        onClick={() => setSubmitted('code')}
      >
        {say('otp.again')}
      </Button>
    </Card>
  )
}
