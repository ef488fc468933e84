import { Checkbox } from '@mantine/core'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { type ComparedLine, type LineState, lineStates } from '#shop/merchant-settings/config-lines.ts'
import { sayValue } from '#shop/merchant-settings/say-value.ts'
import { nameOfSetting } from '#shop/merchant-settings/setting-names.ts'
import { settingNameOf } from '#shop/settings/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { chipLook } from '#web/ui/chip-look.ts'
import { useSyncWords } from '#web/words/merchant/settings/sync-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import type { Compared, Sync } from './use-sync.tsx'

const choosable: readonly LineState[] = ['differs', 'onlyThere', 'onlyHere']
const idOf = ({ scope, key }: ComparedLine) => `${scope} ${key}`

/** Both deployments line by line: what can be taken over is ticked, one by one or all that are shown. */
export function ComparedLines({ compared, sync }: { compared: Compared; sync: Sync }) {
  const say = useSyncWords()
  const [state, setState] = useState<LineState>()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setIsAsking] = useState(false)
  const { lines } = compared
  const counts = lineStates
    .map((each) => ({ state: each, count: lines.filter((line) => line.state === each).length }))
    .filter(({ count }) => count > 0)
  const shown = state
    ? lines.filter((line) => line.state === state)
    : lines.filter((line) => line.state !== 'same')
  const offered = shown.filter((line) => choosable.includes(line.state))
  const chosen = lines.filter((line) => choosable.includes(line.state) && ticked.has(idOf(line)))
  const isAll = offered.length > 0 && offered.every((line) => ticked.has(idOf(line)))
  const tick = (some: readonly ComparedLine[], isOn: boolean) => {
    const ids = some.map(idOf)
    setTicked(new Set([...[...ticked].filter((id) => !ids.includes(id)), ...(isOn ? ids : [])]))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul aria-label={say('lines.states')} className="flex flex-wrap gap-1.5">
        <li>
          <button
            type="button"
            aria-pressed={!state}
            onClick={() => setState(undefined)}
            className={chipLook(!state, 'sm')}
          >
            {say('lines.notSame')}
          </button>
        </li>
        {counts.map((each) => (
          <li key={each.state}>
            <button
              type="button"
              aria-pressed={state === each.state}
              onClick={() => setState(each.state)}
              className={chipLook(state === each.state, 'sm')}
            >
              {say(`state.${each.state}`)} <span className="tabular">{each.count}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className="rounded-card border border-hairline bg-card p-4">{say('lines.allSame')}</p>
      ) : (
        <div className="rounded-card border border-hairline bg-card">
          {offered.length > 1 ? (
            <div className="border-hairline border-b px-3">
              <Checkbox
                classNames={{ body: 'min-h-11 items-center' }}
                label={say('lines.chooseAll', { count: offered.length })}
                checked={isAll}
                indeterminate={!isAll && offered.some((line) => ticked.has(idOf(line)))}
                onChange={() => tick(offered, !isAll)}
              />
            </div>
          ) : null}
          <ul className="divide-y divide-hairline">
            {shown.map((line) => (
              <Line
                key={idOf(line)}
                line={line}
                isTicked={ticked.has(idOf(line))}
                onTick={(isOn) => tick([line], isOn)}
              />
            ))}
          </ul>
        </div>
      )}
      {chosen.length > 0 ? (
        <div
          role="toolbar"
          aria-label={say('lines.bar')}
          className="sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-2 rounded-card border border-outline bg-card p-2 shadow-lg"
        >
          <p role="status" className="px-1 font-bold text-sm">
            {say('lines.chosen', { count: chosen.length })}
          </p>
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {say('apply.open', { count: chosen.length })}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <ApplyDialog
          lines={chosen}
          isBusy={sync.busy === 'apply'}
          onClose={() => setIsAsking(false)}
          onApply={async (id) => {
            const isDone = await sync.apply(id, chosen)
            setIsAsking(false)
            if (isDone) setTicked(new Set())
          }}
        />
      ) : null}
    </div>
  )
}

function Line({
  line,
  isTicked,
  onTick,
}: {
  line: ComparedLine
  isTicked: boolean
  onTick: (isOn: boolean) => void
}) {
  const say = useSyncWords()
  const locale = useLocale()
  const name = settingNameOf(line.key)
  const said = (text: string | null) =>
    text === null ? say('lines.notSet') : name ? sayValue(name, text, locale) : text
  const title = name ? nameOfSetting(name, locale) : line.key
  const scope = line.scope === '*' ? say('lines.network') : line.scope
  const mayChoose = choosable.includes(line.state)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-3 py-2">
      <div className="grid min-h-11 min-w-6 place-items-center">
        {mayChoose ? (
          <Checkbox
            aria-label={say('lines.choose', { name: title, scope })}
            checked={isTicked}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          />
        ) : null}
      </div>
      <div className="min-w-0 py-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="wrap-anywhere">
            <b>{title}</b> <span className="text-muted text-sm">{scope}</span>
          </span>
          <span className="text-muted text-xs">{say(`state.${line.state}`)}</span>
        </p>
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-1.5 text-sm">
          <span className="text-muted">{say('lines.here', { value: said(line.here) })}</span>
          <ArrowRight aria-hidden size={14} strokeWidth={1.75} className="shrink-0 text-muted" />
          <span>{say('lines.there', { value: said(line.there) })}</span>
        </p>
      </div>
    </li>
  )
}
