import { Alert, Textarea } from '@mantine/core'
import { DoorClosed, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { Closing } from '#shop/merchant-centre/centre-profile.ts'
import type { closingFactsContract } from '#shop/merchant-centre/closing-contracts.ts'
import { whyNotClose } from '#shop/merchant-centre/why-not-close.ts'
import type { FieldReason } from '#shop/problems/problem.ts'
import { addDays, noonOf, sayLongDate } from '#shop/time/bangkok.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { PasswordDialog } from '#web/merchant/centre-forms/password-dialog.tsx'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CentreCalls>()
type Facts = AnswerOf<typeof closingFactsContract>
type ClosingFormProps = { closed: (Closing & { at: string | null }) | null; today: string }

/** Stops selling at once, or begins again; both ask for the owner's password. */
export function ClosingForm({ closed, today }: ClosingFormProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const reload = useReload()
  const [typed, keep] = useKept<Closing>('centre closing', { reasonTh: '', reasonEn: '', reopensOn: '' })
  const [isTried, setIsTried] = useState(false)
  const [facts, setFacts] = useState<Facts>()
  const [isOpening, setIsOpening] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [told, setTold] = useState<readonly FieldReason[]>([])
  const faults = [...(isTried ? whyNotClose(typed, today) : []), ...told]
  const errorOf = (field: string) => faults.find((each) => each.field === field)?.[locale]

  async function prepare() {
    setIsTried(true)
    if (whyNotClose(typed, today).length > 0) return
    setIsSending(true)
    const result = await ask(locale, 'closingFacts', {})
    setIsSending(false)
    if (result.kind === 'ok') setFacts(result.answer)
    else fail(result.kind === 'refused' ? result.message : say('part.unknown'))
  }
  const fail = (text: string) => showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })

  async function send(call: 'closeCentre' | 'openCentre', password: string) {
    setIsSending(true)
    setTold([])
    const result =
      call === 'closeCentre'
        ? await ask(locale, 'closeCentre', { ...typed, password })
        : await ask(locale, 'openCentre', { password })
    setIsSending(false)
    if (result.kind !== 'ok') {
      if (result.kind === 'refused' && Array.isArray(result.details)) setTold(result.details as FieldReason[])
      return fail(result.kind === 'refused' ? result.message : say('part.unknown'))
    }
    keep(undefined)
    setFacts(undefined)
    setIsOpening(false)
    setIsTried(false)
    showToast({ text: call === 'closeCentre' ? say('closing.done') : say('opening.done'), tone: 'success' })
    await reload()
  }

  if (closed)
    return (
      <FormSection title={say('opening.title')} text={say('opening.text')}>
        <p>
          <b>{say('closing.reason')}</b>{' '}
          {locale === 'th' ? closed.reasonTh : closed.reasonEn || closed.reasonTh}
        </p>
        {closed.reopensOn ? (
          <p>
            <b>{say('closing.reopens')}</b> {sayLongDate(noonOf(closed.reopensOn), locale)}
          </p>
        ) : null}
        <div>
          <Button
            icon={<DoorOpen aria-hidden size={20} strokeWidth={1.75} />}
            onClick={() => setIsOpening(true)}
          >
            {say('opening.open')}
          </Button>
        </div>
        {isOpening ? (
          <PasswordDialog
            title={say('opening.title')}
            confirm={say('opening.open')}
            isSending={isSending}
            error={errorOf('password')}
            onClose={() => setIsOpening(false)}
            onConfirm={(password) => void send('openCentre', password)}
          >
            <p className="text-sm">{say('opening.confirm')}</p>
          </PasswordDialog>
        ) : null}
      </FormSection>
    )
  return (
    <FormSection title={say('closing.title')} text={say('closing.text')}>
      <Textarea
        label={say('closing.reasonTh')}
        autosize
        minRows={2}
        maxLength={300}
        value={typed.reasonTh}
        error={errorOf('reasonTh')}
        onChange={({ currentTarget }) => keep({ ...typed, reasonTh: currentTarget.value })}
      />
      <Textarea
        label={say('closing.reasonEn')}
        autosize
        minRows={2}
        maxLength={300}
        value={typed.reasonEn}
        error={errorOf('reasonEn')}
        onChange={({ currentTarget }) => keep({ ...typed, reasonEn: currentTarget.value })}
      />
      <div className="max-w-72">
        <DayField
          label={say('closing.reopensOn')}
          value={typed.reopensOn || undefined}
          min={addDays(today, 1)}
          clearLabel={say('closing.clearDay')}
          error={errorOf('reopensOn')}
          onChange={(day) => keep({ ...typed, reopensOn: day ?? '' })}
        />
      </div>
      <div>
        <Button
          variant="danger"
          loading={isSending && !facts}
          icon={<DoorClosed aria-hidden size={20} strokeWidth={1.75} />}
          onClick={() => void prepare()}
        >
          {say('closing.close')}
        </Button>
      </div>
      {facts ? (
        <PasswordDialog
          title={say('closing.confirmTitle')}
          confirm={say('closing.close')}
          isDanger
          isSending={isSending}
          error={errorOf('password')}
          onClose={() => setFacts(undefined)}
          onConfirm={(password) => void send('closeCentre', password)}
        >
          {facts.otherCentres === 0 ? <Alert color="red">{say('closing.last')}</Alert> : null}
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            <li>{say('closing.atOnce')}</li>
            <li>{say('closing.orders', { count: facts.openOrders })}</li>
            <li>{say('closing.customers', { count: facts.customers, elsewhere: facts.elsewhere })}</li>
            <li>{say('closing.carts', { count: facts.carts })}</li>
          </ul>
        </PasswordDialog>
      ) : null}
    </FormSection>
  )
}
