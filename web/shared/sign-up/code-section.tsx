import { type ReactNode, useState } from 'react'
import { CodeField } from '#web/kit/forms/code-field.tsx'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { SentCode } from './read-form.ts'

type CodeSectionProps = {
  sent: SentCode
  doing: boolean
  message: string | undefined
  wrong: string | undefined
  words: { title: string; sentTo: ReactNode; code: string; finish: string; again: string }
}

/** The last step: the code from the message. The form above stays editable. */
export function CodeSection({ sent, doing, message, wrong, words }: CodeSectionProps) {
  const [pressed, setPressed] = useState('')
  const submits = (what: 'register' | 'code') => ({
    ...({ type: 'submit', name: 'do', value: what, wide: true } as const),
    loading: doing && pressed === what,
    onClick: () => setPressed(what),
  })
  return (
    <Card as="section" className="grid gap-4 border-primary-text">
      <div className="grid gap-1">
        <h2 className="text-lg">{words.title}</h2>
        <p className="text-muted text-sm">{words.sentTo}</p>
      </div>
      <input type="hidden" name="requestId" value={sent.requestId} />
      <input type="hidden" name="reference" value={sent.reference} />
      <input type="hidden" name="sentTo" value={sent.mobileNo} />
      <FormAlert message={wrong ? undefined : message} />
      <CodeField label={words.code} error={wrong} amongOthers />
      <Button {...submits('register')} size="lg">
        {words.finish}
      </Button>
      <Button {...submits('code')} variant="quiet">
        {words.again}
      </Button>
    </Card>
  )
}
