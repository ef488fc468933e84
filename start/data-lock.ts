import { mkdir, open, readFile, rm } from 'node:fs/promises'
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

/** Makes this process the only one on a data folder; a second start is told so. The lock of a killed process does not count. */
export async function lockData(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'sangdai.lock')
  for (let tries = 0; tries < 3; tries++) {
    try {
      const lock = await open(file, 'wx')
      await lock.writeFile(String(process.pid))
      await lock.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const pid = Number(await readFile(file, 'utf8').catch(() => ''))
      if (pid !== process.pid && pid > 0 && (await isAlive(pid))) {
        throw new Error(`Sangdai already runs on ${folder} (process ${pid}). Stop it first, or set DATA_DIR and PORT to start another.`)
      }
      await rm(file, { force: true })
    }
  }
  throw new Error(`The lock file ${file} could not be taken.`)
}
