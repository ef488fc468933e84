import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

/** Files the shop keeps: pictures of goods, banners and centres. */
export type Files = { folder: string; save: (name: string, bytes: Uint8Array) => Promise<void> }

export function filesIn(folder: string): Files {
  return {
    folder,
    save: async (name, bytes) => {
      const path = join(folder, name)
      if (normalize(name) !== name || !path.startsWith(folder)) throw new Error(`a file cannot be named ${name}`)
      await mkdir(dirname(path), { recursive: true })
      // Written aside and moved in, so that no half a picture is ever served.
      await writeFile(`${path}.${process.pid}.part`, bytes)
      await rename(`${path}.${process.pid}.part`, path)
    },
  }
}
