/** Storage that never throws: where it is closed or full, a text lives as long as the page. */
function browserStorage(open: () => Storage) {
  const memory = new Map<string, string>()
  const attempt = <Value>(use: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    /** Answers whether the text outlives the page. */
    write: (key: string, text: string): boolean => {
      memory.set(key, text)
      return attempt((storage) => {
        storage.setItem(key, text)
        return memory.delete(key)
      }, false)
    },
    remove: (key: string): void => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    keys: (): string[] => [...memory.keys(), ...attempt(Object.keys, [])],
  }
}

/** Shared by every tab of the shop. */
export const localStore = browserStorage(() => localStorage)
/** Lives as long as the tab. */
export const sessionStore = browserStorage(() => sessionStorage)
