import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const home = resolve(import.meta.dirname, '..')
const entries = ['web/start/root.tsx', 'web/layouts/default-layout.tsx', 'web/home/home-route.tsx']
const ownImport = /^(?:import|export) (?!type )[^'"]*['"]([#.][^'"]+\.tsx?)['"]/gm
const iconImport = /^import \{([^}]*)\} from 'lucide-react'/gm

/** How lucide names the file of an icon: `ArrowUp01` stands in `arrow-up-0-1`. */
const iconFile = (name: string) =>
  name
    .trim()
    .replace(/(?<=[a-z])(?=[A-Z])|(?=\d)/g, '-')
    .toLowerCase()

/** What the home page loads before anything is pressed: our own files, and the names of its icons' files. */
function modulesOfFirstPage(): { files: Set<string>; icons: Set<string> } {
  const files = new Set<string>()
  const icons = new Set<string>()
  const walk = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, from = ''] of text.matchAll(ownImport))
      walk(from.startsWith('#') ? resolve(home, from.slice(1)) : resolve(dirname(file), from))
    for (const [, names = ''] of text.matchAll(iconImport)) for (const name of names.split(',')) icons.add(iconFile(name))
  }
  for (const entry of entries) walk(resolve(home, entry))
  return { files, icons }
}

/** Tells whether the first page needs a module; a part of lucide that is no icon is needed by every icon. */
export function onFirstPage(): (id: string) => boolean {
  const { files, icons } = modulesOfFirstPage()
  return (id) => {
    const [, icon] = /lucide-react\/.*\/icons\/([\w-]+)\.m?js/.exec(id) ?? []
    return icon ? icons.has(icon) : files.has(id) || id.includes('lucide-react')
  }
}
