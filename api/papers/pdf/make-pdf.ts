import { makeWorkerPool } from '#api/kit/worker-pool.ts'
import type { Paper } from '#shop/papers/paper.ts'
import { papersProblems } from '#shop/papers/papers-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { PdfAnswer } from './pdf-worker.ts'

const pool = makeWorkerPool<Paper, PdfAnswer>({
  file: new URL('./pdf-worker.ts', import.meta.url),
  ...{ most: 1, patience: 10_000, waiting: 50 },
})

/** A paper as PDF in base64, drawn in a thread of its own: a long one would hold up every shopper. */
export async function makePdf(paper: Paper): Promise<string> {
  const answer = await pool.run(paper).catch(() => {
    throw refuse(papersProblems.busy)
  })
  if ('failed' in answer) throw new Error(answer.failed)
  return Buffer.from(answer.bytes).toString('base64')
}
