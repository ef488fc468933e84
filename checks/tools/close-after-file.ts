const closers: (() => Promise<unknown>)[] = []

/** Closes a test file's resources after it, wherever opened: Vitest ignores hooks set inside a test. */
export function closeAfterFile(close: () => Promise<unknown>): void {
  closers.push(close)
}

/** In reverse order; a failure does not keep the others open. */
export async function closeAll(): Promise<void> {
  const failed: unknown[] = []
  for (let close = closers.pop(); close; close = closers.pop())
    await close().catch((error) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}
