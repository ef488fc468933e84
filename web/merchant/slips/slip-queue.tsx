import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { slipQueueContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { DecideSlip } from './decide-slip.tsx'
import { SlipFacts } from './slip-facts.tsx'
import { SlipPicture } from './slip-picture.tsx'

export type DecideAnswer = {
  name: string
  slipId: string
  state: 'checking' | 'confirmed' | 'refused'
  amount: number
  problem: undefined
}
type Answer = DecideAnswer | { problem: FormProblem }
type SlipQueueProps = { queue: AnswerOf<typeof slipQueueContract> }

/** One slip at a time, the oldest first; after a decision the next one is there. */
export function SlipQueue({ queue: { slips, waiting, before, accounts, mayDecide } }: SlipQueueProps) {
  const say = usePaymentWords()
  const fetcher = useFetcher<Answer>()
  useDecisionToast(fetcher.data)
  const [slip] = slips
  return (
    <>
      <FormAlert message={fetcher.data?.problem?.message} />
      {slip ? (
        <section
          key={slip.id}
          aria-label={say('slip.picture', { name: slip.customerName })}
          className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_auto_auto_1fr]"
        >
          <div className="lg:row-span-4">
            <SlipPicture slip={slip} />
          </div>
          <p className="flex justify-between gap-2 text-muted text-sm">
            <span>{say('slip.position', { at: before + 1, count: waiting })}</span>
            <span>{say('slip.waiting', { count: waiting })}</span>
          </p>
          <SlipFacts slip={slip} accounts={accounts} />
          <DecideSlip slip={slip} mayDecide={mayDecide} hasNext={waiting > 1} fetcher={fetcher} />
        </section>
      ) : (
        <EmptyState drawing="success" title={say('slip.done')} text={say('slip.doneText')} />
      )}
    </>
  )
}

/** The decision is said after its slip has gone from the page. */
function useDecisionToast(answer: Answer | undefined) {
  const say = usePaymentWords()
  useEffect(() => {
    if (!answer || answer.problem) return
    const text =
      answer.state === 'confirmed'
        ? say('slip.confirmed', { amount: sayMoney(answer.amount), name: answer.name })
        : say('slip.refused', { name: answer.name })
    showToast({ text, tone: 'success', lifeMs: toastLife.local })
  }, [answer, say])
}
