import { Button } from '#web/ui/button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'

type SaveBarProps = {
  changed: number
  wrong: number
  isSaving: boolean
  onSave: () => void
  onForget: () => void
}

/** Appears with the first change; says how many there are, and how many fields are wrong. */
export function SaveBar({ changed, wrong, isSaving, onSave, onForget }: SaveBarProps) {
  const say = useProductWords()
  if (changed === 0) return null
  return (
    <section
      aria-label={say('save.bar')}
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-card border border-outline bg-card p-2 shadow-lg"
    >
      <p role="status" className="px-1 text-sm">
        <b>{say('save.changed', { count: changed })}</b>
        {wrong > 0 ? <span className="ml-2 text-danger">{say('save.wrong', { count: wrong })}</span> : null}
      </p>
      <div className="ml-auto flex gap-2">
        <Button variant="quiet" size="sm" onClick={onForget}>
          {say('save.forget')}
        </Button>
        <Button size="sm" loading={isSaving} onClick={onSave}>
          {say('save.save')}
        </Button>
      </div>
    </section>
  )
}
