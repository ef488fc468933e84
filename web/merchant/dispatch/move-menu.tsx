import { Menu } from '@mantine/core'
import { Ellipsis, Plus } from 'lucide-react'
import type { ReactElement } from 'react'
import { mayChange, type ShownRun } from '#web/merchant/dispatch-plan/board-plan.ts'
import { useRunName } from '#web/merchant/dispatch-plan/run-name.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'

type MoveMenuProps = {
  /** What is moved, for those who do not see the row. */
  label: string
  runs: readonly ShownRun[]
  /** The run it is in now. */
  from: ShownRun | undefined
  onRun: (run: string | null) => void
  onNewRun: () => void
  /** Steps within the run, where there is room. */
  onStep?: { up: (() => void) | undefined; down: (() => void) | undefined }
  target?: ReactElement
}

/** Every move that a drag makes, as a menu: for phones, and for who does not drag. */
export function MoveMenu({ label, runs, from, onRun, onNewRun, onStep, target }: MoveMenuProps) {
  const say = useDispatchWords()
  const nameOf = useRunName()
  const others = runs.filter(({ id, state }) => id !== from?.id && mayChange(state))
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        {target ?? <IconButton label={label} icon={<Ellipsis size={18} strokeWidth={1.75} />} />}
      </Menu.Target>
      <Menu.Dropdown className="max-h-80 overflow-y-auto">
        {onStep?.up ? <Menu.Item onClick={onStep.up}>{say('move.up')}</Menu.Item> : null}
        {onStep?.down ? <Menu.Item onClick={onStep.down}>{say('move.down')}</Menu.Item> : null}
        {others.map((run) => (
          <Menu.Item key={run.id} onClick={() => onRun(run.id)}>
            {say('move.toRun', { run: nameOf(run) })}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<Plus aria-hidden size={16} />} onClick={onNewRun}>
          {say('move.toNew')}
        </Menu.Item>
        {from ? (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => onRun(null)}>{say('move.back')}</Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
