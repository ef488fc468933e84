/** A map that drops its oldest entries, so that a sandbox running for weeks stays small. */
export class Recent<V> {
  readonly #entries = new Map<string, V>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): V | undefined {
    return this.#entries.get(key)
  }

  set(key: string, value: V): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) break
      this.#entries.delete(oldest)
    }
  }

  /** Reads and deletes in one step, so that concurrent requests cannot use a value twice. */
  take(key: string): V | undefined {
    const value = this.#entries.get(key)
    this.#entries.delete(key)
    return value
  }

  removeWhere(matches: (value: V) => boolean): void {
    for (const [key, value] of this.#entries) if (matches(value)) this.#entries.delete(key)
  }

  newestFirst(): V[] {
    return [...this.#entries.values()].reverse()
  }
}
