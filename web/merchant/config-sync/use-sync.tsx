import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import {
  type compareConfigContract,
  longestConfigFile,
} from '#shop/merchant-settings/config-sync-contracts.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useSyncWords } from '#web/words/merchant/settings/sync-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ConfigSyncCalls } from './config-sync-calls.ts'

const ask = officeCallsOf<ConfigSyncCalls>()
const trouble = 'sync-trouble'

export type Compared = AnswerOf<typeof compareConfigContract>
type Source = { snapshotId: string } | { file: string }

/** What is compared, and how it is taken, applied and undone; each act says how it went. */
export function useSync() {
  const say = useSyncWords()
  const locale = useLocale()
  const reload = useReload()
  const [busy, setBusy] = useState<string>()
  const [source, setSource] = useState<Source>()
  const [compared, setCompared] = useState<Compared>()

  async function act<Answer>(
    name: string,
    asked: () => Promise<Result<Answer>>,
  ): Promise<Answer | undefined> {
    if (busy) return undefined
    // What went wrong before must not lie over what comes next.
    notifications.hide(trouble)
    setBusy(name)
    const result = await asked()
    setBusy(undefined)
    if (result.kind === 'ok') return result.answer
    const message = result.kind === 'refused' ? result.message : say('sync.unknown')
    notifications.show({ id: trouble, color: 'red', message, autoClose: 30_000 })
    return undefined
  }

  async function compare(next: Source) {
    const answer = await act('compare', () => ask(locale, 'compareConfig', next))
    if (!answer) return
    setSource(next)
    setCompared(answer)
  }

  /** What was compared is compared again: it says what is left. */
  async function renew() {
    await reload()
    if (!source) return
    const result = await ask(locale, 'compareConfig', source)
    if (result.kind === 'ok') setCompared(result.answer)
  }

  return {
    ...{ busy, compared, compare },
    close: () => {
      setSource(undefined)
      setCompared(undefined)
    },
    compareFile: async (file: File) => {
      if (file.size > longestConfigFile) {
        notifications.show({ color: 'red', message: say('sync.tooLarge'), autoClose: 30_000 })
        return
      }
      await compare({ file: await file.text() })
    },
    take: async (id: string, name: string): Promise<boolean> => {
      const answer = await act('take', () => ask(locale, 'takeSnapshot', { id, name }))
      if (answer) notifications.show({ message: say('take.done', { name, count: answer.lines }) })
      await renew()
      return answer !== undefined
    },
    apply: async (id: string, lines: Compared['lines']): Promise<boolean> => {
      const changes = lines.map(({ scope, key, here, there }) => ({ scope, key, value: there, seen: here }))
      const name = compared?.name || say('sync.otherDeployment')
      const answer = await act('apply', () => ask(locale, 'applyConfig', { id, name, lines: changes }))
      if (answer) notifications.show({ message: say('apply.done', { count: answer.applied }) })
      await renew()
      return answer !== undefined
    },
    undo: async (id: string) => {
      const answer = await act(`undo ${id}`, () => ask(locale, 'undoConfig', { id }))
      if (answer)
        notifications.show({
          message:
            answer.kept.length > 0
              ? say('undo.someKept', { count: answer.restored, kept: answer.kept.length })
              : say('undo.done', { count: answer.restored }),
          ...(answer.kept.length > 0 ? { autoClose: 30_000 } : {}),
        })
      await renew()
    },
  }
}
export type Sync = ReturnType<typeof useSync>
