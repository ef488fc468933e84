/** How browsers say that the network failed: Chromium, Firefox, Safari and iOS each in words of their own. */
const words =
  /fetch|network|load failed|importing a module script|loading dynamically imported|internet connection|could not connect|connection was lost|timed? ?out|hostname could not be found|unable to decode turbo-stream/i

export function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || words.test(error.message)
}
