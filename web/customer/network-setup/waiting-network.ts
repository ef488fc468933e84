import type { Carrier } from '#shop/contract/carrier.ts'
import { setupWaitingContract } from '#shop/network-setup/setup-contracts.ts'
import { call } from '#web/kit/calls/call.ts'

const askAgainMs = 1_000

/** Tells whether the network is empty and waits for its owner; an open one is asked once and never again. */
export function waitingNetwork(carrier: Carrier): () => Promise<boolean> {
  let isOpen = false
  let asked: { at: number; answer: Promise<boolean> } | undefined
  const ask = async () => {
    try {
      const { waiting } = await call({ carrier, locale: 'th', address: '' }, setupWaitingContract, {})
      isOpen = !waiting
      return waiting
    } catch {
      // The page itself says what is wrong.
      return false
    }
  }
  return async () => {
    if (isOpen) return false
    if (!asked || Date.now() - asked.at > askAgainMs) asked = { at: Date.now(), answer: ask() }
    return asked.answer
  }
}

/** The pages of an empty network: its setup, and the places that its address fields ask for. */
export const isSetupPath = (path: string): boolean => /^(\/en)?\/(setup|places)(\.data)?\/?$/i.test(path)
