import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ownFolder } from '#database/own-folder.ts'
import { lockData } from './data-lock.ts'

const module = new URL('./data-lock.ts', import.meta.url).href
/** A process that looks like a start of the shop, takes the lock and holds it for a moment. */
const start = (folder: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `const { lockData } = await import(${JSON.stringify(module)})
     await lockData(${JSON.stringify(folder)}); console.log('taken'); setTimeout(() => process.exit(0), 3000)`,
    'start/main.ts',
  ]).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => (/already runs/.test(stderr) ? 'told' : stderr),
  )

test('of several starts at the same moment on a folder whose last one was killed, one wins and the others are told', {
  timeout: 60_000,
}, async () => {
  const folder = await ownFolder('lock')
  await writeFile(join(folder, 'sangdai.lock'), '999999')
  const answers = await Promise.all(Array.from({ length: 5 }, () => start(folder)))
  expect(answers.sort()).toEqual(['taken', 'told', 'told', 'told', 'told'])
})

test('a lock that is given back leaves nothing behind', async () => {
  const folder = await ownFolder('lock')
  await (await lockData(folder))()
  expect(await readdir(folder)).toEqual([])
})
