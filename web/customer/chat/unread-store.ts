let count = 0
const listeners = new Set<() => void>()

/** How many messages of the centres a customer has not read, as every menu shows it. */
export const unreadStore = {
  current: () => count,
  set(next: number): void {
    count = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
