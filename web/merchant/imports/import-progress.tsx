import type { OneImport } from '#shop/imports/import-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useImportWords } from '#web/words/merchant/import-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** How far a job is, by the rows it has to do. */
function progressOf(one: OneImport): { done: number; all: number } | undefined {
  if (one.state === 'checking')
    return { done: one.added + one.changed + one.unchanged + one.wrong, all: one.rows }
  if (one.state === 'applying') return { done: one.applied + one.refused, all: one.added + one.changed }
  return one.state === 'undoing' ? { done: one.undone + one.kept, all: one.applied } : undefined
}

/** Where an import stands: a bar while a job works, and otherwise what came of it. */
export function ImportProgress({ one }: { one: OneImport }) {
  const say = useImportWords()
  const locale = useLocale()
  const progress = progressOf(one)
  const count = (value: number) => ({ count: sayNumber(value) })
  if (progress) {
    const { done, all } = progress
    const said = { done: sayNumber(done), all: sayNumber(all) }
    return (
      <>
        <ProgressBar value={done} max={all} label={say(`progress.${one.state as 'checking'}`, said)} />
        <p className="text-muted text-sm">{say('progress.leave')}</p>
      </>
    )
  }
  const right = one.added + one.changed
  if (one.state === 'ready')
    return (
      <p className="font-bold">
        {say(right > 0 ? 'preview.title' : one.wrong > 0 ? 'preview.onlyWrong' : 'preview.nothing')}
      </p>
    )
  if (one.state === 'dropped') return <p className="font-bold">{say('done.dropped')}</p>
  if (one.state === 'failed')
    return <p className="font-bold text-danger">{say('done.failed', count(one.applied))}</p>
  const isUndone = one.state === 'undone'
  return (
    <>
      <p className="font-bold">
        {isUndone ? say('done.undoneTitle', count(one.undone)) : say('done.title', count(one.applied))}
      </p>
      {isUndone && one.undoneAt ? (
        <p className="text-sm">
          {say('done.undoneBy', {
            name: one.undoneBy ?? '',
            at: sayDateTime(new Date(one.undoneAt), locale),
          })}
        </p>
      ) : null}
      {isUndone && one.kept > 0 ? <p className="text-sm">{say('done.kept', count(one.kept))}</p> : null}
      {one.refused > 0 ? <p className="text-sm">{say('done.refused', count(one.refused))}</p> : null}
      {one.wrong > 0 ? <p className="text-sm">{say('done.wrong', count(one.wrong))}</p> : null}
    </>
  )
}
