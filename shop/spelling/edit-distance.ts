// Letters confused by ear or by neighbouring keys: half a mistake.
const alike =
  'รล กค กข คข บป บพ ปพ พผ ดต ดท ตท ทถ ชซ ชฉ ซส ฟฝ ะั ะา ัา ิี ึื ุู เแ โอ หฮ จช ck sz iy ei ae uo bp dt vw ao lr mn'.split(
    ' ',
  )

// Costs are counted in halves of a mistake, so that they are whole numbers.
const [half, whole, far] = [1, 2, 99]
const letters = 128

/** Thai and Latin letters as small numbers; any other letter is 0 and similar to none. */
function numberOf(code: number): number {
  if (code >= 0xe01 && code <= 0xe4e) return code - 0xe00
  return code >= 97 && code <= 122 ? code : 0
}

const changes = new Uint8Array(letters * letters).fill(whole)
for (const pair of alike) {
  const [a, b] = [numberOf(pair.charCodeAt(0)), numberOf(pair.charCodeAt(1))]
  changes[a * letters + b] = half
  changes[b * letters + a] = half
}
const [ror, lor] = ['ร'.charCodeAt(0), 'ล'.charCodeAt(0)]

/** Thai speakers often drop ร and ล after another consonant: ปา for ปลา. */
const letterCost = (code: number) => (code === ror || code === lor ? half : whole)
const changeCost = (a: number, b: number) =>
  a === b ? 0 : (changes[numberOf(a) * letters + numberOf(b)] ?? whole)

// The rest of a longer text is ignored.
const longestText = 100

/** A text to be compared with one word after another. */
type Comparing = {
  /**
   * Compares with the next word, which shares its first `same` letters with the one before; whether it can be
   * near.
   */
  isNear: (word: string, same: number) => boolean
  /** The number of mistakes between that word and the text up to `end`. */
  slipsTo: (end: number) => number
}

/**
 * Counts missing, added, changed or swapped letters between a text and sorted words, up to `most`. Rows of
 * letters shared with the word before are reused.
 */
export function compareWith(text: string, most: number): Comparing {
  const length = Math.min(text.length, longestText)
  const [limit, band] = [most * whole, Math.ceil(most * whole)]
  // A longer word exceeds the limit anyway.
  const longestWord = length + band
  const width = length + 2
  const table = new Uint8Array((longestWord + 1) * width)
  for (let at = 0; at < width; at++) table[at] = Math.min(far, at * whole)
  // How many letters of the last word have a row; from the letter `dead` on, words that share it exceed the
  // limit.
  let [counted, dead, row] = [0, far, 0]

  function countLetter(word: string, at: number): boolean {
    const [letter, before] = [word.charCodeAt(at - 1), at > 1 ? word.charCodeAt(at - 2) : -1]
    const [above, here] = [(at - 1) * width, at * width]
    const missed = letterCost(letter)
    const [from, to] = [Math.max(1, at - band), Math.min(length, at + band)]
    table[here + from - 1] = from === 1 ? Math.min(far, at * whole) : far
    let least = table[here + from - 1] ?? far
    for (let end = from; end <= to; end++) {
      const key = text.charCodeAt(end - 1)
      const [change, miss] = [
        (table[above + end - 1] ?? far) + changeCost(letter, key),
        (table[above + end] ?? far) + missed,
      ]
      let cost = (table[here + end - 1] ?? far) + letterCost(key)
      if (change < cost) cost = change
      if (miss < cost) cost = miss
      if (at > 1 && end > 1 && before === key && letter === text.charCodeAt(end - 2))
        cost = Math.min(cost, (table[above - width + end - 2] ?? far) + whole)
      table[here + end] = cost
      if (cost < least) least = cost
    }
    table[here + to + 1] = far
    return least <= limit
  }

  return {
    isNear: (word, same) => {
      if (same < counted) counted = same
      if (counted >= dead) return false
      dead = far
      if (word.length > longestWord) return false
      while (counted < word.length) {
        counted += 1
        if (!countLetter(word, counted)) {
          dead = counted
          return false
        }
      }
      row = counted
      return true
    },
    slipsTo: (end) => (Math.abs(end - row) > band ? far : (table[row * width + end] ?? far) / whole),
  }
}

/** The number of mistakes between two words; infinite past `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  const comparing = compareWith(a, most)
  const distance = comparing.isNear(b, 0) ? comparing.slipsTo(a.length) : far
  return distance <= most ? distance : Number.POSITIVE_INFINITY
}

/** How many mistakes a word of this length may have. */
export function slipsIn(length: number): number {
  if (length < 4) return 0.5
  if (length < 5) return 1
  return length < 8 ? 1.5 : 2
}
