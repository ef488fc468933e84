import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { agentPaperErrors } from '#shop/agents/agent-application.ts'
import type { AgentApplication } from '#shop/agents/agent-application-contracts.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { focusField } from '#web/kit/forms/use-problem-focus.ts'
import { PhotoField } from '#web/shared/uploads/photo-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useAgentWords } from '#web/words/customer/agents/agent-words.ts'
import { useLocale } from '#web/words/words.tsx'

const pictures = ['shopImage', 'portraitImage'] as const
type AgentPapersFormProps = { application: AgentApplication; problem: FormProblem | undefined }

/** Tax number and two pictures; what the profile has already need not be given again. */
export function AgentPapersForm({ application, problem }: AgentPapersFormProps) {
  const say = useAgentWords()
  const { state, taxNumber, shopPhoto, hasPortrait } = application
  const { form, send, errors, message, isSending } = useAgentPapers(application, problem)
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg">{say('agent.needs')}</h2>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className="grid gap-4"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <FormAlert message={message} />
        <div className="grid gap-1">
          <p className="font-bold text-sm">{say('agent.accountCode')}</p>
          <p className="text-muted text-sm">{say('agent.accountCodeHint')}</p>
        </div>
        <NumberField
          label={say('agent.taxNo')}
          hint={say('agent.taxNoHint')}
          name="taxNo"
          maxLength={13}
          defaultValue={taxNumber}
          required
          error={errors.taxNo}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <div className="grid gap-2">
            <PhotoField
              label={say('agent.shopPhoto')}
              hint={say(shopPhoto ? 'agent.hasPhoto' : 'agent.shopPhotoHint')}
              name="shopImage"
              required={!shopPhoto}
              error={errors.shopImage}
            />
            {shopPhoto ? (
              <div className="w-32 overflow-hidden rounded-card border border-hairline">
                <Picture
                  src={`/files/${shopPhoto}`}
                  width={1600}
                  height={1200}
                  sizes="128px"
                  alt={say('agent.shopPhoto')}
                />
              </div>
            ) : null}
          </div>
          <PhotoField
            label={say('agent.portrait')}
            hint={say(hasPortrait ? 'agent.hasPhoto' : 'agent.portraitHint')}
            name="portraitImage"
            required={!hasPortrait}
            error={errors.portraitImage}
          />
        </div>
        <Button type="submit" size="lg" wide loading={isSending}>
          {say(state === 'none' ? 'agent.send' : 'agent.sendAgain')}
        </Button>
      </Form>
    </Card>
  )
}

/** Checks by the server's own rules before anything is sent, and sends pictures small. */
function useAgentPapers({ shopPhoto, hasPortrait }: AgentApplication, problem: FormProblem | undefined) {
  const say = useAgentWords()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const navigation = useNavigation()
  const [own, setOwn] = useState<Record<string, string>>()
  const [isPreparing, setIsPreparing] = useState(false)
  const isSending = isPreparing || navigation.state === 'submitting'
  const errors = own ?? problem?.fields ?? {}
  useEffect(() => {
    if (own || problem) focusField(form.current?.querySelector('[aria-invalid="true"]'))
  }, [own, problem])
  useEffect(() => {
    if (problem) setOwn(undefined)
  }, [problem])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const filled = new FormData(event.currentTarget)
    const has = (name: string) => {
      const file = filled.get(name)
      return file instanceof File && file.size > 0
    }
    const wrong = agentPaperErrors({
      taxNo: String(filled.get('taxNo') ?? ''),
      hasShopPhoto: shopPhoto !== '' || has('shopImage'),
      hasPortrait: hasPortrait || has('portraitImage'),
    })
    if (Object.keys(wrong).length > 0)
      return setOwn(Object.fromEntries(Object.entries(wrong).map(([name, said]) => [name, said[locale]])))
    setOwn(undefined)
    setIsPreparing(true)
    for (const name of pictures) {
      const file = filled.get(name)
      filled.delete(name)
      if (file instanceof File && file.size > 0) filled.set(name, await shrunk(file), 'photo.jpg')
    }
    setIsPreparing(false)
    await submit(filled, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true })
  }
  return { form, send, errors, isSending, message: own ? say('agent.mend') : problem?.message }
}

/** Loaded when a photo is sent; without it the photo goes as it is. */
async function shrunk(photo: File): Promise<Blob> {
  try {
    return await (await import('#web/shared/uploads/shrink-photo.ts')).shrinkPhoto(photo)
  } catch {
    return photo
  }
}
