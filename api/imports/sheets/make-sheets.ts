import { makeWorkerPool } from '#api/kit/worker-pool.ts'
import type { ImportKind } from '#shop/imports/import-kinds.ts'
import { importsProblems } from '#shop/imports/imports-problems.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import type { SheetAnswer, SheetTask } from './sheet-worker.ts'

/** The worker began, and the file was more than it could hold or do in time. */
const isTooMuch = ({ message }: Error) => /memory|no answer within/i.test(message)

/** Files are read and written in threads of their own: a large one would hold up every shopper. */
export function makeSheets(options: Parameters<typeof makeWorkerPool>[0]) {
  const pool = makeWorkerPool<SheetTask, SheetAnswer>(options)

  async function run<Wanted extends SheetAnswer>(task: SheetTask): Promise<Wanted> {
    const answer = await pool.run(task).catch((error: Error) => {
      throw refuse(isTooMuch(error) ? importsProblems.tooLarge : importsProblems.busy)
    })
    if ('failed' in answer) throw new Error(answer.failed)
    if (!('code' in answer)) return answer as Wanted
    const row = Object.values(importsProblems).find(({ code }) => code === answer.code)
    throw new Problem(row ?? importsProblems.unreadable, answer.params)
  }

  return {
    /** The rows of a file. */
    readSheetFile: (kind: ImportKind, bytes: Uint8Array) =>
      run<Extract<SheetAnswer, { pages: unknown }>>({ does: 'read', kind, bytes }),
    /** A workbook of rows given as pages of JSON. */
    writeWorkbook: async (heads: readonly string[], pages: readonly Uint8Array[]) =>
      (await run<Extract<SheetAnswer, { bytes: unknown }>>({ does: 'write', heads, pages })).bytes,
  }
}
