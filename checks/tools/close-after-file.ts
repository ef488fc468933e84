const closers: (() => Promise<unknown>)[] = []

/** Has what a test file opened closed after it, wherever it was opened: Vitest forgets a hook set inside a test. */
export function closeAfterFile(close: () => Promise<unknown>): void {
  closers.push(close)
}

/** The last thing opened is closed first; one that fails keeps no other open. */
export async function closeAll(): Promise<void> {
  const failed: unknown[] = []
  for (let close = closers.pop(); close; close = closers.pop())
    await close().catch((error) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}
