import { useCallback, useEffect, useState } from 'react'
import type { CannedAnswer } from '#shop/chat/chat-office-contracts.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useLocale } from '#web/words/words.tsx'
import type { OfficeChatCalls } from './chat-calls.ts'

const ask = officeCallsOf<OfficeChatCalls>()
type Changed = Promise<{ why?: string | undefined; isDone: boolean }>

/** The answers of the centre that are used again. */
export function useCanned() {
  const locale = useLocale()
  const [answers, setAnswers] = useState<readonly CannedAnswer[]>()
  const take = useCallback((result: Awaited<ReturnType<typeof ask<'cannedAnswers'>>>): Awaited<Changed> => {
    if (result.kind === 'ok') setAnswers(result.answer.answers)
    return { isDone: result.kind === 'ok', why: result.kind === 'refused' ? result.message : undefined }
  }, [])
  useEffect(() => {
    void ask(locale, 'cannedAnswers', {}).then(take)
  }, [locale, take])
  return {
    answers,
    save: async (answer: CannedAnswer): Changed => take(await ask(locale, 'saveCanned', answer)),
    remove: async (id: string): Changed => take(await ask(locale, 'removeCanned', { id })),
  }
}
export type Canned = ReturnType<typeof useCanned>
