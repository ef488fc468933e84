import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { home } from '#checks/house/source-files.ts'
import type { Outcome } from './count-results.ts'

export type Check = {
  name: string
  /** A prefix for each output line, since checks run in parallel. */
  label: string
  command: string[]
  /** Environment for later checks, when it succeeded. */
  leaves?: Record<string, string>
  count?: (folder: string) => Promise<Outcome>
}

/** Runs one check and returns its result; `FOLDER` in its command is the folder of this run. */
export async function runCheck(
  { name, label, command, leaves = {}, count }: Check,
  folder: string,
  settings: Record<string, string>,
): Promise<Outcome> {
  const start = Date.now()
  const inFolder = (text: string) => text.replace('FOLDER', folder)
  const passed = await runCommand(command.map(inFolder), label, {
    ...settings,
    E2E_REPORT: join(folder, 'e2e.json'),
    // A shop is started some twenty times, from the same sources.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  })
  if (passed) for (const [variable, value] of Object.entries(leaves)) settings[variable] = inFolder(value)
  const counted = (await count?.(folder).catch(() => undefined)) ?? {
    passed: Number(passed),
    failed: Number(!passed),
  }
  // A runner that fails without a failed test is a failure too.
  const outcome = passed ? counted : { ...counted, failed: Math.max(1, counted.failed) }
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`${outcome.failed > 0 ? 'FAILED' : 'ok'}  ${name}  (${seconds} s)\n`)
  return outcome
}

function runCommand(
  [program = '', ...args]: string[],
  label: string,
  settings: Record<string, string>,
): Promise<boolean> {
  const child = spawn(join(home, 'node_modules', '.bin', program), args, {
    cwd: home,
    env: { ...process.env, ...settings, PLAYWRIGHT_FORCE_TTY: '0', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => console.log(`${label} | ${line}`))
  return new Promise((done) => {
    child.once('error', () => done(false))
    child.once('close', (code) => done(code === 0))
  })
}
