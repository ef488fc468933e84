import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new temporary folder that the database's account can enter, when the project runs as root. */
export async function ownFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `sangdai-${purpose}-`))
  await chmod(folder, 0o711)
  return folder
}
