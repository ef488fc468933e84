import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { DispatchOrder, proposeRunsContract } from '#shop/dispatch/dispatch-contracts.ts'
import { sayCases } from '#shop/dispatch/say-cases.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { runColour } from '#web/merchant/dispatch-map/run-colours.ts'
import { type Board, cashOf } from '#web/merchant/dispatch-plan/board-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'

export type Proposal = AnswerOf<typeof proposeRunsContract>
const whyLeft = { 'too large': 'propose.tooLarge', 'no room': 'propose.noRoom' } as const

type ProposalViewProps = {
  proposal: Proposal
  waiting: readonly DispatchOrder[]
  riders: Board['riders']
  mostCasesOf: (mobile: string) => number
  onBack: () => void
  onAccept: () => void
}

/** The runs that are proposed, and what would stay, each with its reason. */
export function ProposalView({
  proposal,
  waiting,
  riders,
  mostCasesOf,
  onBack,
  onAccept,
}: ProposalViewProps) {
  const say = useDispatchWords()
  const byNumber = new Map(waiting.map((order) => [order.number, order]))
  const runs = proposal.runs.filter(({ numbers }) => numbers.length > 0)
  return (
    <div className="grid gap-3">
      <p className="text-sm">{say('propose.notSaved')}</p>
      {runs.length === 0 ? <p className="font-bold">{say('propose.none')}</p> : null}
      <ul aria-label={say('propose.runs')} className="grid gap-2">
        {runs.map(({ rider, numbers, cases, metres }, at) => {
          const orders = numbers.flatMap((number) => byNumber.get(number) ?? [])
          const most = mostCasesOf(rider)
          const districts = [...new Set(orders.map(({ district }) => district).filter(Boolean))]
          return (
            <li
              key={`${rider} ${numbers[0]}`}
              className="grid gap-0.5 rounded-card border border-hairline p-2 text-sm"
              style={{ borderLeft: `4px solid ${runColour(at + 1)}` }}
            >
              <b>{riders.find(({ mobile }) => mobile === rider)?.name ?? rider}</b>
              <span className="tabular">
                {[
                  say('run.stops', { count: numbers.length }),
                  most > 0
                    ? say('run.load', { cases: sayCases(cases), most: sayCases(most) })
                    : say('dispatch.cases', { cases: sayCases(cases) }),
                  say('propose.way', { km: (metres / 1_000).toFixed(1) }),
                  sayMoney(cashOf(orders)),
                ].join(' · ')}
              </span>
              <span className="text-muted">{districts.join(', ')}</span>
            </li>
          )
        })}
      </ul>
      {proposal.left.length > 0 ? (
        <section aria-labelledby="left" className="grid gap-1 rounded-input bg-secondary-tint p-2 text-sm">
          <h3 id="left" className="text-sm">
            {say('propose.left', { count: proposal.left.length })}
          </h3>
          <ul className="max-h-40 overflow-y-auto">
            {proposal.left.map(({ number, why }) => (
              <li key={number}>
                {byNumber.get(number)?.customerName ?? number} · {say(whyLeft[why])}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onBack}>
          {say('propose.back')}
        </Button>
        <Button whyDisabled={runs.length === 0 ? say('propose.none') : undefined} onClick={onAccept}>
          {say('propose.accept')}
        </Button>
      </div>
    </div>
  )
}
