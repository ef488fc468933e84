import { FileText, Send, Trash2 } from 'lucide-react'
import { useContext, useState } from 'react'
import type { ShownRun } from '#web/merchant/dispatch-plan/board-plan.ts'
import { RidersContext, useRunName } from '#web/merchant/dispatch-plan/run-name.ts'
import type { BoardState } from '#web/merchant/dispatch-plan/use-board.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { ReleaseDialog } from './release-dialog.tsx'

type RunActionsProps = { run: ShownRun; state: BoardState; approvingCompany: string }

/** Papers and release of a run, and taking it away while nobody left with it. */
export function RunActions({ run, state, approvingCompany }: RunActionsProps) {
  const say = useDispatchWords()
  const nameOf = useRunName()
  const riders = useContext(RidersContext)
  const [isReleasing, setIsReleasing] = useState(false)
  const isPlanned = run.state === 'planned'
  const whyNot = run.isChanged
    ? say('release.saveFirst')
    : run.orders.length === 0
      ? say('release.noOrders')
      : run.rider === null
        ? say('release.noRider')
        : undefined
  return (
    <div className="flex flex-wrap items-center gap-2 border-hairline border-t pt-2">
      {isPlanned ? (
        <IconButton
          label={say('run.remove', { run: nameOf(run) })}
          icon={<Trash2 size={18} strokeWidth={1.75} />}
          onClick={() => void state.remove(run)}
        />
      ) : null}
      {run.saved && run.orders.length + run.done.length > 0 ? (
        <LinkButton
          size="sm"
          variant="quiet"
          to={orderPaths.runPaper({ run: run.id, paper: 'run-sheet' })}
          icon={<FileText aria-hidden size={16} strokeWidth={1.75} />}
        >
          {say('paper.run-sheet')}
        </LinkButton>
      ) : null}
      {isPlanned ? (
        <Button
          size="sm"
          className="ml-auto"
          loading={state.busy === run.id}
          whyDisabled={whyNot}
          icon={<Send aria-hidden size={16} strokeWidth={1.75} />}
          onClick={() => setIsReleasing(true)}
        >
          {say('release.do')}
        </Button>
      ) : (
        <LinkButton size="sm" variant="secondary" className="ml-auto" to={orderPaths.run({ run: run.id })}>
          {say(run.state === 'finished' ? 'run.toClose' : 'run.open')}
        </LinkButton>
      )}
      {isReleasing ? (
        <ReleaseDialog
          run={run}
          name={nameOf(run)}
          approvesOnRoad={riders.find(({ mobile }) => mobile === run.rider)?.company === approvingCompany}
          isSending={state.busy === run.id}
          onClose={() => setIsReleasing(false)}
          onSend={async () => {
            await state.send(run)
            setIsReleasing(false)
          }}
        />
      ) : null}
    </div>
  )
}
