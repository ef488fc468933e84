let count = 0

/** How many times this browser has sent something through the router: what was kept before may be another's since. */
export const changesSent = () => count

export function countChange(): void {
  count += 1
}
