import { useState } from 'react'
import { useNavigate } from 'react-router'
import { policiesProblems } from '#shop/policies/policies-problems.ts'
import type { PolicyDraft } from '#shop/policies/policy-text.ts'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { usePolicyWords } from '#web/words/merchant/contents/policy-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { PolicyCalls } from './policy-calls.ts'

const ask = officeCallsOf<PolicyCalls>()

/** What is typed; `version` says what it was typed over, `number` is the version of the policy. */
type PolicyForm = Omit<PolicyDraft, 'version'> & { version: string; number: string }
export type SavedDraft = PolicyDraft & { saved: number; changedAt: string; changedBy: string }
const policyFields = ['number', 'titleTh', 'titleEn', 'bodyTh', 'bodyEn'] as const

/** The draft of the next version: typed, saved, thrown away or published. */
export function usePolicyEdit(draft: SavedDraft) {
  const say = usePolicyWords()
  const sayContent = useContentWords()
  const locale = useLocale()
  const reload = useReload()
  const navigate = useNavigate()
  const { titleTh, titleEn, bodyTh, bodyEn, saved: times } = draft
  const saved: PolicyForm = {
    version: String(times),
    number: draft.version,
    titleTh,
    titleEn,
    bodyTh,
    bodyEn,
  }
  const edited = useEdited<PolicyForm>('policy draft', saved)
  const { typed } = edited
  const [isBusy, setIsBusy] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const [wrongNumber, setWrongNumber] = useState<string>()

  async function send<Answer>(asked: Promise<Sent<Answer>>): Promise<Answer | undefined> {
    setIsBusy(true)
    const result = await asked
    setIsBusy(false)
    if (result.kind === 'ok') return result.answer
    const text = result.kind === 'refused' ? result.message : sayContent('unknown')
    const code = result.kind === 'refused' ? result.code : ''
    setIsStale(code === policiesProblems.changed.code)
    const isNumber = code === policiesProblems.versionTaken.code || code === policiesProblems.badVersion.code
    setWrongNumber(isNumber ? text : undefined)
    showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    await reload()
    return undefined
  }
  async function save(form: PolicyForm = { ...typed, version: edited.version }) {
    if (isBusy) return
    const { version, number, ...texts } = form
    const answer = await send(
      ask(locale, 'savePolicyDraft', { saved: Number(version), version: number.trim() || '-', ...texts }),
    )
    if (!answer) return
    setWrongNumber(undefined)
    edited.forget()
    showToast({ text: say('saved'), tone: 'success' })
    await reload()
  }
  async function drop() {
    if (!(await send(ask(locale, 'dropPolicyDraft', { saved: times })))) return
    edited.forget()
    showToast({ text: say('dropped') })
    await navigate(officePaths.policies)
  }
  async function publish(holdsOn: string): Promise<boolean> {
    const answer = await send(ask(locale, 'publishPolicy', { saved: times, holdsOn }))
    if (!answer) return false
    showToast({ text: say('published', { version: answer.version }), tone: 'success' })
    await navigate(officePaths.policies)
    return true
  }
  const changed = policyFields.filter((field) => typed[field] !== saved[field])
  return {
    ...{ typed, saved, changed, change: edited.change, settle: edited.settle, isBusy, wrongNumber },
    ...{ save, drop, publish, isStale, forgetStale: () => setIsStale(false), discard: edited.forget },
  }
}
export type PolicyEdit = ReturnType<typeof usePolicyEdit>

type Sent<Answer> =
  | { kind: 'ok'; answer: Answer }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'unknown' }
