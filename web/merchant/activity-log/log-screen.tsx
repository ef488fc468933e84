import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useNavigation } from 'react-router'
import type { activityContract } from '#shop/activity/activity-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { bangkokDay, noonOf, sayLongDate } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useLogWords } from '#web/words/merchant/settings/log-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { LogEntry } from './log-entry.tsx'
import { LogFilters } from './log-filters.tsx'
import type { LogQuery } from './log-query.ts'

type LogScreenProps = {
  query: LogQuery
  log: AnswerOf<typeof activityContract>
  people: readonly { username: string; name: string }[]
  isGuarded: boolean
}

const dayOf = ({ at }: { at: string }) => bangkokDay(new Date(at))

/** Who did what to what, newest first, under the day it was done. */
export function LogScreen({ query: { filters, after }, log, people, isGuarded }: LogScreenProps) {
  const say = useLogWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const isRenewing = useNavigation().location?.pathname.endsWith(merchantPaths.log) === true
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(merchantPaths.log, { ...filters, ...changed })
  const days = [...new Set(log.entries.map(dayOf))]
  const Guard = isGuarded ? ShieldCheck : ShieldAlert
  return (
    <main
      id="content"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantLog')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantLog')}</h1>
        {log.entries.length > 0 ? <ExportLink to={withQuery(officePaths.logExport, filters)} /> : null}
      </div>
      <p className="flex items-start gap-2 text-muted text-sm">
        <Guard
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className={joinClasses('mt-0.5 shrink-0', isGuarded ? 'text-primary-text' : 'text-danger')}
        />
        {say(isGuarded ? 'log.guarded' : 'log.unguarded')}
      </p>
      <LogFilters filters={filters} people={people} to={to} />
      <div
        aria-busy={isRenewing || undefined}
        className={joinClasses('grid gap-4', isRenewing && 'opacity-50 transition-opacity delay-200')}
      >
        {days.map((day) => (
          <section key={day} aria-label={sayLongDate(noonOf(day), locale)}>
            <h2 className="mb-1.5 text-base text-muted">{sayLongDate(noonOf(day), locale)}</h2>
            <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
              {log.entries
                .filter((entry) => dayOf(entry) === day)
                .map((entry) => (
                  <LogEntry key={entry.id} entry={entry} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {log.entries.length === 0 ? (
        Object.keys(filters).length > 0 ? (
          <EmptyState
            drawing="nothing-found"
            title={say('log.noneFound')}
            action={
              <LinkButton variant="secondary" to={merchantPaths.log}>
                {sayMerchant('list.noFilters')}
              </LinkButton>
            }
          />
        ) : (
          <EmptyState drawing="nothing-found" title={say('log.none')} text={say('log.noneText')} />
        )
      ) : null}
      <Pager first={after ? to({}) : undefined} next={log.next ? to({ after: log.next }) : undefined} />
    </main>
  )
}
