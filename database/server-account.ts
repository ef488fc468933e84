import { chown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

export type Account = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root, so it runs as the owner of its folder, or as `nobody`, which every
 * system has.
 */
export async function serverAccount(folder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(folder).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

/** Whether an account without ownership could enter the folder. */
export async function strangersMayEnter(folder: string): Promise<boolean> {
  for (let place = resolve(folder); ; place = dirname(place)) {
    const found = await stat(place).catch(() => undefined)
    if (found && !(found.mode & 0o001)) return false
    if (place === dirname(place)) return true
  }
}

/** Gives a folder with its content to the server's account. */
export async function handOver(folder: string, account: Account | undefined): Promise<void> {
  if (!account) return
  await chown(folder, account.uid, account.gid)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await handOver(path, account)
    else await chown(path, account.uid, account.gid)
  }
}
