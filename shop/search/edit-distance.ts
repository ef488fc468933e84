// Letters that are taken for each other by ear or by a thumb: half a mistake.
const alike = new Set(
  [
    'รล',
    'กค',
    'กข',
    'คข',
    'บป',
    'บพ',
    'ปพ',
    'พผ',
    'ดต',
    'ดท',
    'ตท',
    'ทถ',
    'ชซ',
    'ชฉ',
    'ซส',
    'ฟฝ',
    'ะั',
    'ะา',
    'ัา',
    'ิี',
    'ึื',
    'ุู',
    'เแ',
    'โอ',
    'หฮ',
    'จช',
  ]
    .concat(['ck', 'sz', 'iy', 'ei', 'ae', 'uo', 'bp', 'dt', 'vw', 'ao', 'lr', 'mn'])
    .flatMap(([a = '', b = '']) => [a + b, b + a]),
)
const half = 0.5
/** In Thai ร and ล are left out after another consonant as often as they are said: ปา for ปลา. */
export const letterCost = (letter: string) => (letter === 'ร' || letter === 'ล' ? half : 1)
/** What it costs to take one letter for another. */
export const changeCost = (a: string, b: string) => (a === b ? 0 : alike.has(a + b) ? half : 1)

/** How many slips of the finger lie between two words: letters missed, added, changed or swapped; `most` and no further. */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const [x = '', y = ''] = [a[i - 1], b[j - 1]]
      const change = changeCost(x, y)
      let cost = Math.min((last[j] ?? 0) + letterCost(x), (row[j - 1] ?? 0) + letterCost(y), (last[j - 1] ?? 0) + change)
      if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return Number.POSITIVE_INFINITY
    ;[before, last] = [last, row]
  }
  const distance = last[b.length] ?? 0
  return distance <= most ? distance : Number.POSITIVE_INFINITY
}

/** How many slips a word of this length may hold and still be known. */
export function slipsIn(length: number): number {
  if (length < 4) return half
  if (length < 5) return 1
  return length < 8 ? 1.5 : 2
}
