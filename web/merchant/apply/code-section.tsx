import { useState } from 'react'
import { sayPhone } from '#shop/thai/phone.ts'
import { CodeField } from '#web/kit/forms/code-field.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useApplyWords } from '#web/words/merchant/applications/apply-words.ts'
import type { SentCode } from './apply-form.ts'

type CodeSectionProps = {
  sent: SentCode
  doing: boolean
  message: string | undefined
  wrong: string | undefined
}

/** The last step: the code from the message. The form above stays editable. */
export function CodeSection({ sent, doing, message, wrong }: CodeSectionProps) {
  const say = useApplyWords()
  const [pressed, setPressed] = useState('')
  return (
    <Card as="section" className="grid gap-4 border-primary-text">
      <div className="grid gap-1">
        <h2 className="text-lg">{say('apply.codeTitle')}</h2>
        <p className="text-muted text-sm">
          {say('apply.sentTo', { mobile: sayPhone(sent.mobileNo), reference: sent.reference })}
        </p>
      </div>
      <input type="hidden" name="requestId" value={sent.requestId} />
      <input type="hidden" name="reference" value={sent.reference} />
      <input type="hidden" name="sentTo" value={sent.mobileNo} />
      <FormAlert message={wrong ? undefined : message} />
      <CodeField label={say('apply.code')} error={wrong} amongOthers />
      <Button
        type="submit"
        name="do"
        value="register"
        size="lg"
        wide
        loading={doing && pressed === 'register'}
        onClick={() => setPressed('register')}
      >
        {say('apply.send')}
      </Button>
      <Button
        type="submit"
        name="do"
        value="code"
        variant="quiet"
        wide
        loading={doing && pressed === 'code'}
        onClick={() => setPressed('code')}
      >
        {say('apply.codeAgain')}
      </Button>
    </Card>
  )
}
