import type { ApplicationRow } from '#shop/applications/application-office-contracts.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
import { useApplicationWords } from '#web/words/merchant/applications/application-words.ts'

const tones: Record<ApplicationRow['state'], string> = {
  waiting: 'bg-secondary',
  approved: 'bg-primary',
  rejected: 'bg-danger',
  replaced: 'bg-outline',
}

export function ApplicationDot({ state }: { state: ApplicationRow['state'] }) {
  const say = useApplicationWords()
  return <Dot tone={tones[state]} text={say(`list.${state}`)} />
}
