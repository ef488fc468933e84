import { Select, TextInput } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  MessageSettings,
  messageSettingsContract,
} from '#shop/customer-messages/message-office-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useMessageWords } from '#web/words/merchant/messages/message-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { MessageCalls } from './message-calls.ts'
import { MessageTabs } from './message-tabs.tsx'

const ask = officeCallsOf<MessageCalls>()
type Props = AnswerOf<typeof messageSettingsContract>

/** What is typed, field by field. */
type Typed = { isQuiet: boolean; from: number; to: number; byPhoneNumber: boolean; reserve: string }
const typedOf = ({ quiet, byPhoneNumber, reserve }: MessageSettings): Typed => ({
  ...{ isQuiet: quiet.isOn, from: quiet.from, to: quiet.to },
  ...{ byPhoneNumber, reserve: String(reserve) },
})
const hours = Array.from({ length: 24 }, (_, hour) => String(hour))
const mostReserve = 100_000

/** When customers are left in peace, by which channels they are told, and how much LINE is left this month. */
export function MessageSettingsScreen({ settings, hasLine, quota }: Props) {
  const say = useMessageWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const reload = useReload()
  const saved = typedOf(settings)
  const [typed, keep] = useKept<Typed>('message settings', saved)
  const [isSaving, setIsSaving] = useState(false)
  const change = (part: Partial<Typed>) => keep({ ...typed, ...part })
  const isQuietWrong = typed.isQuiet && typed.from === typed.to
  const reserve = Number(typed.reserve.replaceAll(',', ''))
  const isReserveWrong = !/^\s*[\d,]+\s*$/.test(typed.reserve) || reserve > mostReserve
  const changes = (Object.keys(saved) as (keyof Typed)[]).filter((name) => typed[name] !== saved[name])
  const errors = [isQuietWrong, isReserveWrong].filter(Boolean).length

  async function save() {
    if (errors > 0 || isSaving) return
    setIsSaving(true)
    const { isQuiet: isOn, from, to, byPhoneNumber } = typed
    const result = await ask(locale, 'saveMessageSettings', {
      settings: { quiet: { isOn, from, to }, byPhoneNumber, reserve },
    })
    setIsSaving(false)
    if (result.kind !== 'ok') {
      const text = result.kind === 'refused' ? result.message : say('unknown')
      return void showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    }
    keep(undefined)
    await reload()
    showToast({ text: say('settings.saved'), tone: 'success' })
  }
  const hourField = (name: 'from' | 'to') => (
    <Select
      label={say(`quiet.${name}`)}
      data={hours.map((hour) => ({
        value: hour,
        label: say('quiet.hour', { hour: `${hour.padStart(2, '0')}:00` }),
      }))}
      value={String(typed[name])}
      allowDeselect={false}
      disabled={!typed.isQuiet}
      error={isQuietWrong && name === 'to' ? say('quiet.wrong') : undefined}
      onChange={(value) => change({ [name]: Number(value) })}
    />
  )
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={`${sayMerchant('page.merchantMessages')} · ${say('tab.settings')}`} indexed={false} />
      <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantMessages')}</h1>
      <MessageTabs current="settings" />
      <FormSection title={say('quiet.title')} text={say('quiet.text')}>
        <Checkbox
          label={say('quiet.on')}
          checked={typed.isQuiet}
          onChange={({ currentTarget }) => change({ isQuiet: currentTarget.checked })}
        />
        <div className="grid max-w-md grid-cols-2 items-start gap-3">
          {hourField('from')}
          {hourField('to')}
        </div>
      </FormSection>
      <FormSection
        title={say('channels.title')}
        text={say(!hasLine ? 'channels.noLine' : typed.byPhoneNumber ? 'channels.textPnp' : 'channels.text')}
      >
        <Checkbox
          label={say('channels.pnp')}
          hint={say('channels.pnpText')}
          checked={typed.byPhoneNumber}
          onChange={({ currentTarget }) => change({ byPhoneNumber: currentTarget.checked })}
        />
      </FormSection>
      {hasLine ? (
        <FormSection title={say('quota.title')}>
          {quota ? <Quota {...quota} /> : <p className="text-sm">{say('quota.unknown')}</p>}
          <TextInput
            label={say('quota.reserve')}
            description={say('quota.reserveText')}
            className="max-w-xs"
            inputMode="numeric"
            maxLength={9}
            value={typed.reserve}
            error={isReserveWrong ? say('quota.reserveWrong') : undefined}
            onChange={({ currentTarget }) => change({ reserve: currentTarget.value })}
          />
        </FormSection>
      ) : null}
      {changes.length > 0 ? (
        <SaveBar
          changes={changes.length}
          errors={errors}
          isSaving={isSaving}
          onSave={() => void save()}
          onDiscard={() => keep(undefined)}
        />
      ) : null}
    </main>
  )
}

function Quota({ limit, used, checkedAt, isLow }: NonNullable<Props['quota']>) {
  const say = useMessageWords()
  const locale = useLocale()
  return (
    <div className="grid gap-1">
      {limit === null ? (
        <p>{say('quota.usedNoLimit', { used: sayNumber(used) })}</p>
      ) : (
        <ProgressBar
          value={used}
          max={limit}
          label={say('quota.used', { used: sayNumber(used), limit: sayNumber(limit) })}
        />
      )}
      {isLow ? (
        <p role="status" className="flex items-start gap-2 text-danger text-sm">
          <TriangleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {say('quota.low')}
        </p>
      ) : null}
      <p className="text-muted text-sm">
        {say('quota.checked', { time: sayDateTime(new Date(checkedAt), locale) })}
      </p>
    </div>
  )
}
