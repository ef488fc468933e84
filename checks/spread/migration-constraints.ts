import { loadModule, parseSync } from 'libpg-query'
import { tableKinds } from '#database/table-kinds.ts'
import { findAll } from './sql-nodes.ts'

await loadModule()

type Alter = { relation?: { relname?: string }; cmds?: unknown[] }
const plain = new Set([
  'CONSTR_NOTNULL',
  'CONSTR_NULL',
  'CONSTR_DEFAULT',
  'CONSTR_GENERATED',
  'CONSTR_IDENTITY',
])

/**
 * Tables to which one statement adds several constraints: on distributed tables each needs its own statement.
 */
export function readConstraints(sql: string): string[] {
  return findAll<Alter>(parseSync(sql), 'AlterTableStmt')
    .filter(({ relation }) => tableKinds.get(relation?.relname ?? '')?.kind !== 'local')
    .filter(({ cmds }) => {
      const constraints = findAll<{ contype?: string }>(cmds, 'Constraint')
      return constraints.filter(({ contype = '' }) => !plain.has(contype)).length > 1
    })
    .map(({ relation }) => `${relation?.relname} gets several constraints in one alter table`)
}
