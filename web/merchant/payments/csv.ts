/** Excel runs a cell that begins like a formula, so such a cell begins with an apostrophe instead. */
function cellOf(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Begins a file: by this mark Excel knows that the Thai is UTF-8. */
export const csvMark = '\ufeff'

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}
