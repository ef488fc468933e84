import type { Node } from 'libpg-query'

/** A table, subquery or function in the FROM of one query level. */
export type Source = { table?: string; alias: string }
/** A required condition, and the sources whose rows it filters. */
type Condition = { node: Node; narrows: readonly Source[] }
export type Level = { sources: Source[]; conditions: Condition[] }

const text = (node: Node | undefined) => (node && 'String' in node ? (node.String.sval ?? '') : '')

/** The names of a column as written: `[alias, column]` or `[column]`. */
export function columnOf(node: Node | undefined): string[] | undefined {
  return node && 'ColumnRef' in node ? (node.ColumnRef.fields ?? []).map((field) => text(field)) : undefined
}

export const isEquality = (node: Node) =>
  'A_Expr' in node && node.A_Expr.kind === 'AEXPR_OP' && text(node.A_Expr.name?.at(-1)) === '='

/** The parts of an AND. */
function conjuncts(node: Node | undefined): Node[] {
  if (!node) return []
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR')
    return (node.BoolExpr.args ?? []).flatMap((each) => conjuncts(each))
  return [node]
}

/** The parts of a FROM clause: an outer join's condition filters only the optional side. */
export function levelOf(from: readonly Node[], where: Node | undefined): Level {
  const conditions: Condition[] = []
  const sourcesOf = (node: Node): Source[] => {
    if ('RangeVar' in node) {
      const { relname = '', alias } = node.RangeVar
      return [{ table: relname, alias: alias?.aliasname ?? relname }]
    }
    if ('RangeSubselect' in node) return [{ alias: node.RangeSubselect.alias?.aliasname ?? '' }]
    if ('RangeFunction' in node) return [{ alias: node.RangeFunction.alias?.aliasname ?? '' }]
    if (!('JoinExpr' in node)) return []
    const { larg, rarg, jointype, quals } = node.JoinExpr
    const left = larg ? sourcesOf(larg) : []
    const right = rarg ? sourcesOf(rarg) : []
    const narrows = [
      ...(jointype === 'JOIN_INNER' || jointype === 'JOIN_RIGHT' ? left : []),
      ...(jointype === 'JOIN_INNER' || jointype === 'JOIN_LEFT' ? right : []),
    ]
    for (const each of conjuncts(quals)) conditions.push({ node: each, narrows })
    return [...left, ...right]
  }
  const sources = from.flatMap(sourcesOf)
  for (const each of conjuncts(where)) conditions.push({ node: each, narrows: sources })
  return { sources, conditions }
}

/** Every node of one kind below a value, outermost first. */
export function findAll<Found>(value: unknown, kind: string, found: Found[] = []): Found[] {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, below] of Object.entries(value)) {
    if (key === kind) found.push(below as Found)
    findAll(below, kind, found)
  }
  return found
}
