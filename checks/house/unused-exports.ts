import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { home, type SourceFile, sourceFiles } from './source-files.ts'

/** React Router, Vite, Vitest and Playwright load these files by name; one is generated. */
const readByName =
  /-route\.tsx?$|^web\/(start|layouts)\/|^[\w.-]+\.config\.ts$|\.(test|spec|config)\.tsx?$|database-types\.ts$/
const declared = /^export (?:async )?(?:function\*?|const|let|class|type|interface)\s+(\w+)/gm
const named = /(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g
const whole = /(?:import \* as \w+ from |import\()\s*'([^']+)'/g

const targetOf = (path: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name))
const nameIn = (part: string) =>
  part
    .replace(/^\s*type\s/, '')
    .trim()
    .split(/\s/)[0] ?? ''

/** Names that a file exports and no other file imports. */
export function findUnusedExports(files: SourceFile[]): string[] {
  const [used, asWhole] = [new Set<string>(), new Set<string>()]
  for (const { path, text } of files) {
    for (const [, names = '', from = ''] of text.matchAll(named))
      for (const part of names.split(',')) used.add(`${targetOf(path, from)}: ${nameIn(part)}`)
    for (const [, from = ''] of text.matchAll(whole)) asWhole.add(targetOf(path, from))
  }
  // A namespace import may be passed on, so any file that mentions the name counts as its user.
  const isNamed = (name: string, by: string) =>
    files.some(({ path, text }) => path !== by && text.includes(name))
  return files
    .filter(({ path }) => !readByName.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(declared)]
        .map(([, name = '']) => name)
        .filter((name) => !used.has(`${path}: ${name}`) && !(asWhole.has(path) && isNamed(name, path)))
        .map((name) => `${path}: ${name}`),
    )
}

const configs = ['vite.config.ts', 'vitest.config.ts', 'react-router.config.ts']

export function unusedExports(): string[] {
  const roots = ['shop', 'api', 'web', 'sandbox', 'start', 'database', 'e2e', 'bench', 'checks']
  const read = (path: string) => ({ path, text: readFileSync(join(home, path), 'utf8') })
  return findUnusedExports([...sourceFiles(...roots), ...configs.map(read)])
}
