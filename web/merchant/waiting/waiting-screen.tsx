import { PageHead } from '#web/kit/page/page-head.tsx'
import { useCachedVisit } from '#web/merchant/outbox/cached-visit.ts'
import { markOf, type Owner } from '#web/merchant/outbox/entry.ts'
import { useSender } from '#web/merchant/outbox/use-sender.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { WaitingNotice } from './waiting-notice.tsx'

/** Everything this person left on this device, of all customers. */
export function WaitingScreen({ owner }: { owner: Owner }) {
  const say = useVisitWords()
  const snapshot = useSender(owner)
  useCachedVisit(markOf(owner))
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={say('wait.title')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{say('wait.title')}</h1>
      <p className="text-muted text-sm">{say('wait.only')}</p>
      {snapshot.entries.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={snapshot.sent > 0 ? say('wait.sent') : say('wait.nothing')}
          text={say('wait.nothingText')}
          action={
            <LinkButton variant="secondary" to={merchantPaths.customers}>
              {say('wait.toCustomers')}
            </LinkButton>
          }
        />
      ) : (
        <WaitingNotice owner={owner} snapshot={snapshot} />
      )}
    </main>
  )
}
