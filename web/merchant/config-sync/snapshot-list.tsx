import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { ConfigSnapshot } from '#shop/merchant-settings/config-sync-contracts.ts'
import { nameOfSetting } from '#shop/merchant-settings/setting-names.ts'
import { settingNameOf } from '#shop/settings/settings.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { Button } from '#web/ui/button.tsx'
import { useSyncWords } from '#web/words/merchant/settings/sync-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { Sync } from './use-sync.tsx'

/** What was kept by hand and what was applied, newest first; what was applied can be undone as a whole. */
export function SnapshotList({ snapshots, sync }: { snapshots: readonly ConfigSnapshot[]; sync: Sync }) {
  const say = useSyncWords()
  const locale = useLocale()
  const [undoing, setUndoing] = useState<ConfigSnapshot>()
  const nameOf = (key: string) => {
    const name = settingNameOf(key)
    return name ? nameOfSetting(name, locale) : key
  }
  const facts = ({ kind, lines, applied, byName, madeAt, undoneAt, undoneBy }: ConfigSnapshot) =>
    [
      kind === 'applied'
        ? say('snapshot.applied', { count: applied.length })
        : say('snapshot.taken', { count: lines }),
      byName,
      sayDateTime(new Date(madeAt), locale),
      ...(undoneAt
        ? [say('snapshot.undone', { name: undoneBy ?? '', time: sayDateTime(new Date(undoneAt), locale) })]
        : []),
    ].join(' · ')
  return (
    <>
      <ul className="divide-y divide-hairline">
        {snapshots.map((snapshot) => (
          <li
            key={snapshot.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="wrap-anywhere font-bold">{snapshot.name}</p>
              <p className="text-muted text-sm">{facts(snapshot)}</p>
            </div>
            <div className="flex gap-2">
              {snapshot.kind === 'applied' && !snapshot.undoneAt && snapshot.applied.length > 0 ? (
                <Button variant="secondary" size="sm" onClick={() => setUndoing(snapshot)}>
                  {say('undo.open')}
                </Button>
              ) : null}
              <Button
                variant="secondary"
                size="sm"
                aria-label={say('snapshot.compareWith', { name: snapshot.name })}
                onClick={() => void sync.compare({ snapshotId: snapshot.id })}
              >
                {say('snapshot.compare')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Modal
        opened={undoing !== undefined}
        onClose={() => setUndoing(undefined)}
        centered
        title={say('undo.title', { name: undoing?.name ?? '' })}
        closeButtonProps={{ 'aria-label': say('apply.back') }}
      >
        <div className="grid gap-3">
          <p className="text-sm">{say('undo.text', { count: undoing?.applied.length ?? 0 })}</p>
          <ul className="grid max-h-60 list-disc gap-0.5 overflow-y-auto pl-5 text-sm">
            {undoing?.applied.map(({ scope, key }) => (
              <li key={`${scope} ${key}`}>
                {nameOf(key)} {scope === '*' ? '' : scope}
              </li>
            ))}
          </ul>
          <div className="flex justify-end gap-2">
            <Button variant="quiet" onClick={() => setUndoing(undefined)}>
              {say('apply.back')}
            </Button>
            <Button
              variant="danger"
              loading={sync.busy?.startsWith('undo')}
              onClick={async () => {
                if (undoing) await sync.undo(undoing.id)
                setUndoing(undefined)
              }}
            >
              {say('undo.open')}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  )
}
