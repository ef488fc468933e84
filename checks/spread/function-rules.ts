import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query'
import { readQuery } from './query-rules.ts'
import { findAll } from './sql-nodes.ts'

await loadModule()

type Named = { refname?: string; default_val?: { PLpgSQL_expr?: { query?: string } } }
type Expression = { query?: string; parseMode?: number }
type Parameter = { name?: string; argType?: { names?: { String?: { sval?: string } }[] } }

/**
 * What in a function's file prevents distribution: its first argument must be the centre, which every
 * statement must name.
 */
export function readFunction(sql: string): string[] {
  const { CreateFunctionStmt } =
    (parseSync(sql).stmts ?? [])
      .map(({ stmt }) => stmt as { CreateFunctionStmt?: { parameters?: { FunctionParameter: Parameter }[] } })
      .find((stmt) => stmt.CreateFunctionStmt) ?? {}
  const first = CreateFunctionStmt?.parameters?.[0]?.FunctionParameter
  const unit = first?.name ?? ''
  if (unit !== 'unit' || first?.argType?.names?.at(-1)?.String?.sval !== 'text')
    return ['the first argument of a function is the centre: unit text']
  const body = parsePlPgSQLSync(sql)
  const same = findAll<Named>(body, 'PLpgSQL_var').filter(
    (each) => each.default_val?.PLpgSQL_expr?.query === unit,
  )
  const variables = [unit, ...same.map(({ refname = '' }) => refname)]
  return findAll<Expression>(body, 'PLpgSQL_expr').flatMap(({ query = '', parseMode }) => {
    // Anything but a statement is an expression, which may still contain a subquery.
    const statement = parseMode === 0 ? query : `select ${query.replace(/^\s*\w+\s*:=/, '')}`
    return readQuery(statement, variables).broken.map((why) => `${why}\n    in: ${statement}`)
  })
}
