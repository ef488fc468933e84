import { CircleCheck, Smartphone } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

type KeptAnswersProps = { hasArrived: boolean; all: string; onAgain: () => void }

/** After saving: the answers are here, or have arrived already. */
export function KeptAnswers({ hasArrived, all, onAgain }: KeptAnswersProps) {
  const say = useVisitWords()
  const Icon = hasArrived ? CircleCheck : Smartphone
  return (
    <Card className="grid justify-items-start gap-3">
      <p role="status" className="flex items-center gap-2 font-bold text-lg">
        <Icon aria-hidden size={24} strokeWidth={1.75} className="text-primary-text" />
        {hasArrived ? say('form.sent') : say('form.kept')}
      </p>
      {hasArrived ? null : <p className="text-muted text-sm">{say('form.keptText')}</p>}
      <div className="flex flex-wrap gap-2">
        <LinkButton to={all}>{say('form.all')}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {say('form.again')}
        </Button>
      </div>
    </Card>
  )
}
