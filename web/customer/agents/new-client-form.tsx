import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { type ClientForm, clientErrors, clientFields } from '#shop/agents/client-form.ts'
import type { Sentence } from '#shop/identity/rules.ts'
import { pick } from '#shop/words/locale.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { useValidation } from '#web/kit/forms/use-validation.ts'
import { AddressFields } from '#web/shared/places/address-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useAgentWords } from '#web/words/customer/agents/agent-words.ts'
import { useLocale } from '#web/words/words.tsx'

export type StoreType = { code: string; name: string; nameEn: string }
type NewClientFormProps = {
  storeTypes: StoreType[]
  needsApproval: boolean
  problem: FormProblem | undefined
  outcome: 'added' | 'waiting' | 'asked' | undefined
  isSending: boolean
}

const onWire = Object.fromEntries(clientFields.map((field) => [field, field])) as Record<
  keyof ClientForm,
  string
>
const said = { added: 'agent.added', waiting: 'agent.addedWaiting', asked: 'agent.asked' } as const

/** A new shop by its data, judged by the rules of registration. */
export function NewClientForm(props: NewClientFormProps) {
  const { storeTypes, needsApproval, problem, outcome, isSending } = props
  const say = useAgentWords()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const { errors, onSubmit } = useValidation({
    validate: (values: ClientForm) => clientErrors(values) as Partial<Record<keyof ClientForm, Sentence>>,
    problem,
    onWire,
  })
  useEffect(() => {
    if (!outcome) return
    form.current?.reset()
    showToast({ text: say(said[outcome]), tone: 'success', lifeMs: toastLife.serverError })
  }, [outcome, say])
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-lg">{say('agent.byForm')}</h2>
        <p className="text-muted text-sm">{say('agent.byFormText')}</p>
        {needsApproval ? <p className="text-muted text-sm">{say('agent.needsApproval')}</p> : null}
      </div>
      {outcome ? (
        <p role="status" className="rounded-card bg-primary-tint p-3">
          {say(said[outcome])}
        </p>
      ) : null}
      <Form ref={form} method="post" className="grid gap-4" noValidate onSubmit={onSubmit}>
        <FormAlert message={problem?.message} />
        <TextField
          label={say('register.shopName')}
          name="shopName"
          maxLength={150}
          required
          error={errors.shopName}
        />
        <SelectField
          label={say('register.storeType')}
          name="storeType"
          placeholder={say('address.choose')}
          defaultValue=""
          options={storeTypes.map(({ code, name, nameEn }) => ({
            value: code,
            text: pick(locale, name, nameEn),
          }))}
          required
          error={errors.storeType}
        />
        <TextField label={say('register.name')} name="name" maxLength={150} required error={errors.name} />
        <NumberField
          label={say('login.mobile')}
          name="mobileNo"
          maxLength={10}
          placeholder="0812345678"
          required
          error={errors.mobileNo}
        />
        <TextField
          label={say('register.street')}
          name="address"
          maxLength={300}
          required
          error={errors.address}
        />
        <AddressFields problems={errors as Record<string, string>} />
        <Button type="submit" name="do" value="add" size="lg" wide loading={isSending}>
          {say('agent.add')}
        </Button>
      </Form>
    </Card>
  )
}
