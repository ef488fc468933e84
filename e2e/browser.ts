import { access, constants, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

// The one without windows comes first: it does half the work.
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

async function firstThatRuns(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return undefined
}

/** A Chromium to drive: the one CHROMIUM_PATH names, the one npm brought (Linux x64), or one of the system's. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await firstThatRuns([named])) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedBrowser()
  const found = await firstThatRuns(systemBrowsers)
  if (found) return found
  throw new Error(
    `npm brings a Chromium for Linux x64 only. On ${process.platform} ${process.arch}, install one and name it: CHROMIUM_PATH=/path/to/chromium`,
  )
}

/** The package unpacks straight into the temp folder and reuses whatever lies there: unpacked aside, then moved in whole under its version. */
async function unpackedBrowser(): Promise<string> {
  const about = JSON.parse(await readFile(new URL('../node_modules/@sparticuz/chromium/package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const folder = join(tmpdir(), `sangdai-chromium-${about.version}`)
  const binary = join(folder, 'chromium')
  if (await firstThatRuns([binary])) return binary
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
