import { pages } from '#web/start/page-table.ts'
import { isTest } from './imports.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'

const firstSegments = [...new Set(pages.map(({ path }) => path.split('/')[1] ?? ''))].filter(Boolean)
const escaped = firstSegments.map((segment) => segment.replaceAll('.', '\\.')).join('|')
/** A string, or the part after a template value, that begins with a page's path or the language. */
const ofAPage = new RegExp(`(?<=['"\`}])/(?:en(?=['"\`/?#$])|(?:${escaped})(?![\\w.-]))[^'"\`\\s]*`, 'g')
/** A lone slash also separates segments, so it means home only as a link's target. */
const home =
  /(?<=(?:\b(?:to|href|action)(?:=\{?|: )|\b(?:redirect|redirectDocument|navigate)\()['"`])\/(?=['"`?#])/g
const comment = /^\s*\{?\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const isFree = (path: string) => path.startsWith('web/paths/') || isTest(path)

/** Every page path written out instead of taken from `web/paths`, with its place. */
export function findLiteralPaths(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isFree(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(comment, (lines) => lines.replace(/[^\n]/g, ''))
      return [...code.matchAll(ofAPage), ...code.matchAll(home)].map(
        ({ 0: found, index }) => `${path}:${code.slice(0, index).split('\n').length}: ${found}`,
      )
    })
}

export function literalPaths(): string[] {
  return findLiteralPaths(sourceFiles('web'))
}
