import { notifications } from '@mantine/notifications'
import { useEffect, useState } from 'react'
import type { OneImport } from '#shop/imports/import-contracts.ts'
import { workingStates } from '#shop/imports/import-kinds.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useImportWords } from '#web/words/merchant/import-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { ImportCalls } from './import-calls.ts'

const ask = officeCallsOf<ImportCalls>()
const lookAgainMs = 1_000

/** What staff do with an import; while a job works on it the page looks again every second. */
export function useImport({ id, state }: Pick<OneImport, 'id' | 'state'>) {
  const say = useImportWords()
  const locale = useLocale()
  const reload = useReload()
  const [doing, setDoing] = useState<'apply' | 'undo' | 'drop'>()
  const isWorking = workingStates.includes(state)
  useEffect(() => {
    if (!isWorking) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const lookAgain = () => {
      if (!isOver) timer = setTimeout(() => void reload().finally(lookAgain), lookAgainMs)
    }
    lookAgain()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWorking, reload])

  async function run(what: 'apply' | 'undo' | 'drop', send: () => ReturnType<typeof ask<'undoImport'>>) {
    setDoing(what)
    const result = await send()
    setDoing(undefined)
    if (result.kind !== 'ok')
      notifications.show({
        color: 'red',
        message: result.kind === 'refused' ? result.message : say('do.lost'),
        autoClose: 30_000,
      })
    await reload()
  }
  return {
    doing,
    isWorking,
    apply: (leaveOutWrong: boolean) => run('apply', () => ask(locale, 'applyImport', { id, leaveOutWrong })),
    undo: () => run('undo', () => ask(locale, 'undoImport', { id })),
    drop: () => run('drop', () => ask(locale, 'dropImport', { id })),
  }
}
