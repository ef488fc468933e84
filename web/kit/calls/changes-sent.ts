let count = 0

/** How many forms the router has sent: data cached before the last one may be another customer's. */
export const changesSent = () => count

export function countChange(): void {
  count += 1
}
