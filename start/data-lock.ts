import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const sqliteBusy = 5
// Referenced here, since garbage collection would release the lock.
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only one on a data folder; a second start is refused. The lock ends with the
 * process, even after a crash.
 */
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
 * SQLite, since Node has no file locks; its lock works for every path and container of the machine. The file
 * is never removed, since another start may have it open.
 */
function takeLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file)
  try {
    // A journal file would be recovered by the next process, under a lock of its own.
    database.exec('pragma journal_mode = memory; begin immediate')
    return database
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined
    throw new Error(`The lock file ${file} could not be taken: ${(error as Error).message}.`)
  }
}

/** The process id of the lock's holder, which may not be written yet. */
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
