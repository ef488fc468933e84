import { execFile } from 'node:child_process'
import { access, constants, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { download, findDownloaded, installFromDistribution } from './install-browser.ts'
import type { Machine } from './machine.ts'

const run = promisify(execFile)

/** Keeps the browser off the network and lets it run as root. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  osRelease: '/etc/os-release',
  // The one without windows comes first: it does half the work.
  systemBrowsers: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  npmBrowser: process.platform === 'linux' && process.arch === 'x64' ? unpackedBrowser : undefined,
  playwright: [
    process.execPath,
    fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url)),
  ],
  say: console.log,
}

/** A browser that misses a library of the system, or is only a hint to install it, is there and does not start. */
async function starts(path: string): Promise<boolean> {
  return run(path, ['--version'], { timeout: 60_000 }).then(
    () => true,
    () => false,
  )
}

async function firstThatStarts(paths: (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) if (path && (await starts(path))) return path
  return undefined
}

/**
 * A Chromium to drive: the one CHROMIUM_PATH names, npm's (Linux x64), one of the system's, or one of Playwright's.
 * If none starts, one is installed: the distribution's on Debian and Ubuntu where this account may, else Playwright's.
 */
export async function findBrowser(machine = thisMachine): Promise<string> {
  const named = machine.env.CHROMIUM_PATH
  if (named) {
    if (await starts(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  }
  const found =
    (await firstThatStarts([
      await machine.npmBrowser?.().catch(() => undefined),
      ...machine.systemBrowsers,
    ])) ??
    (await firstThatStarts([await findDownloaded(machine)])) ??
    ((await installFromDistribution(machine)) ? await firstThatStarts(machine.systemBrowsers) : undefined) ??
    ((await download(machine)) ? await firstThatStarts([await findDownloaded(machine)]) : undefined)
  if (found) return found
  throw new Error(
    `No Chromium starts on this machine (${process.platform} ${process.arch}), and none could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium`,
  )
}

/** The package unpacks straight into the temp folder and reuses whatever lies there: unpacked aside, then moved in whole under its version. */
async function unpackedBrowser(): Promise<string> {
  const about = JSON.parse(
    await readFile(new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url), 'utf8'),
  ) as {
    version: string
  }
  const folder = join(tmpdir(), `sangdai-chromium-${about.version}`)
  const binary = join(folder, 'chromium')
  const unpacked = await access(binary, constants.X_OK).then(
    () => true,
    () => false,
  )
  if (unpacked) return binary
  const aside = await mkdtemp(`${folder}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = aside
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }))
    return binary
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
