import {
  type DeleteStmt,
  type InsertStmt,
  loadModule,
  type Node,
  parseSync,
  type SelectStmt,
  type UpdateStmt,
} from 'libpg-query'
import { tableKinds } from '#database/table-kinds.ts'
import { columnOf, findAll, isEquality, type Level, levelOf, type Source } from './sql-nodes.ts'

await loadModule()

/** A centre in SQL: a parameter's number, a text, or a variable of a function. */
export type Pin = { parameter: number } | { value: string }
export type Verdict = { broken: string[]; pins: Pin[] }
type Walk = Verdict & { ctes: ReadonlySet<string>; variables: ReadonlySet<string> }

const kindOf = (name: string | undefined, { ctes }: Walk) =>
  name && !ctes.has(name) ? tableKinds.get(name)?.kind : undefined

/** Violations of the rules for data distributed by centre (docs/decisions/0036), in words. */
export function readQuery(sql: string, variables: Iterable<string> = []): Verdict {
  const verdict: Verdict = { broken: [], pins: [] }
  for (const { stmt } of parseSync(sql).stmts ?? []) {
    const ctes = new Set(
      findAll<{ ctename?: string }>(stmt, 'CommonTableExpr').map((cte) => cte.ctename ?? ''),
    )
    const walk: Walk = { ...verdict, ctes, variables: new Set(variables) }
    for (const select of findAll<SelectStmt>(stmt, 'SelectStmt')) checkSelect(select, walk)
    for (const side of ['larg', 'rarg'])
      for (const arm of findAll<SelectStmt>(stmt, side)) checkSelect(arm, walk)
    for (const change of findAll<UpdateStmt>(stmt, 'UpdateStmt')) checkUpdate(change, walk)
    for (const removal of findAll<DeleteStmt>(stmt, 'DeleteStmt'))
      checkLevel(levelOf([target(removal), ...(removal.usingClause ?? [])], removal.whereClause), walk)
    for (const insert of findAll<InsertStmt>(stmt, 'InsertStmt')) checkInsert(insert, walk)
    checkTables(stmt, walk)
  }
  return verdict
}

const target = ({ relation }: UpdateStmt | DeleteStmt): Node => ({ RangeVar: relation ?? {} })

function checkSelect({ fromClause, whereClause, lockingClause }: SelectStmt, walk: Walk): void {
  const unpinned = checkLevel(levelOf(fromClause ?? [], whereClause), walk)
  if (lockingClause && unpinned.length > 0)
    walk.broken.push(`locks rows of several centres: ${unpinned.map(({ alias }) => alias).join(', ')}`)
}

function checkUpdate(change: UpdateStmt, walk: Walk): void {
  checkLevel(levelOf([target(change), ...(change.fromClause ?? [])], change.whereClause), walk)
  if (kindOf(change.relation?.relname, walk) === 'distributed') checkStored(change.targetList, walk)
}

function checkStored(targets: readonly Node[] | undefined, { broken }: Walk): void {
  if (targets?.some((each) => 'ResTarget' in each && each.ResTarget.name === 'sale_unit'))
    broken.push('moves a row to another centre')
}

/**
 * Reports every distributed table of a query level without its own centre, and collects the named centres.
 */
function checkLevel(level: Level, walk: Walk): Source[] {
  const unpinned = level.sources.filter(
    (source) => kindOf(source.table, walk) === 'distributed' && !pinOf(source, level, walk),
  )
  for (const { table, alias } of unpinned)
    walk.broken.push(`${table === alias ? table : `${table} ${alias}`} has no sale_unit = $n of its own`)
  return unpinned
}

function pinOf(source: Source, { sources, conditions }: Level, walk: Walk): boolean {
  const isAlone = sources.filter(({ table }) => table).length === 1
  const isCentre = (node: Node | undefined) => {
    const [first, second] = columnOf(node) ?? []
    return second === undefined
      ? first === 'sale_unit' && isAlone
      : first === source.alias && second === 'sale_unit'
  }
  for (const { node, narrows } of conditions) {
    if (!narrows.includes(source) || !isEquality(node) || !('A_Expr' in node)) continue
    const { lexpr, rexpr } = node.A_Expr
    const pin = isCentre(lexpr)
      ? constantOf(rexpr, walk)
      : isCentre(rexpr)
        ? constantOf(lexpr, walk)
        : undefined
    if (!pin) continue
    walk.pins.push(pin)
    return true
  }
  return false
}

function constantOf(node: Node | undefined, walk: Walk): Pin | undefined {
  if (!node) return undefined
  if ('TypeCast' in node) return constantOf(node.TypeCast.arg, walk)
  if ('ParamRef' in node) return { parameter: node.ParamRef.number ?? 0 }
  if ('A_Const' in node) return { value: node.A_Const.sval?.sval ?? '' }
  const [name, more] = columnOf(node) ?? []
  return name && more === undefined && walk.variables.has(name) ? { value: name } : undefined
}

function checkInsert({ relation, cols, selectStmt, onConflictClause }: InsertStmt, walk: Walk): void {
  if (kindOf(relation?.relname, walk) !== 'distributed') return
  checkStored(onConflictClause?.targetList, walk)
  const at = (cols ?? []).findIndex((each) => 'ResTarget' in each && each.ResTarget.name === 'sale_unit')
  const written = at < 0 || !selectStmt || !('SelectStmt' in selectStmt) ? [] : rowsOf(selectStmt.SelectStmt)
  const isSaid = written.every(({ row, from }) => {
    const pin = constantOf(row[at], walk)
    if (pin) walk.pins.push(pin)
    return pin || isPinnedColumn(row[at], from, walk)
  })
  if (written.length === 0 || !isSaid)
    walk.broken.push(`${relation?.relname} is filled without a centre that is said`)
}

type Written = { row: readonly (Node | undefined)[]; from: SelectStmt }
function rowsOf(select: SelectStmt): Written[] {
  if (select.larg && select.rarg) return [...rowsOf(select.larg), ...rowsOf(select.rarg)]
  if (select.valuesLists)
    return select.valuesLists.map((row) => ({
      row: 'List' in row ? (row.List.items ?? []) : [],
      from: select,
    }))
  const row = (select.targetList ?? []).map((each) => ('ResTarget' in each ? each.ResTarget.val : undefined))
  return [{ row, from: select }]
}

function isPinnedColumn(node: Node | undefined, from: SelectStmt, walk: Walk): boolean {
  const [alias, column] = columnOf(node) ?? []
  const level = levelOf(from.fromClause ?? [], from.whereClause)
  const source = level.sources.find((each) => each.alias === alias)
  return (
    column === 'sale_unit' &&
    !!source &&
    kindOf(source.table, walk) === 'distributed' &&
    pinOf(source, level, walk)
  )
}

function checkTables(stmt: Node | undefined, walk: Walk): void {
  const names = findAll<{ relname?: string; schemaname?: string }>(stmt, 'RangeVar').concat(
    findAll(stmt, 'relation'),
  )
  const kinds = new Set(names.map(({ relname }) => kindOf(relname, walk)))
  if (kinds.has('distributed') && kinds.has('local'))
    walk.broken.push('reads a local table together with a distributed one')
}
