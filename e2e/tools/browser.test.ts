import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser } from './browser.ts'
import type { Machine } from './machine.ts'

/** A machine of small programs in a folder: what they are asked stands in `asked`. */
let folder = ''
let machine: Machine
let said: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sangdai-machine-'))
  said = []
  await mkdir(join(folder, 'cache'))
  await writeFile(at('os-release'), 'ID=debian\n')
  machine = {
    env: { PATH: `${folder}:/usr/bin:/bin` },
    isRoot: true,
    osRelease: at('os-release'),
    systemBrowsers: [at('shell'), at('chromium')],
    npmBrowser: undefined,
    playwright: [at('playwright')],
    say: (line) => said.push(line),
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const at = (name: string) => join(folder, name)
const browser = '#!/bin/sh\necho Chromium 150\n'
const broken = '#!/bin/sh\necho "error while loading shared libraries: libnss3.so" >&2\nexit 127\n'

async function program(name: string, text: string): Promise<string> {
  await writeFile(at(name), text)
  await chmod(at(name), 0o755)
  return at(name)
}

/** A program that writes down its arguments, then does as told: `$*` is what it was asked. */
const asked = async () =>
  (await readFile(at('asked'), 'utf8').catch(() => '')).trim().split('\n').filter(Boolean)
const printer = (name: string, doing: string) =>
  program(name, `#!/bin/sh\necho "${name} $*" >> ${folder}/asked\n${doing}\n`)
const make = (name: string) =>
  `{ printf '#!/bin/sh\\necho Chromium\\n' > ${folder}/${name}; chmod 755 ${folder}/${name}; }`
const aptGet = (having: Record<string, string>) => {
  const cases = Object.entries(having).map(([name, file]) => `*" ${name}") ${make(file)};;`)
  return printer('apt-get', `case "$*" in *update) ;; ${cases.join(' ')} *) exit 100;; esac`)
}
const playwright = (doing: string) =>
  printer(
    'playwright',
    `case "$*" in *--dry-run*) echo "  Install location:    ${folder}/cache";; *) ${doing};; esac`,
  )
const downloads = () => playwright(make('cache/chrome-headless-shell'))

test('the named browser comes first, and one that does not start is an error', async () => {
  await program('chromium', browser)
  machine.env.CHROMIUM_PATH = await program('mine', browser)
  expect(await findBrowser(machine)).toBe(at('mine'))
  machine.env.CHROMIUM_PATH = await program('mine', broken)
  await expect(findBrowser(machine)).rejects.toThrow(
    `CHROMIUM_PATH names ${at('mine')}, which cannot be run.`,
  )
})

test('the browser npm brought comes before the system’s', async () => {
  await program('chromium', browser)
  await program('npm-browser', browser)
  expect(await findBrowser({ ...machine, npmBrowser: async () => at('npm-browser') })).toBe(at('npm-browser'))
})

test('one that is there and does not start is passed over, and nothing is installed', async () => {
  await aptGet({ chromium: 'chromium' })
  await program('npm-browser', broken)
  await program('shell', broken)
  await program('chromium', browser)
  expect(await findBrowser({ ...machine, npmBrowser: async () => at('npm-browser') })).toBe(at('chromium'))
  expect(await findBrowser({ ...machine, npmBrowser: () => Promise.reject(new Error('no space')) })).toBe(
    at('chromium'),
  )
  expect(said).toEqual([])
  expect(await asked()).toEqual([])
})

test('on Debian as root the headless shell of the distribution is installed, in one line, once', async () => {
  await aptGet({ 'chromium-headless-shell': 'shell', chromium: 'chromium' })
  expect(await findBrowser(machine)).toBe(at('shell'))
  expect(await findBrowser(machine)).toBe(at('shell'))
  expect(said).toEqual([
    'No browser for the journeys runs here: installing the headless Chromium of this distribution with apt-get',
  ])
  expect((await asked()).map((line) => line.split(' ').at(-1))).toEqual(['update', 'chromium-headless-shell'])
})

test('where the lists have no headless shell, the distribution’s Chromium is installed', async () => {
  await writeFile(at('os-release'), 'NAME="Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n')
  await aptGet({ chromium: 'chromium' })
  expect(await findBrowser(machine)).toBe(at('chromium'))
})

test('without being root it is installed by sudo where that asks no password', async () => {
  await aptGet({ 'chromium-headless-shell': 'shell' })
  await printer('sudo', 'shift; exec "$@"')
  expect(await findBrowser({ ...machine, isRoot: false })).toBe(at('shell'))
  expect((await asked())[0]).toBe('sudo -n true')
})

test.each([
  ['sudo asks for a password', 'ID=ubuntu\n', false],
  ['the distribution is another', 'ID=fedora\n', true],
  ['the distribution has none to give', 'ID=ubuntu\n', true],
])('if %s, Playwright’s own is downloaded, and found there the next time', async (_, release, isRoot) => {
  await writeFile(at('os-release'), release)
  await aptGet({})
  await printer('sudo', 'exit 1')
  await downloads()
  for (const _time of [1, 2])
    expect(await findBrowser({ ...machine, isRoot })).toBe(at('cache/chrome-headless-shell'))
  expect(
    (await asked()).filter((line) => line === 'playwright install chromium-headless-shell'),
  ).toHaveLength(1)
})

test('what was installed and does not start is not taken', async () => {
  await printer('apt-get', 'exit 0')
  await program('shell', broken)
  await downloads()
  expect(await findBrowser(machine)).toBe(at('cache/chrome-headless-shell'))
})

test('only if nothing helps is a person asked, in a sentence', async () => {
  await aptGet({})
  await playwright('exit 1')
  await expect(findBrowser(machine)).rejects.toThrow(/No Chromium starts on this machine .* CHROMIUM_PATH=/)
})
