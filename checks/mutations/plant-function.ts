import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fault, faultOf } from './plant.ts'

const file = 'database/functions/place-order-3.sql'

/** A fault of the function, with the whole text it makes of it. */
export type FunctionFault = Fault & { sql: string }

type Rule = [pattern: RegExp, becomes: (found: string, ...groups: string[]) => string[]]

/** What is looked for in the text, and what it becomes. */
const rules: Rule[] = [
  [/ >= /g, () => [' > ', ' < ']],
  [/ > /g, () => [' >= ', ' < ']],
  [/ < /g, () => [' <= ', ' > ']],
  [/(?<!:) - /g, () => [' + ']],
  [/ \+ /g, () => [' - ']],
  [/-spent/g, () => ['spent']],
  [/\bgreatest\b/g, () => ['least']],
  [/ is null/g, () => [' is not null']],
  [/ or /g, () => [' and ']],
  [/\b(true|false)\b/g, (found) => [found === 'true' ? 'false' : 'true']],
  [/'(SO Wait|active|order-placed|redeemed)'/g, (_, word) => [`'no ${word}'`]],
  [
    /, (0)(?=[,)])|, (1), |, (1)\)|(?<=greatest\()5/g,
    (found) => [found.replace(/\d/, (digit) => String(Number(digit) + 1))],
  ],
  [/\bif (?!not found)(.*?) then/g, () => ['if true then', 'if false then']],
  [/\bif not found then/g, () => ['if found then', 'if false then']],
  // A condition that is left out, at the beginning and further on.
  [/(?<=where )[^;\n()]+?(?= and |\n|;)/g, () => ['true']],
  [/ and (?!\()[^;\n()]*?(?:\([^()]*\)[^;\n()]*?)*(?= and |\n|;)/g, () => ['']],
  [/ (?:order by [\w.]+|for no key update|for key share|on conflict do nothing)\b/g, () => ['']],
  // A whole statement that is left out.
  [/(?<=\n {2,4})(?:insert into|update|perform from) [^;]*;/g, () => ['null;']],
]

/** Faults in the function that places orders, if a part asks for it. */
export function plantFunction(parts: readonly string[]): FunctionFault[] {
  if (parts.length > 0 && !parts.some((part) => file.includes(part))) return []
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  // Comments and line breaks inside a condition would hide from the rules what belongs together.
  const body = text.indexOf('\nbegin')
  const seen = new Set<string>()
  return rules
    .flatMap(([pattern, becomes]) =>
      [...text.matchAll(pattern)].flatMap((match) =>
        becomes(match[0], ...match.slice(1)).map((replacement) => ({
          start: match.index,
          end: match.index + match[0].length,
          with: replacement,
        })),
      ),
    )
    .filter(({ start }) => start > body && !isComment(text, start))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((change, id) => ({
      ...faultOf(file, text, change, id),
      sql: text.slice(0, change.start) + change.with + text.slice(change.end),
    }))
    .filter(({ sql }) => !seen.has(sql) && seen.add(sql))
}

function isComment(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at) + 1, at).includes('--')
}
