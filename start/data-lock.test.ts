import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ownFolder } from '#database/own-folder.ts'

const module = new URL('./data-lock.ts', import.meta.url).href
/** A process that takes and releases the lock of a folder on command. */
const program = `
  const { lockData } = await import(${JSON.stringify(module)})
  let release
  process.on('message', async (folder) => {
    try {
      if (folder) release = await lockData(folder)
      else await release?.()
      if (!folder) release = undefined
      process.send('taken')
    } catch (error) {
      process.send(error.message)
    }
  })
  process.send('ready')`

const running: ChildProcess[] = []
const folders: string[] = []
afterEach(async () => {
  for (const child of running.splice(0)) await kill(child)
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function dataFolder(): Promise<string> {
  const folder = await ownFolder('lock')
  folders.push(folder)
  return folder
}

async function start(): Promise<ChildProcess> {
  const args = ['--input-type=module', '-e', program, 'start/main.ts']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  running.push(child)
  await once(child, 'message')
  return child
}

async function report(child: ChildProcess, folder: string): Promise<string> {
  const answer = once(child, 'message')
  child.send(folder)
  return String((await answer)[0])
}
const take = report
const giveBack = (child: ChildProcess) => report(child, '')

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('of many starts at the same moment on a folder whose last one was killed, one wins and the others are told by whom', {
  timeout: 120_000,
}, async () => {
  const starts = await Promise.all(Array.from({ length: 8 }, start))
  for (let round = 0; round < 25; round++) {
    const folder = await dataFolder()
    await writeFile(join(folder, 'sangdai.lock'), '999999')
    const answers = await Promise.all(starts.map((child) => take(child, folder)))
    const winner = starts[answers.indexOf('taken')]
    const reported = `Sangdai already runs on ${folder} (process ${winner?.pid}). Stop it first, or set DATA_DIR and PORT to start another.`
    expect(
      answers.filter((answer) => answer !== 'taken'),
      `round ${round}`,
    ).toEqual(Array(7).fill(reported))
    await Promise.all(starts.map(giveBack))
  }
})

test('a folder reached by another path is the same folder', async () => {
  const folder = await dataFolder()
  const alias = join(await dataFolder(), 'alias')
  await symlink(folder, alias)
  const [first, second] = [await start(), await start()]
  expect(await take(first, folder)).toBe('taken')
  expect(await take(second, alias)).toContain(`already runs on ${alias} (process ${first.pid})`)
})

test('a start that was killed leaves nothing in the way, also when its number belongs to another start by now', async () => {
  const folder = await dataFolder()
  const [killed, other, next] = [await start(), await start(), await start()]
  expect(await take(killed, folder)).toBe('taken')
  await kill(killed)
  await writeFile(join(folder, 'sangdai.lock'), String(other.pid))
  expect(await take(next, folder)).toBe('taken')
})

test('a lock that is given back can be taken at once', async () => {
  const folder = await dataFolder()
  const [first, second] = [await start(), await start()]
  expect(await take(first, folder)).toBe('taken')
  await giveBack(first)
  expect(await take(second, folder)).toBe('taken')
  expect(await take(first, folder)).toContain(`already runs on ${folder} (process ${second.pid})`)
})
