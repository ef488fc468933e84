import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Machine } from './machine.ts'

const run = promisify(execFile)
const longest = 15 * 60_000

async function works(command: string, args: string[], { env }: Machine): Promise<boolean> {
  return run(command, args, {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: longest,
    maxBuffer: 1 << 26,
  }).then(
    () => true,
    () => false,
  )
}

/** Installs the headless shell of Debian or Ubuntu, else their Chromium, where this account may. Another run's installation is waited for. */
export async function installFromDistribution(machine: Machine): Promise<boolean> {
  const about = await readFile(machine.osRelease, 'utf8').catch(() => '')
  if (!/^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(about)) return false
  if (!machine.isRoot && !(await works('sudo', ['-n', 'true'], machine))) return false
  const aptGet = (...args: string[]) => {
    const [command = '', ...rest] = [
      ...(machine.isRoot ? [] : ['sudo', '-n']),
      'apt-get',
      '-qq',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ]
    return works(command, rest, machine)
  }
  machine.say(
    'No browser for the journeys runs here: installing the headless Chromium of this distribution with apt-get',
  )
  // A list that cannot be brought up to date may still name the package.
  await aptGet('update')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await aptGet('install', '-y', '--no-install-recommends', name)) return true
  }
  return false
}

/** The headless shell that Playwright downloads into the cache of this account; nothing while it is not there. */
export async function findDownloaded(machine: Machine): Promise<string | undefined> {
  const [command = '', ...args] = machine.playwright
  const plan = await run(command, [...args, 'install', '--dry-run', 'chromium-headless-shell'], {
    env: machine.env,
  }).catch(() => undefined)
  const folder = /Install location:\s+(.+)/.exec(plan?.stdout ?? '')?.[1]?.trim()
  const entries = folder
    ? await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    : []
  const shell = entries.find((entry) => entry.isFile() && /^(chrome-)?headless[-_]shell$/.test(entry.name))
  return shell && join(shell.parentPath, shell.name)
}

export async function download(machine: Machine): Promise<boolean> {
  machine.say('No browser for the journeys runs here: downloading the headless Chromium of Playwright')
  const [command = '', ...args] = machine.playwright
  return works(command, [...args, 'install', 'chromium-headless-shell'], machine)
}
