import { Plus } from 'lucide-react'
import { useState } from 'react'
import { mostStops } from '#shop/my-sales/limits.ts'
import { DueTag } from '#web/merchant/my-sales/due-tag.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useCommonWords } from '#web/words/words.tsx'
import type { Plan } from './use-plan.ts'

/** Other shops, those most worth a visit first, found by name or district. */
export function AddStops({ plan }: { plan: Plan }) {
  const say = useSalesWords()
  const sayCommon = useCommonWords()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const words = text.trim().toLowerCase()
  const found = plan.others.filter(
    ({ name, code, place }) =>
      words === '' || [name, code, place].some((part) => part.toLowerCase().includes(words)),
  )
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden size={18} strokeWidth={2} />}
        whyDisabled={plan.isFull ? say('visits.full', { count: mostStops }) : undefined}
        onClick={() => setIsOpen(true)}
      >
        {say('visits.add')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={say('visits.addTitle')}
        closeLabel={sayCommon('app.close')}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <TextField
            type="search"
            label={say('visits.find')}
            maxLength={60}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {found.length === 0 ? <p className="text-muted text-sm">{say('visits.noOthers')}</p> : null}
          <ul className="grid max-h-96 grid-cols-[minmax(0,1fr)] overflow-y-auto">
            {found.map((stop) => (
              <li key={stop.code}>
                <button
                  type="button"
                  disabled={plan.isFull}
                  aria-label={say('visits.addOne', { name: stop.name })}
                  onClick={() => plan.add(stop)}
                  className="flex min-h-12 w-full items-center gap-2 border-hairline border-b py-1 text-left -outline-offset-3 hover:bg-sunk"
                >
                  <Plus aria-hidden size={18} strokeWidth={2} className="shrink-0 text-primary-text" />
                  <span className="min-w-0 flex-1">
                    <span className="clamp-1">{stop.name}</span>
                    <span className="clamp-1 text-muted text-xs">{stop.place}</span>
                  </span>
                  <DueTag state={stop.state} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </>
  )
}
