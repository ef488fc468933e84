type Open = () => Promise<IDBDatabase | undefined>

/** A database of this browser; it opens as undefined where there is none, as in some private windows. */
export function deviceDatabase<Name extends string>(databaseName: string, stores: readonly Name[]) {
  let opened: Promise<IDBDatabase | undefined> | undefined
  const open: Open = () => {
    opened ??= new Promise((done) => {
      try {
        const request = indexedDB.open(databaseName, 1)
        request.onupgradeneeded = () => {
          for (const name of stores) request.result.createObjectStore(name, { keyPath: 'id' })
        }
        request.onsuccess = () => {
          // Another tab may want to delete or upgrade it: then this one opens it again when needed.
          request.result.onversionchange = () => {
            request.result.close()
            opened = undefined
          }
          done(request.result)
        }
        request.onerror = request.onblocked = () => done(undefined)
      } catch {
        done(undefined)
      }
    })
    return opened
  }
  return {
    store: <Thing extends { id: string }>(name: Name) => deviceStore<Thing>(open, name),
  }
}

function finished<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}

/** Done only when it is written for good; a full disk fails here. */
async function change(open: Open, name: string, write: (store: IDBObjectStore) => void): Promise<boolean> {
  const database = await open()
  if (!database) return false
  return new Promise((done) => {
    try {
      const work = database.transaction(name, 'readwrite')
      work.oncomplete = () => done(true)
      work.onerror = work.onabort = () => done(false)
      write(work.objectStore(name))
      // Told to finish by itself, it also does when the page ends before it is done.
      work.commit?.()
    } catch {
      done(false)
    }
  })
}

/** Things on this device that outlive the page. Where the browser keeps nothing, they live as long as the page. */
function deviceStore<Thing extends { id: string }>(open: Open, name: string) {
  const kept = new Map<string, Thing>()
  return {
    /** Answers whether it outlives the page. */
    put: async (thing: Thing): Promise<boolean> => {
      const isKept = await change(open, name, (store) => store.put(thing))
      if (isKept) kept.delete(thing.id)
      else kept.set(thing.id, thing)
      return isKept
    },
    remove: async (id: string): Promise<void> => {
      kept.delete(id)
      await change(open, name, (store) => store.delete(id))
    },
    get: async (id: string): Promise<Thing | undefined> => {
      const known = kept.get(id)
      if (known) return known
      const database = await open()
      if (!database) return undefined
      return finished(database.transaction(name).objectStore(name).get(id)).catch(() => undefined)
    },
    all: async (): Promise<Thing[]> => {
      const database = await open()
      const stored: Thing[] = database
        ? await finished(database.transaction(name).objectStore(name).getAll()).catch(() => [])
        : []
      return [...stored.filter(({ id }) => !kept.has(id)), ...kept.values()]
    },
  }
}
