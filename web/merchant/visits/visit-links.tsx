import { Camera, ClipboardList } from 'lucide-react'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

/** From the page of a customer to photos and surveys. */
export function CustomerVisitLinks({ code, saleUnit }: { code: string; saleUnit: string }) {
  const say = useVisitWords()
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton
        variant="secondary"
        to={visitPaths.photos({ code, saleunit: saleUnit })}
        icon={<Camera aria-hidden size={20} strokeWidth={1.75} />}
      >
        {say('visit.photos')}
      </LinkButton>
      <LinkButton
        variant="secondary"
        to={visitPaths.customerSurveys({ code, saleunit: saleUnit })}
        icon={<ClipboardList aria-hidden size={20} strokeWidth={1.75} />}
      >
        {say('visit.surveys')}
      </LinkButton>
    </div>
  )
}
