import { parseSync } from 'vite'
import { type Change, changesOf, type Node } from './changes.ts'

/** One fault: `was` and `becomes` are the lines it stands in, as one would see them in a diff. */
export type Fault = {
  id: number
  file: string
  line: number
  was: string
  becomes: string
  /** Whether it is the change of this code to that, however the lines are broken. */
  isChange: (was: string, becomes: string) => boolean
}
export type Mutant = Change & Fault

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
/** Without what a formatter adds or removes: white space, commas and brackets. */
const dense = (text: string) => text.replace(/[\s,()]+/g, '')

/** Where a change of a text stands, and its lines before and after. */
export function faultOf(
  file: string,
  text: string,
  change: { start: number; end: number; with: string },
  id: number,
): Fault {
  const from = text.lastIndexOf('\n', change.start - 1) + 1
  const end = text.indexOf('\n', change.end)
  const to = end < 0 ? text.length : end
  const isChange = (was: string, becomes: string) => {
    const [whole, part] = [dense(text), dense(was)]
    const changed = dense(text.slice(0, change.start) + change.with + text.slice(change.end))
    const at = dense(text.slice(0, change.start)).length
    for (let place = whole.lastIndexOf(part, at); place >= 0; place = whole.lastIndexOf(part, place - 1)) {
      if (place + part.length < at) return false
      if (whole.slice(0, place) + dense(becomes) + whole.slice(place + part.length) === changed) return true
      if (place === 0) return false
    }
    return false
  }
  return {
    isChange,
    id,
    file,
    line: text.slice(0, change.start).split('\n').length,
    was: oneLine(text.slice(from, to)),
    becomes: oneLine(text.slice(from, change.start) + change.with + text.slice(change.end, to)),
  }
}

/** All faults that can be planted in a file, each told apart by what its lines say before and after. */
export function plant(file: string, text: string, firstId: number): Mutant[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const changes = changesOf(program as unknown as Node, text)
  return changes.map((change, at): Mutant => ({ ...change, ...faultOf(file, text, change, firstId + at) }))
}

/** The file with all its faults in it, asleep: `$mutant(id)` says which one is awake. */
export function withFaults(text: string, mutants: readonly Mutant[]): string {
  const sites = Map.groupBy(mutants, ({ start, end, kind }) => `${start} ${end} ${kind}`)
  const inOrder = [...sites.values()].toSorted(([a], [b]) => {
    if (!a || !b) return 0
    return a.start - b.start || b.end - a.end || (a.kind === 'statement' ? -1 : 1)
  })
  let next = 0
  const render = (from: number, to: number): string => {
    let [out, at] = ['', from]
    while (true) {
      const site = inOrder[next]
      const first = site?.[0]
      if (!site || !first || first.end > to) return out + text.slice(at, to)
      next += 1
      out += text.slice(at, first.start) + wrapped(site, render(first.start, first.end))
      at = first.end
    }
  }
  return render(0, text.length)
}

function wrapped(site: readonly Mutant[], original: string): string {
  if (site[0]?.kind === 'statement') return `{ if ($mutant(${site[0].id})); else { ${original} } }`
  return `(${site.map((mutant) => `$mutant(${mutant.id}) ? (${mutant.with}) : `).join('')}(${original}))`
}
