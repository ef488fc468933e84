import { PasswordInput, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import type { Result } from '#web/kit/calls/ask-server.ts'
import type { QrPath } from '#web/kit/text/qr-path.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useEntryWords } from '#web/words/merchant/people/entry-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AppKey } from './app-key.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SecurityCalls } from './security-calls.ts'

const ask = officeCallsOf<SecurityCalls>()
export type FactorTask = 'begin' | 'renew' | 'remove'

/** Password, key, first code, recovery codes; or a code, and what it is asked for. */
export function FactorSteps({ task, onClose }: { task: FactorTask; onClose: () => void }) {
  const say = useEntryWords()
  const locale = useLocale()
  const reload = useReload()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [app, setApp] = useState<{ secret: string; qr: QrPath }>()
  const [codes, setCodes] = useState<string[]>()

  async function send<Answer>(asking: Promise<Result<Answer>>, done: (answer: Answer) => void) {
    setIsBusy(true)
    const result = await asking
    setIsBusy(false)
    if (result.kind !== 'ok') return setError(result.kind === 'refused' ? result.message : say('unknown'))
    setError('')
    setTyped('')
    done(result.answer)
  }
  async function finish(text?: string) {
    if (text) notifications.show({ message: text })
    onClose()
    await reload()
  }
  const field = { value: typed, error: error || undefined, withAsterisk: true, 'data-autofocus': true }
  if (codes)
    return (
      <Step>
        <RecoveryCodes codes={codes} />
        <Button onClick={() => void finish(task === 'begin' ? say('factor.on') : undefined)}>
          {say('codes.saved')}
        </Button>
      </Step>
    )
  if (task === 'begin' && !app)
    return (
      <Step onSubmit={() => send(ask(locale, 'beginSecondFactor', { password: typed || ' ' }), setApp)}>
        <PasswordInput
          {...field}
          label={say('factor.password')}
          autoComplete="current-password"
          maxLength={200}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isBusy}>
          {say('factor.next')}
        </Button>
      </Step>
    )
  const code = typed.trim().padStart(6, ' ')
  const sendCode = () => {
    if (task === 'remove')
      return send(ask(locale, 'removeSecondFactor', { code }), () => void finish(say('factor.removed')))
    const asking =
      task === 'renew'
        ? ask(locale, 'renewRecoveryCodes', { code })
        : ask(locale, 'confirmSecondFactor', { code })
    return send(asking, (answer) => setCodes(answer.recoveryCodes))
  }
  return (
    <Step onSubmit={sendCode}>
      {app ? <AppKey {...app} /> : null}
      <TextInput
        {...field}
        label={app ? say('setup.code') : say('factor.anyCode')}
        inputMode={app ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={app ? 6 : 20}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant={task === 'remove' ? 'danger' : 'primary'} loading={isBusy}>
        {task === 'remove' ? say('factor.remove') : say('setup.confirm')}
      </Button>
    </Step>
  )
}

function Step({ onSubmit, children }: { onSubmit?: () => unknown; children: ReactNode }) {
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      {children}
    </form>
  )
}
