import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const sqliteBusy = 5
// A lock that is collected as garbage would be given back.
const held = new Set<DatabaseSync>()

/** Makes this process the only one on a data folder; a second start is told so. The lock ends with the process, however that ends. */
export async function lockData(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const numberFile = join(folder, 'sangdai.lock')
  const lock = takeLock(join(folder, 'lock.sqlite'))
  if (!lock) {
    const holder = await findHolder(numberFile)
    throw new Error(
      `Sangdai already runs on ${folder} (process ${holder}). Stop it first, or set DATA_DIR and PORT to start another.`,
    )
  }
  held.add(lock)
  await writeFile(numberFile, String(process.pid))
  return async () => {
    await rm(numberFile, { force: true })
    held.delete(lock)
    lock.close()
  }
}

/**
 * Node has no file locks, but SQLite takes the operating system's: they hold by every path and in every container of the machine.
 * The file stays empty and is never removed: another start may have it open already.
 */
function takeLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file)
  try {
    // A journal on disk would be looked after by whoever comes next, under a lock of its own.
    database.exec('pragma journal_mode = memory; begin immediate')
    return database
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined
    throw new Error(`The lock file ${file} could not be taken: ${(error as Error).message}.`)
  }
}

/** The number of the process that holds the lock: one that took it just now may still have to write it. */
async function findHolder(numberFile: string): Promise<string> {
  let pid = ''
  for (let waited = 0; waited < 2_000; waited += 20) {
    pid = await readFile(numberFile, 'utf8').catch(() => '')
    if (pid && isAlive(Number(pid))) return pid
    await sleep(20)
  }
  return pid || 'unknown'
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
