import { differenceOf, type ShownRun } from '#web/merchant/dispatch-plan/board-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'

/** Somebody else saved first: what they changed, and whose holds. */
export function BehindNotice({ run, settle }: { run: ShownRun; settle: (isMine: boolean) => void }) {
  const say = useDispatchWords()
  const difference = differenceOf(run)
  if (!difference) return null
  const { by, onlyTheirs, onlyMine, rider, isReordered } = difference
  const facts = [
    onlyTheirs.length > 0 ? say('behind.theirs', { numbers: onlyTheirs.join(', ') }) : '',
    onlyMine.length > 0 ? say('behind.mine', { numbers: onlyMine.join(', ') }) : '',
    rider === undefined ? '' : say('behind.rider', { name: rider || '-' }),
  ].filter(Boolean)
  return (
    <div role="alert" className="grid gap-1 rounded-input bg-secondary-tint p-2 text-sm">
      <p className="font-bold">{say('behind.title', { name: by })}</p>
      <ul className="wrap-anywhere list-disc pl-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {facts.length === 0 ? <li>{say(isReordered ? 'behind.order' : 'behind.other')}</li> : null}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => settle(false)}>
          {say('behind.takeTheirs')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => settle(true)}>
          {say('behind.keepMine')}
        </Button>
      </div>
    </div>
  )
}
