import { useState } from 'react'
import { customerMessageProblems } from '#shop/customer-messages/customer-message-problems.ts'
import type { OfficeTemplate } from '#shop/customer-messages/message-office-contracts.ts'
import {
  type MessageTemplate,
  type TemplatePart,
  tidyTemplate,
  whyNotTemplate,
} from '#shop/customer-messages/message-template.ts'
import { type Locale, locales } from '#shop/words/locale.ts'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useMessageWords } from '#web/words/merchant/messages/message-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { MessageCalls } from './message-calls.ts'

const ask = officeCallsOf<MessageCalls>()

const templateFields = ['titleTh', 'textTh', 'buttonTh', 'titleEn', 'textEn', 'buttonEn'] as const
type TemplateField = (typeof templateFields)[number]
type TemplateForm = Record<TemplateField, string> & { version: string }

export const fieldOf = (part: TemplatePart, locale: Locale): TemplateField =>
  `${part}${locale === 'th' ? 'Th' : 'En'}`

const formOf = ({ words: { th, en }, version }: OfficeTemplate): TemplateForm => ({
  version,
  ...{ titleTh: th.title, textTh: th.text, buttonTh: th.button },
  ...{ titleEn: en.title, textEn: en.text, buttonEn: en.button },
})
const wordsOf = (form: TemplateForm, locale: Locale): MessageTemplate => ({
  title: form[fieldOf('title', locale)],
  text: form[fieldOf('text', locale)],
  button: form[fieldOf('button', locale)],
})

type Result<Answer> =
  | { kind: 'ok'; answer: Answer }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'unknown' }

/** The words of one kind: typed, judged as they are typed, tried, saved, or put back. */
export function useTemplateEdit(template: OfficeTemplate) {
  const say = useMessageWords()
  const locale = useLocale()
  const reload = useReload()
  const { kind } = template
  const saved = formOf(template)
  const edited = useEdited<TemplateForm>(`message ${kind}`, saved)
  const { typed } = edited
  const [isBusy, setIsBusy] = useState(false)
  const [isStale, setIsStale] = useState(false)

  const wrong = locales.flatMap((each) => {
    const why = whyNotTemplate(kind, wordsOf(typed, each))
    return why ? [{ locale: each, field: fieldOf(why.part, each), text: why.problem.say(locale) }] : []
  })
  const changed = templateFields.filter((field) => typed[field] !== saved[field])

  async function send<Answer>(asked: Promise<Result<Answer>>): Promise<Answer | undefined> {
    setIsBusy(true)
    const result = await asked
    setIsBusy(false)
    if (result.kind === 'ok') return result.answer
    const text = result.kind === 'refused' ? result.message : say('unknown')
    const stale = result.kind === 'refused' && result.code === customerMessageProblems.stale.code
    if (stale) await reload()
    setIsStale(stale)
    showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    return undefined
  }
  async function save(form: TemplateForm = { ...typed, version: edited.version }) {
    if (isBusy) return
    const words = { th: tidyTemplate(wordsOf(form, 'th')), en: tidyTemplate(wordsOf(form, 'en')) }
    const answer = await send(ask(locale, 'saveTemplate', { kind, version: form.version, words }))
    if (!answer) return
    edited.forget()
    await reload()
    showToast({ text: say('saved'), tone: 'success' })
  }
  async function reset(): Promise<boolean> {
    const answer = await send(ask(locale, 'resetTemplate', { kind, version: template.version }))
    if (!answer) return false
    edited.forget()
    await reload()
    showToast({ text: say('resetDone') })
    return true
  }
  async function tryIn(language: Locale) {
    const words = wordsOf(typed, language)
    const answer = await send(ask(locale, 'tryTemplate', { kind, locale: language, words }))
    if (answer) showToast({ text: say(`tried.${answer.channel}`), tone: 'success' })
  }
  return {
    ...{ typed, saved, changed, wrong, change: edited.change, settle: edited.settle, discard: edited.forget },
    ...{ save, reset, tryIn, isBusy, isStale, forgetStale: () => setIsStale(false) },
    wordsIn: (language: Locale) => wordsOf(typed, language),
  }
}
export type TemplateEdit = ReturnType<typeof useTemplateEdit>
