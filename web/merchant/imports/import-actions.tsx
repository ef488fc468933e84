import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { OneImport } from '#shop/imports/import-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import * as importPaths from '#web/paths/import-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useImportWords } from '#web/words/merchant/import-words.ts'
import type { useImport } from './use-import.ts'

type ImportActionsProps = { one: OneImport; moves: ReturnType<typeof useImport> }

/** What can be done with an import now; the button says how many rows it is about. */
export function ImportActions({ one, moves }: ImportActionsProps) {
  const say = useImportWords()
  const [isAsking, setIsAsking] = useState(false)
  const { doing, apply, drop, undo, isWorking } = moves
  const right = one.added + one.changed
  if (isWorking && one.state !== 'checking') return null
  return (
    <div className="flex flex-wrap gap-2">
      {one.state === 'ready' && right > 0 ? (
        <Button loading={doing === 'apply'} onClick={() => void apply(one.wrong > 0)}>
          {say(one.wrong > 0 ? 'do.applyRight' : 'do.applyAll', { count: sayNumber(right) })}
        </Button>
      ) : null}
      {one.state === 'ready' || one.state === 'checking' ? (
        <Button variant="secondary" loading={doing === 'drop'} onClick={() => void drop()}>
          {say('do.drop')}
        </Button>
      ) : null}
      {(one.state === 'applied' || one.state === 'failed') && one.applied > 0 ? (
        <Button variant="secondary" loading={doing === 'undo'} onClick={() => setIsAsking(true)}>
          {say('do.undo')}
        </Button>
      ) : null}
      {(one.state === 'ready' && right > 0) || isWorking ? null : (
        <LinkButton variant="secondary" to={importPaths.imports}>
          {say('do.again')}
        </LinkButton>
      )}
      <Modal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={say('undo.title', { file: one.fileName })}
        centered
        closeButtonProps={{ 'aria-label': say('undo.keep') }}
      >
        <div className="grid gap-3">
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            <li>{say('undo.changed', { count: sayNumber(one.applied) })}</li>
            {one.kind === 'products' && one.added > 0 ? <li>{say('undo.added')}</li> : null}
            {one.kind === 'customers' && one.added > 0 ? <li>{say('undo.addedShops')}</li> : null}
            <li>{say('undo.kept')}</li>
          </ul>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {say('undo.keep')}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setIsAsking(false)
                void undo()
              }}
            >
              {say('undo.do')}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}
