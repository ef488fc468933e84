import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import type { Storage } from '#api/kit/storage.ts'

/** The shop's stored files: pictures of products, banners and centres. */
export type Files = {
  folder: string
  save: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is no such file. */
  read: (name: string) => Promise<Uint8Array | undefined>
  remove: (name: string) => Promise<void>
}

export function filesIn(folder: string): Files {
  const pathOf = (name: string) => {
    const path = join(folder, name)
    if (normalize(name) !== name || !path.startsWith(folder + sep))
      throw new Error(`a file cannot be named ${name}`)
    return path
  }
  return {
    folder,
    save: async (name, bytes) => {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // Written aside and renamed, so that no partial picture is ever served.
      await writeFile(`${path}.${process.pid}.part`, bytes)
      await rename(`${path}.${process.pid}.part`, path)
    },
    read: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** Two sibling folders, of which only the first is served. */
export function storageIn(shown: Files, hidden: Files): Storage {
  return {
    savePublic: shown.save,
    savePrivate: hidden.save,
    readPrivate: hidden.read,
    removePublic: shown.remove,
    removePrivate: hidden.remove,
  }
}
