/**
 * The words by which browsers tell that nothing came over the line: Chromium 'Failed to fetch', Firefox 'NetworkError when attempting…',
 * Safari 'Load failed' and sentences of iOS itself, and each its own for a script that did not come.
 */
const words =
  /fetch|network|load failed|importing a module script|loading dynamically imported|internet connection|could not connect|connection was lost|timed? ?out|hostname could not be found|unable to decode turbo-stream/i

export function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || words.test(error.message)
}
