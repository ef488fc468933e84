import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fault no test can notice, by the line it stands in and what the line becomes, and why nothing is different. */
export type Harmless = { file: string; was: string; becomes: string[]; why: string }

/** The entries of harmless.md: a heading for each file, a sentence, and the lines before and after as a diff. */
export function readHarmless(): Harmless[] {
  const found: Harmless[] = []
  let [file, why] = ['', '']
  for (const line of readFileSync(join(import.meta.dirname, 'harmless.md'), 'utf8').split('\n')) {
    if (line.startsWith('## ')) file = line.slice(3)
    else if (line.startsWith('- ')) found.push({ file, was: line.slice(2), becomes: [], why })
    else if (line.startsWith('+')) found.at(-1)?.becomes.push(line.slice(2))
    else if (line !== '' && !line.startsWith('```')) why = line
  }
  return found
}
