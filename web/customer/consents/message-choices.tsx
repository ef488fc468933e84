import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { MessageChoices as Choices } from '#shop/customer-messages/message-choices-contracts.ts'
import { type MessageKind, messageKindNames, messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useAccountWords } from '#web/words/customer/account-words.ts'
import { useLocale } from '#web/words/words.tsx'

type MessageChoicesProps = { choices: Choices; hasMarketing: boolean }
type Answer = { problem: FormProblem | undefined }

/** In which language the shop writes, and what about; what concerns money cannot be switched off. */
export function MessageChoices({ choices, hasMarketing }: MessageChoicesProps) {
  const say = useAccountWords()
  const shown = messageKindNames.filter((kind) => {
    const { mayDecline, purpose } = messageKindOf(kind)
    return mayDecline && (hasMarketing || purpose === 'service')
  })
  return (
    <Card as="section" aria-labelledby="messages" className="grid gap-2">
      <h2 id="messages" className="text-lg">
        {say('pdpa.messages')}
      </h2>
      <LanguageChoice language={choices.language} />
      <div>
        {shown.map((kind) => (
          <KindChoice key={kind} kind={kind} isDeclined={choices.declined.includes(kind)} />
        ))}
      </div>
      <p className="text-muted text-sm">{say('pdpa.messagesAlways')}</p>
    </Card>
  )
}

function LanguageChoice({ language }: Pick<Choices, 'language'>) {
  const say = useAccountWords()
  const { Form, data, submit } = useSavingForm()
  return (
    <Form method="post" action={paths.pdpa} className="grid gap-2">
      <input type="hidden" name="do" value="message language" />
      <SelectField
        label={say('pdpa.messageLanguage')}
        name="language"
        defaultValue={language}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
        options={[
          { value: 'th', text: 'ไทย' },
          { value: 'en', text: 'English' },
        ]}
      />
      <SaveWithoutScript />
      <FormAlert message={data?.problem?.message} />
    </Form>
  )
}

function KindChoice({ kind, isDeclined }: { kind: MessageKind; isDeclined: boolean }) {
  const locale = useLocale()
  const { Form, data, submit, formData } = useSavingForm()
  const { name, says } = messageKindOf(kind)
  const isOn = formData ? formData.get('wanted') === 'Y' : !isDeclined
  return (
    <Form method="post" action={paths.pdpa} className="border-hairline border-b last:border-b-0">
      <input type="hidden" name="do" value="message kind" />
      <input type="hidden" name="kind" value={kind} />
      <Switch
        label={name[locale]}
        hint={says[locale]}
        name="wanted"
        value="Y"
        checked={isOn}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      />
      <SaveWithoutScript />
      <FormAlert message={data?.problem?.message} />
    </Form>
  )
}

/** Saves at once, and says so. */
function useSavingForm() {
  const say = useAccountWords()
  const { Form, data, submit, formData } = useFetcher<Answer>()
  const text = say('pdpa.messagesSaved')
  useEffect(() => {
    if (data && !data.problem) showToast({ text, tone: 'success', lifeMs: toastLife.usual })
  }, [data, text])
  return { Form, data, submit, formData }
}

function SaveWithoutScript() {
  const say = useAccountWords()
  return (
    <noscript>
      <button type="submit" className="min-h-11 text-primary-text underline">
        {say('profile.save')}
      </button>
    </noscript>
  )
}
