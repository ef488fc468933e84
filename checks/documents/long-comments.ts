import { filesBelow, type SourceFile } from '#checks/house/source-files.ts'
import { commentsOf } from './comments.ts'

const most = { words: 25, sentences: 2 }

/** A full stop before a space ends a sentence, except in an abbreviation; an empty line always does. */
const sentencesIn = (text: string) =>
  text
    .split(/\n[ \t]*\n|(?<=[.!?…]['"`)\]]*)(?<!\b(?:e\.g|i\.e|etc|vs|cf|No)\.)\s+/)
    .filter((each) => each.trim())

const wordsIn = (sentence: string) =>
  sentence.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each)).length

/** Every comment with more than two sentences, or more than 25 words in one, with its place. */
export function findLongComments(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    commentsOf(file).flatMap(({ line, text }) => {
      const sentences = sentencesIn(text)
      const longest = Math.max(...sentences.map(wordsIn))
      if (sentences.length > most.sentences) return `${file.path}:${line}: ${sentences.length} sentences`
      return longest > most.words ? `${file.path}:${line}: ${longest} words in a sentence` : []
    }),
  )
}

const roots = ['shop', 'api', 'web', 'sandbox', 'start', 'database', 'checks', 'bench', 'e2e']

/** Migrations never change after landing, so only the functions among SQL files are checked. */
export function longComments(): string[] {
  const files = [...filesBelow(roots, /\.(?:tsx?|css)$/), ...filesBelow(['database/functions'], /\.sql$/)]
  return findLongComments(files)
}
