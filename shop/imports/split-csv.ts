/** The separator that the first line with any has most of, outside quotes: a title above the headings has none. */
function separatorOf(text: string): string {
  let [quoted, best] = [false, ',']
  const counts: Record<string, number> = { ',': 0, ';': 0, '\t': 0 }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string
    if (sign === '"') quoted = !quoted
    else if (!quoted && sign === '\n' && Object.values(counts).some((count) => count > 0)) break
    else if (!quoted && sign in counts) counts[sign] = (counts[sign] ?? 0) + 1
  }
  for (const sign of Object.keys(counts)) if ((counts[sign] ?? 0) > (counts[best] ?? 0)) best = sign
  return best
}

/** The rows of a text file with commas, semicolons or tabs; a quoted cell may hold all of them and new lines. */
export function splitCsv(file: string): string[][] {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  // Excel writes the separator in a first line of its own when it is asked to.
  const [said, separator] = /^sep=(.)\n/i.exec(text) ?? []
  const between = separator ?? separatorOf(text)
  const rows: string[][] = said ? [[], []] : [[]]
  let cell = ''
  for (let at = said?.length ?? 0; at < text.length; ) {
    const sign = text[at]
    if (sign === '"' && cell === '') {
      const end = closingQuote(text, at)
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    } else if (sign === between || sign === '\n') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (sign === '\n') rows.push([])
      at += 1
    } else {
      const end = nextStop(text, at, between)
      cell += text.slice(at, end)
      at = end
    }
  }
  rows.at(-1)?.push(cell)
  return rows
}

/** Where a quoted cell ends; at the end of the file when nobody closed it. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at
  return text.length
}

function nextStop(text: string, start: number, between: string): number {
  for (let at = start; at < text.length; at += 1) if (text[at] === between || text[at] === '\n') return at
  return text.length
}
