/** The month of an address; a strange one is the running month. */
export function readMonth(search: URLSearchParams): string | undefined {
  const month = search.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined
}
