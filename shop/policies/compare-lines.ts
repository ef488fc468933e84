type ComparedLine = { kind: 'same' | 'added' | 'removed'; text: string }

const mostCompared = 2_000

/** Two texts line by line: what stayed, what was added and what was taken out, in reading order. */
export function compareLines(before: string, after: string): ComparedLine[] {
  const [was, is] = [linesOf(before), linesOf(after)]
  // longest[a][b] is the length of the longest common part of what follows line a and line b.
  const longest = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1))
  const at = (a: number, b: number) => longest[a]?.[b] ?? 0
  for (let a = was.length - 1; a >= 0; a--)
    for (let b = is.length - 1; b >= 0; b--) {
      const row = longest[a]
      if (row) row[b] = was[a] === is[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1))
    }
  const lines: ComparedLine[] = []
  let [a, b] = [0, 0]
  while (a < was.length || b < is.length) {
    if (a < was.length && b < is.length && was[a] === is[b]) {
      lines.push({ kind: 'same', text: was[a] ?? '' })
      a++
      b++
    } else if (a < was.length && (b >= is.length || at(a + 1, b) >= at(a, b + 1)))
      lines.push({ kind: 'removed', text: was[a++] ?? '' })
    else lines.push({ kind: 'added', text: is[b++] ?? '' })
  }
  return lines
}

const linesOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, mostCompared)
