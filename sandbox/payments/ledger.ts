import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlayedPayment, PlayedProvider } from './played-payment.ts'

const most = 5_000

/** The providers' books. With a folder every change is a line of a journal, so that a killed process loses none. */
export class Ledger {
  readonly #payments = new Map<string, PlayedPayment>()
  readonly #file: string | undefined

  constructor(folder?: string) {
    if (!folder) return
    mkdirSync(folder, { recursive: true })
    this.#file = join(folder, 'payments.jsonl')
    for (const payment of readJournal(this.#file)) this.#payments.set(payment.reference, payment)
    const kept = [...this.#payments.values()].slice(-most)
    // Written anew, so that it stays short and half a last line is gone.
    writeFileSync(`${this.#file}.part`, kept.map((payment) => `${JSON.stringify(payment)}\n`).join(''))
    renameSync(`${this.#file}.part`, this.#file)
  }

  /** Writes before anybody is told, like a bank. */
  set(payment: PlayedPayment): PlayedPayment {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(payment)}\n`)
    this.#payments.set(payment.reference, payment)
    return payment
  }

  change({ reference }: PlayedPayment, fields: Partial<PlayedPayment>): PlayedPayment {
    const payment = this.#payments.get(reference)
    if (!payment) throw new Error(`no payment ${reference}`)
    return this.set({ ...payment, ...fields })
  }

  find(provider: PlayedProvider, reference: string): PlayedPayment | undefined {
    const payment = this.#payments.get(reference)
    return payment?.provider === provider ? payment : undefined
  }

  /** The shop asked about it; counted in memory only, since no money moves. */
  countAsked(payment: PlayedPayment): PlayedPayment {
    const asked = { ...payment, asked: payment.asked + 1 }
    this.#payments.set(payment.reference, asked)
    return asked
  }

  ofOrder(provider: PlayedProvider, id: string): PlayedPayment[] {
    return this.all().filter((payment) => payment.provider === provider && payment.id === id)
  }

  /** The newest first. */
  all(): PlayedPayment[] {
    return [...this.#payments.values()].reverse()
  }
}

function readJournal(file: string): PlayedPayment[] {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as PlayedPayment]
    } catch {
      return []
    }
  })
}
