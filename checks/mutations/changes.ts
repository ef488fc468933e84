/** A node of the syntax tree, as far as faults need to know it. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** Text to stand in the place of an expression, or a statement that is left out. */
export type Change = { start: number; end: number; kind: 'expression' | 'statement'; with: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const operators: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '<<': ['>>'],
  '&': ['|'],
  '^': ['&'],
  '+=': ['-='],
  '-=': ['+='],
  '%=': ['-='],
  '^=': ['&='],
}

const methods = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    find: 'findLast',
    findLast: 'find',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
)
/** Calls that can be left out, so that what they were called on goes through as it is. */
const droppable = new Set([
  'filter',
  'sort',
  'toSorted',
  'slice',
  'trim',
  'reverse',
  'toUpperCase',
  'toLowerCase',
  'abs',
])

/** Every fault the rules of this file plant, in the order of the text. */
export function changesOf(program: Node, text: string): Change[] {
  const found: Change[] = []
  const add = (node: Node, replacement: string, kind: Change['kind'] = 'expression') => {
    if (text.slice(node.start, node.end) !== replacement)
      found.push({ start: node.start, end: node.end, kind, with: replacement })
  }
  const source = (node: unknown) => (isNode(node) ? text.slice(node.start, node.end) : '')

  const visit = (node: Node, parent: Node | undefined): void => {
    if (isOfTypes(node)) return
    if (node.type === 'ExpressionStatement' && !node.directive) add(node, '', 'statement')
    for (const replacement of replacementsOf(node, parent, source)) add(node, replacement)
    for (const [field, value] of Object.entries(node)) {
      if (field === 'typeAnnotation' || (field === 'key' && !node.computed)) continue
      if (field === 'source') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node)
    }
  }
  visit(program, undefined)
  return found
}

function isOfTypes({ type }: Node): boolean {
  const holdsCode =
    type === 'TSAsExpression' || type === 'TSSatisfiesExpression' || type === 'TSNonNullExpression'
  return type === 'ImportDeclaration' || (type.startsWith('TS') && !holdsCode)
}

function replacementsOf(node: Node, parent: Node | undefined, source: (node: unknown) => string): string[] {
  const conditions = isConditionOf(node, parent) ? ['true', 'false'] : []
  return [...new Set([...conditions, ...ownReplacements(node, parent, source)])]
}

function isConditionOf(node: Node, parent: Node | undefined): boolean {
  if (parent?.test !== node) return false
  return (
    parent.type === 'IfStatement' || parent.type === 'ConditionalExpression' || parent.type === 'ForStatement'
  )
}

function ownReplacements(node: Node, parent: Node | undefined, source: (node: unknown) => string): string[] {
  const [left, right, operator] = [source(node.left), source(node.right), String(node.operator)]
  switch (node.type) {
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return (operators[operator] ?? []).map((other) => `${left} ${other} ${right}`)
    case 'LogicalExpression':
      if (operator === '??') return isNeededByCompiler(node) ? [right] : [left, right]
      return [`${left} ${operator === '&&' ? '||' : '&&'} ${right}`, left, right]
    case 'UnaryExpression':
      return operator === '!' || operator === '-' ? [source(node.argument)] : []
    case 'UpdateExpression':
      return [source(node).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++'))]
    case 'Literal':
      return ofLiteral(node, parent)
    case 'CallExpression':
      return ofCall(node, source)
    case 'ArrayExpression':
      return ofList(node, source)
    default:
      return []
  }
}

function ofLiteral(node: Node, parent: Node | undefined): string[] {
  const { value, raw } = node as Node & { value: unknown; raw: string }
  if (typeof value === 'boolean') return [String(!value)]
  if (parent && parent.right === node && isNeededByCompiler(parent)) return []
  if (typeof value === 'number') {
    // What sorts says less, equal or more: how much less is all the same.
    const isSign =
      value === 1 && (parent?.type === 'UnaryExpression' || parent?.type === 'ConditionalExpression')
    return isSign ? ['0'] : value === 0 ? ['1'] : [String(value + 1), String(value - 1)]
  }
  if (typeof node.bigint === 'string') return [`${BigInt(node.bigint) + 1n}n`, `${BigInt(node.bigint) - 1n}n`]
  if (node.regex) return ofPattern(raw)
  const isAnswer =
    parent?.type === 'ReturnStatement' || (parent?.type === 'ConditionalExpression' && parent.test !== node)
  return typeof value === 'string' && value !== '' && isAnswer ? ["''"] : []
}

/** `list[at] ?? 0` is there for the compiler, which does not know that the element exists. */
function isNeededByCompiler(node: Node): boolean {
  const left = node.left as Node | undefined
  if (node.type !== 'LogicalExpression' || node.operator !== '??' || !left) return false
  if (left.type === 'MemberExpression') return left.computed === true
  return left.type === 'ChainExpression'
}

/** An expression without its anchors, and with each of its counts one higher. */
function ofPattern(raw: string): string[] {
  const end = raw.lastIndexOf('/')
  const [body, flags] = [raw.slice(1, end), raw.slice(end)]
  const changed = [
    ...(body.startsWith('^') ? [body.slice(1)] : []),
    ...(body.endsWith('$') ? [body.slice(0, -1)] : []),
    ...[...body.matchAll(/\{(\d+)(,?)(\d*)\}/g)].map(({ 0: all, 1: least, 2: comma, 3: most, index }) => {
      const count = most ? `{${least}${comma}${Number(most) + 1}}` : `{${Number(least) + 1}${comma}}`
      return body.slice(0, index) + count + body.slice(index + all.length)
    }),
  ]
  return changed.map((each) => `/${each}${flags}`)
}

function ofCall(node: Node, source: (node: unknown) => string): string[] {
  const callee = node.callee
  if (
    !isNode(callee) ||
    callee.type !== 'MemberExpression' ||
    callee.computed ||
    source(callee).includes('?.')
  )
    return []
  const [object, name] = [source(callee.object), source(callee.property)]
  const given = source(node).slice(callee.end - node.start)
  const [argument] = node.arguments as unknown[]
  const other = methods.get(name)
  const swapped = other ? [`${object}.${other}${given}`] : []
  if (!droppable.has(name)) return swapped
  return [...swapped, object === 'Math' ? source(argument) : object]
}

/** A list of words with each of them missing: who may, which status, which method. */
function ofList(node: Node, source: (node: unknown) => string): string[] {
  const elements = node.elements as (Node | null)[]
  if (
    elements.length === 0 ||
    !elements.every((each) => each?.type === 'Literal' && typeof each.value === 'string')
  )
    return []
  return elements.map(
    (_, without) =>
      `[${elements
        .filter((_, at) => at !== without)
        .map(source)
        .join(', ')}]`,
  )
}
