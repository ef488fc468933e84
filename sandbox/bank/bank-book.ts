import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const transfer = z.object({
  bankCode: z.string(),
  reference: z.string(),
  amount: z.number(),
  paidAt: z.coerce.date(),
  from: z.object({ name: z.string(), account: z.string() }),
  to: z.object({ name: z.string(), account: z.string(), bank: z.string() }),
  refs: z.array(z.string()),
})
export type Transfer = z.output<typeof transfer>

export type BankBook = {
  add: (made: Transfer) => Promise<void>
  find: (reference: string) => Promise<Transfer | undefined>
  newestFirst: () => Promise<Transfer[]>
}

/** Every transfer of the bank: a journal of one JSON line each, so that slips stay genuine after a restart. */
export function openBankBook(folder: string | undefined): BankBook {
  const forgotten: Transfer[] = []
  const file = folder && join(folder, 'bank.jsonl')
  // Read each time: another process may share the folder.
  const all = async () => (file ? readJournal(file) : forgotten)
  return {
    add: async (made) => {
      if (!folder || !file) return void forgotten.push(made)
      await mkdir(folder, { recursive: true })
      // A line that a crash cut off must not spoil the next one.
      await appendFile(file, `\n${JSON.stringify(made)}\n`)
    },
    find: async (reference) => (await all()).find((made) => made.reference === reference),
    newestFirst: async () => (await all()).toReversed(),
  }
}

async function readJournal(file: string): Promise<Transfer[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const read = transfer.safeParse(parsed(line))
    return read.success ? [read.data] : []
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
