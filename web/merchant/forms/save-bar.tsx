import { Button } from '#web/ui/button.tsx'
import { useMerchantWords } from '#web/words/words.tsx'

type SaveBarProps = {
  /** How much differs from what is saved. */
  changes: number
  /** How much has to be put right first. */
  errors: number
  isSaving: boolean
  /** What to say while nothing is changed, as of a copy. */
  unchangedText?: string
  saveText?: string
  onSave: () => void
  onDiscard: () => void
}

/** Appears with the first change, says how many there are, and stays in sight. */
export function SaveBar(props: SaveBarProps) {
  const { changes, errors, isSaving, unchangedText, saveText, onSave, onDiscard } = props
  const say = useMerchantWords()
  return (
    <div
      role="toolbar"
      aria-label={say('form.bar')}
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-card border border-outline bg-card p-2 shadow-lg"
    >
      <p role="status" className="px-1 text-sm">
        <b>{changes === 0 && unchangedText ? unchangedText : say('form.changes', { count: changes })}</b>
        {errors > 0 ? (
          <span className="ml-2 text-danger">{say('form.errors', { count: errors })}</span>
        ) : null}
      </p>
      <div className="ml-auto flex gap-2">
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {say('form.discard')}
        </Button>
        <Button size="sm" loading={isSaving} onClick={onSave}>
          {saveText ?? say('form.save')}
        </Button>
      </div>
    </div>
  )
}
