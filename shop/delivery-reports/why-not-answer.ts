import { type Problem, refuse } from '../problems/problem.ts'
import type { AmendsKind } from './delivery-report.ts'
import { deliveryReportsProblems } from './delivery-reports-problems.ts'

/** What the centre decides of one reported line. */
export type LineAnswer = {
  line: number
  accepted: number
  /** What is given for what is accepted; null when nothing is. */
  how: AmendsKind | null
  points: number
  /** Why the rest is not accepted. */
  answer: string
}
type Reported = { line: number; nameTh: string; quantity: number; free: boolean }

/** The first thing that is wrong with an answer. */
export function whyNotAnswer(
  reported: readonly Reported[],
  answers: readonly LineAnswer[],
  { isPaidWithPoints }: { isPaidWithPoints: boolean },
): Problem | undefined {
  const byLine = new Map(answers.map((each) => [each.line, each]))
  if (byLine.size !== answers.length || byLine.size !== reported.length)
    return refuse(deliveryReportsProblems.answerAll)
  for (const { line, nameTh: product, quantity, free } of reported) {
    const answer = byLine.get(line)
    if (!answer) return refuse(deliveryReportsProblems.answerAll)
    const { accepted, how, points } = answer
    if (accepted > quantity) return refuse(deliveryReportsProblems.acceptTooMany, { product, most: quantity })
    if (accepted < quantity && answer.answer === '')
      return refuse(deliveryReportsProblems.explain, { product })
    if (accepted === 0) continue
    if (how === null) return refuse(deliveryReportsProblems.sayHow, { product })
    if (how === 'credit note' && isPaidWithPoints) return refuse(deliveryReportsProblems.paidWithPoints)
    if (how === 'credit note' && free) return refuse(deliveryReportsProblems.gift, { product })
    // Of an order paid with points, those of the pieces come back; otherwise staff say how many.
    const areKnown = isPaidWithPoints && !free
    if (how === 'points' && !areKnown && points === 0)
      return refuse(deliveryReportsProblems.noPoints, { product })
  }
  return undefined
}
