import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareFonts } from '#database/seeds/drawings/fonts.ts'
import type { Slip } from '#shop/thai-qr/slip-code.ts'
import { slipSvg } from './slip-svg.ts'

const painterFile = fileURLToPath(new URL('./slip-painter.ts', import.meta.url))

/**
 * Slips as PNG pictures, in the order given. A child process draws them, since sharp reads the font list only
 * when first loaded.
 */
export async function drawSlips(slips: readonly Slip[]): Promise<Uint8Array[]> {
  if (slips.length === 0) return []
  const folder = await mkdtemp(join(tmpdir(), 'sangdai-slips-'))
  try {
    const fontsOf = await prepareFonts(folder)
    return await paint(slips.map(slipSvg), fontsOf(1))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function drawSlip(slip: Slip): Promise<Uint8Array> {
  const [picture] = await drawSlips([slip])
  if (!picture) throw new Error('the slip was not drawn')
  return picture
}

function paint(drawings: string[], fonts: Record<string, string>): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const painter = fork(painterFile, {
      env: { ...process.env, ...fonts },
      execArgv: [],
      serialization: 'advanced',
    })
    painter.once('message', (pictures: Uint8Array[]) => {
      resolve(pictures)
      painter.disconnect()
    })
    painter.once('error', reject)
    painter.once('exit', (code) => reject(new Error(`the painter of slips ended early (${code})`)))
    painter.send(drawings)
  })
}
