import { Select, TextInput } from '@mantine/core'
import { FolderInput, Search } from 'lucide-react'
import type { DispatchOrder } from '#shop/dispatch/dispatch-contracts.ts'
import { sayCases } from '#shop/dispatch/say-cases.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { casesOf, cashOf } from '#web/merchant/dispatch-plan/board-plan.ts'
import type { BoardState } from '#web/merchant/dispatch-plan/use-board.ts'
import { DragHandle, DragRow, DropZone } from '#web/merchant/dragging/drag-lists.tsx'
import { BulkBar } from '#web/merchant/lists/bulk-bar.tsx'
import type { Selection } from '#web/merchant/lists/use-selection.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { MoveMenu } from './move-menu.tsx'
import { OrderFacts } from './order-facts.tsx'

export type Narrowed = { text: string; district: string | null; slot: string | null }
export const waitingList = 'waiting'

/** What fits the words, the district and the hours that were chosen. */
export function narrow(
  orders: readonly DispatchOrder[],
  { text, district, slot }: Narrowed,
): DispatchOrder[] {
  const words = text.trim().toLowerCase()
  return orders.filter(
    (order) =>
      (district === null || order.district === district) &&
      (slot === null || order.slot === slot) &&
      (words === '' ||
        [order.number, order.customerName, order.subdistrict, order.district, order.address, order.note].some(
          (part) => part.toLowerCase().includes(words),
        )),
  )
}

type WaitingListProps = {
  state: BoardState
  shown: readonly DispatchOrder[]
  selection: Selection
  narrowed: Narrowed
  onNarrow: (narrowed: Narrowed) => void
  slots: readonly string[]
  isMore: boolean
}

/** Orders of the round that are in no run yet. */
export function WaitingList(props: WaitingListProps) {
  const { state, shown, selection, narrowed, onNarrow, slots, isMore } = props
  const say = useDispatchWords()
  const { waiting, runs, move, add } = state
  const districts = [...new Set(waiting.map(({ district }) => district).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b, 'th'),
  )
  const moveChosen = (run: string | null) => {
    move(selection.chosen, { run })
    selection.clear()
  }
  return (
    <DropZone list={waitingList} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-card">
      <section
        aria-labelledby="waiting"
        className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-hairline bg-card p-3"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="waiting" className="text-base">
            {say('waiting.title', { count: waiting.length })}
          </h2>
          <p className="tabular text-muted text-sm">
            {say('dispatch.cases', { cases: sayCases(casesOf(shown)) })} · {sayMoney(cashOf(shown))}
          </p>
        </div>
        <TextInput
          type="search"
          aria-label={say('waiting.search')}
          placeholder={say('waiting.search')}
          maxLength={60}
          value={narrowed.text}
          leftSection={<Search aria-hidden size={18} strokeWidth={1.75} />}
          onChange={({ currentTarget }) => onNarrow({ ...narrowed, text: currentTarget.value })}
        />
        <div className="grid grid-cols-2 gap-2">
          <Select
            aria-label={say('waiting.district')}
            placeholder={say('waiting.allDistricts')}
            data={districts}
            value={narrowed.district}
            clearable
            clearButtonProps={{ 'aria-label': say('waiting.allDistricts') }}
            onChange={(district) => onNarrow({ ...narrowed, district })}
          />
          <Select
            aria-label={say('waiting.slot')}
            placeholder={say('waiting.allSlots')}
            data={[...slots]}
            value={narrowed.slot}
            clearable
            clearButtonProps={{ 'aria-label': say('waiting.allSlots') }}
            onChange={(slot) => onNarrow({ ...narrowed, slot })}
          />
        </div>
        {shown.length > 0 ? (
          <Checkbox
            label={<span className="text-sm">{say('waiting.all', { count: shown.length })}</span>}
            checked={selection.chosen.length === shown.length}
            onChange={selection.toggleAll}
            className="-my-1.5"
          />
        ) : (
          <p className="py-4 text-center text-muted text-sm">
            {waiting.length > 0 ? say('waiting.noneFound') : say('waiting.none')}
          </p>
        )}
        <ol
          data-scrolls
          className="-mx-1 grid grid-cols-[minmax(0,1fr)] lg:max-h-[calc(100dvh-22rem)] lg:overflow-y-auto"
        >
          {shown.map((order, at) => (
            <DragRow key={order.number} id={order.number} list={waitingList} at={at}>
              <div className="flex items-center px-1">
                <Checkbox
                  hideLabel
                  label={say('waiting.choose', { name: order.customerName, number: order.number })}
                  checked={selection.has(order.number)}
                  onChange={() => selection.toggle(order.number)}
                  className="-ml-2"
                />
                <OrderFacts order={order} />
                <MoveMenu
                  label={say('move.menu', { name: order.customerName })}
                  runs={runs}
                  from={undefined}
                  onRun={(run) => move([order.number], { run })}
                  onNewRun={() => add([{ numbers: [order.number] }])}
                />
                <span className="max-lg:hidden">
                  <DragHandle
                    id={order.number}
                    name={order.customerName}
                    label={say('move.handle', { name: order.customerName })}
                  />
                </span>
              </div>
            </DragRow>
          ))}
        </ol>
        {isMore ? <p className="text-muted text-sm">{say('waiting.more')}</p> : null}
      </section>
      <BulkBar selection={selection}>
        <MoveMenu
          label={say('move.chosen')}
          runs={runs}
          from={undefined}
          onRun={moveChosen}
          onNewRun={() => {
            add([{ numbers: [...selection.chosen] }])
            selection.clear()
          }}
          target={
            <Button size="sm" icon={<FolderInput aria-hidden size={18} strokeWidth={1.75} />}>
              {say('move.chosen')}
            </Button>
          }
        />
      </BulkBar>
    </DropZone>
  )
}
