import { parseSync } from 'vite'
import type { SourceFile } from '#checks/house/source-files.ts'

type Comment = { line: number; text: string }
type Found = { start: number; end: number }

const foundBy = (pattern: RegExp, text: string): Found[] =>
  [...text.matchAll(pattern)]
    .filter(([whole]) => /^(?:--|\/\*)/.test(whole))
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))

/** Strings match first, so that comment signs inside them are ignored. */
const inSql = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"/g
const inCss = /\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|url\([^)]*\)/g

function foundIn({ path, text }: SourceFile): Found[] {
  if (path.endsWith('.sql')) return foundBy(inSql, text)
  if (path.endsWith('.css')) return foundBy(inCss, text)
  const { comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return comments
}

/** Lines for a tool; the tool itself judges their reasons. */
const forATool = /^(?:biome-ignore|@ts-|@vite|[#@]__)/
const marks = /^\s*(?:\/\*+|\*+\/|\*|\/\/+|--+)?\s*|\s*\*+\/\s*$/g

const wordsIn = (source: string) =>
  source
    .split('\n')
    .map((line) => line.replace(marks, ''))
    .filter((line) => !forATool.test(line))
    .join('\n')
    .trim()

/** Comments that start adjacent lines form one block. */
export function commentsOf(file: SourceFile): Comment[] {
  const { text } = file
  const blocks: (Found & { beginsLine: boolean })[] = []
  for (const { start, end } of foundIn(file)) {
    const beginsLine = /(?:^|\n)[ \t]*\{?$/.test(text.slice(0, start))
    const last = blocks.at(-1)
    if (last?.beginsLine && beginsLine && /^[ \t]*\n[ \t]*$/.test(text.slice(last.end, start))) last.end = end
    else blocks.push({ start, end, beginsLine })
  }
  return blocks
    .map(({ start, end }) => ({
      line: text.slice(0, start).split('\n').length,
      text: wordsIn(text.slice(start, end)),
    }))
    .filter((comment) => comment.text !== '')
}
