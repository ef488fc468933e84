import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const home = fileURLToPath(new URL('../..', import.meta.url))

export type SourceFile = { path: string; text: string }

/** Every matching file below the roots, by its path from the project's folder. */
export function filesBelow(roots: string[], fits: RegExp): SourceFile[] {
  return roots
    .filter((root) => existsSync(join(home, root)))
    .flatMap((root) =>
      readdirSync(join(home, root), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && fits.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => ({ path: relative(home, file), text: readFileSync(file, 'utf8') })),
    )
}

export function sourceFiles(...roots: string[]): SourceFile[] {
  return filesBelow(roots, /\.tsx?$/)
}
