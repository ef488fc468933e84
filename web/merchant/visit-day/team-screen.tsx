import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { teamVisitsContract } from '#shop/my-sales/visit-contracts.ts'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import { SalesFrame } from '#web/merchant/my-sales/sales-frame.tsx'
import type { SalesPage } from '#web/merchant/my-sales/sales-page.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { DayChoice } from './day-choice.tsx'
import { VisitList } from './visit-list.tsx'

type TeamDay = AnswerOf<typeof teamVisitsContract>
type Person = TeamDay['people'][number]

/** Where the team was on a day, and what came of it. */
export function TeamScreen({ page, team }: { page: SalesPage; team: TeamDay }) {
  const say = useSalesWords()
  const dayOf = team.day === team.today ? undefined : team.day
  const columns: Column<Person>[] = [
    { key: 'name', head: say('team.name'), card: 'title', cell: ({ name }) => name },
    {
      ...{ key: 'visited', head: say('team.visited'), card: 'side', isNumber: true },
      cell: ({ visited, planned }) => (planned > 0 ? `${visited}/${planned}` : visited),
    },
    {
      ...{ key: 'planned', head: say('team.planned'), card: 'none', isNumber: true },
      cell: ({ planned }) => planned,
    },
    {
      ...{ key: 'ordered', head: say('team.ordered'), card: 'line', isNumber: true },
      cell: ({ ordered }) => (
        <>
          <span className="@min-[700px]:hidden">{say('team.ordered')} </span>
          {ordered}
        </>
      ),
    },
  ]
  return (
    <SalesFrame
      page={page}
      current="team"
      title={say('team.title')}
      at={team.at}
      aside={
        <DayChoice
          day={team.day}
          today={team.today}
          to={(day) => withQuery(visitPaths.teamVisits, { day })}
        />
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <DataList
          label={say('team.people')}
          columns={columns}
          rows={team.people}
          keyOf={({ username }) => username}
          nameOf={({ name }) => name}
          hrefOf={({ saleCode }) => withQuery(visitPaths.visitDay, { saleCode, day: dayOf })}
        />
        <Card as="section" aria-labelledby="team-visits" className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <h2 id="team-visits" className="text-base">
            {say('team.visits')}
          </h2>
          {team.visits.length === 0 ? <p className="text-muted text-sm">{say('team.none')}</p> : null}
          <VisitList visits={team.visits} saleUnit={page.saleUnit} label={say('team.visits')} about="team" />
          {team.isMore ? (
            <p className="text-muted text-sm">{say('team.more', { count: team.visits.length })}</p>
          ) : null}
        </Card>
      </div>
    </SalesFrame>
  )
}
