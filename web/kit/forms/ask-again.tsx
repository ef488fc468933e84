import { Button } from '#web/ui/button.tsx'
import { useShopWords } from '#web/words/words.tsx'

/** Replaces a part that failed to load, with a retry button. */
export function AskAgain({ onAgain }: { onAgain: () => void }) {
  const say = useShopWords()
  return (
    <div role="alert" className="grid justify-items-center gap-2 py-6 text-center text-muted">
      <p>{say('picker.failed')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {say('app.retry')}
      </Button>
    </div>
  )
}
