import type { Context } from '#api/kit/calls/context.ts'
import type { ReconcileDeps } from './finding.ts'
import { reconcileAll } from './reconcile.ts'

const most = 50

/** The nightly comparison: one line of the log for each finding, so that a watcher can count them. */
export async function warnOfFindings(deps: ReconcileDeps, log: Context['log']): Promise<number> {
  const findings = await reconcileAll(deps)
  for (const { saleUnit, kind, about, says, should } of findings.slice(0, most))
    log.warn({ saleUnit, kind, about, says, should }, 'the books do not agree')
  if (findings.length > 0) log.warn({ findings: findings.length }, 'reconciliation found what does not agree')
  return findings.length
}
