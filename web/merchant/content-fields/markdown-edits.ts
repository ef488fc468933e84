/** A text and what is selected of it. */
export type Selected = { text: string; start: number; end: number }

/** Puts a mark on both sides of what is selected, or takes it away; of nothing selected a sample is marked. */
export function wrapped({ text, start, end }: Selected, mark: string, sample: string): Selected {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  if (before.endsWith(mark) && after.startsWith(mark))
    return {
      text: before.slice(0, -mark.length) + chosen + after.slice(mark.length),
      start: start - mark.length,
      end: end - mark.length,
    }
  const inner = chosen || sample
  return {
    text: `${before}${mark}${inner}${mark}${after}`,
    start: start + mark.length,
    end: start + mark.length + inner.length,
  }
}

/** Begins every selected line with a mark, or takes it from all of them. */
export function prefixed({ text, start, end }: Selected, mark: (place: number) => string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const found = text.indexOf('\n', end)
  const to = found < 0 ? text.length : found
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every((line, place) => line.startsWith(mark(place)))
  const next = lines
    .map((line, place) => (isMarked ? line.slice(mark(place).length) : mark(place) + unmarked(line)))
    .join('\n')
  return { text: text.slice(0, from) + next + text.slice(to), start: from, end: from + next.length }
}

/** A line is one thing: a heading that becomes a list is no heading any more. */
const unmarked = (line: string) => line.replace(/^(#{1,6} +|[-*] +|\d{1,3}[.)] +)/, '')

/** Puts a text in the place of what is selected. */
export function replaced({ text, start, end }: Selected, piece: string): Selected {
  return {
    text: text.slice(0, start) + piece + text.slice(end),
    start: start + piece.length,
    end: start + piece.length,
  }
}

/** Puts a block on lines of its own behind what is selected. */
export function insertedBlock({ text, end }: Selected, block: string): Selected {
  const [before, after] = [text.slice(0, end).replace(/\n+$/, ''), text.slice(end).replace(/^\n+/, '')]
  const head = before ? `${before}\n\n` : ''
  const tail = after ? `\n\n${after}` : ''
  const place = head.length + block.length
  return { text: `${head}${block}${tail}`, start: place, end: place }
}
