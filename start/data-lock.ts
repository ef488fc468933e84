import { constants, copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  // A number may have gone to another program since: ours runs main.ts or dev.ts.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'start/main.ts')
  return /start\/(main|dev)\.ts/.test(command)
}

/**
 * Makes this process the only one on a data folder; a second start is told so. The lock of a killed process does not count.
 * The lock appears with its number in it, and a dead one is moved aside before it is judged: of two starts at the same moment one wins.
 */
export async function lockData(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'sangdai.lock')
  const mine = `${file}.${process.pid}`
  await writeFile(mine, String(process.pid))
  try {
    for (let tries = 0; tries < 3; tries++) {
      if (await isTaken(mine, file)) await removeDead(folder, file)
      else return () => rm(file, { force: true })
    }
  } finally {
    await rm(mine, { force: true })
  }
  throw new Error(`The lock file ${file} could not be taken.`)
}

/** Puts a written file in a place where nobody's stands yet; not every disk has links. */
async function isTaken(written: string, file: string): Promise<boolean> {
  try {
    await link(written, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error
      return copyFile(written, file, constants.COPYFILE_EXCL)
    })
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true
    throw error
  }
}

async function removeDead(folder: string, file: string): Promise<void> {
  const holder = async (name: string) => Number(await readFile(name, 'utf8').catch(() => ''))
  const lives = async (pid: number) => pid > 0 && pid !== process.pid && (await isAlive(pid))
  const pid = await holder(file)
  if (await lives(pid))
    throw new Error(`Sangdai already runs on ${folder} (process ${pid}). Stop it first, or set DATA_DIR and PORT to start another.`)
  const aside = `${file}.${process.pid}.dead`
  await rename(file, aside).catch(() => {})
  // Someone quicker took the lock between our look and our move: it is put back.
  if (await lives(await holder(aside))) await isTaken(aside, file)
  await rm(aside, { force: true })
}
