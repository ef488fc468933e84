type Script = 'thai' | 'latin'
type Run = { script: Script; text: string }

const thai = /[\u0e01-\u0e5b]/

/**
 * A tone mark before sara am is drawn above its ring: the ring is written first and the vowel apart, as
 * browsers do.
 */
export function inDrawingOrder(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
}

/** Thai and Latin letters are in two fonts. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const script: Script = thai.test(letter) ? 'thai' : 'latin'
    const last = runs.at(-1)
    if (last?.script === script) last.text += letter
    else runs.push({ script, text: letter })
  }
  return runs
}

const words = new Intl.Segmenter('th', { granularity: 'word' })
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })
const segmentsOf = (text: string, by: Intl.Segmenter) => [...by.segment(text)].map(({ segment }) => segment)
/** A line never begins with what closes, nor ends with what opens. */
const closes = /^[)\]}.,;:!?%ๆฯ”’]/
const opens = /[([{“‘#]$/
/** 350 มล.: a number stays with its unit. */
const isOneThing = (last: string, word: string) =>
  word === ' ' || closes.test(word) || opens.test(last) || (/\d $/.test(last) && thai.test(word))

/** The pieces between which a line may end: Thai has no spaces between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const word of segmentsOf(text, words)) {
    const last = pieces.at(-1)
    if (last !== undefined && isOneThing(last, word)) pieces[pieces.length - 1] = last + word
    else pieces.push(word)
  }
  return pieces
}

/** The lines of a text in some width; what is wider than a line is broken between letters. */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let [line, used] = ['', 0]
    const put = (piece: string) => {
      if (used + measure(piece.trimEnd()) > width) return false
      const more = line === '' ? piece.trimStart() : piece
      line += more
      used += measure(more)
      return true
    }
    const endLine = () => {
      if (line !== '') lines.push(line.trimEnd())
      ;[line, used] = ['', 0]
    }
    for (const piece of piecesOf(paragraph)) {
      if (put(piece)) continue
      endLine()
      if (put(piece)) continue
      for (const letter of segmentsOf(piece, letters)) {
        if (put(letter)) continue
        endLine()
        line = letter
        used = measure(letter)
      }
    }
    return [...lines, line.trimEnd()]
  })
}
