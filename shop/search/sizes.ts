type Kind = 'ml' | 'g' | 'n'
type Unit = { kind: Kind; times: number; written: string }

const units: Unit[] = [
  { kind: 'ml', times: 1, written: 'มิลลิลิตร|มิลลิ|มล|ซีซี|ml|cc|mls' },
  { kind: 'ml', times: 1000, written: 'ลิตร|ลิต|ล(?![ก-๎])|litres?|liters?|ltr|l' },
  { kind: 'g', times: 1000, written: 'กิโลกรัม|กิโล|กก|โล(?![ก-๎])|kilograms?|kilos?|kgs?' },
  { kind: 'g', times: 100, written: 'ขีด' },
  { kind: 'g', times: 1, written: 'กรัม|ก(?![ก-๎])|grams?|gm|g' },
  {
    kind: 'n',
    times: 1,
    written:
      'ชิ้น|ซอง|ม้วน|แผ่น|ก้อน|ฟอง|เม็ด|ขวด|กระป๋อง|กล่อง|ถุง|ห่อ|ถ้วย|ด้าม|หลอด|อัน|pieces?|pcs?|sachets?|rolls?|sheets?|bottles?|cans?|boxes|bags?|packs?|cups?|sticks?|bars?|tabs?',
  },
]
const number = '(?<![\\d.,])(\\d+(?:[.,]\\d+)?|\\.\\d+)'
const measured = units.map((unit) => ({
  ...unit,
  pattern: new RegExp(`${number}\\s*(?:${unit.written})\\.?(?![a-z])`, 'g'),
}))
/** 'แพ็ค 6', 'pack of 6', 'ลัง 24', 'x6': the pack size. */
const packed =
  /(?:แพ็?ค|ลัง|โหล|มัด|ยกลัง|ยกแพ็?ค|packs?|cases?|x|×)\s*(?:of\s*)?(?:ละ\s*)?(\d{1,4})(?![\d.])(?!\s*(?:มล|มิลลิ|ml|กรัม|g\b|กก|kg|ลิตร|l\b))/g

const digitWords = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const oneDigit = digitWords.join('|')
const counted = 'ลิตร|กิโล|กก|โล|ขีด|แพ็?ค|ขวด|ซอง|ม้วน|ชิ้น|ฟอง|กระป๋อง|กล่อง|ถุง'
const inWords = new RegExp(
  `(?:((?:ยี่|${oneDigit})?สิบ)(เอ็ด|${oneDigit})?|(${oneDigit}))\\s*(?=${counted})`,
  'g',
)

function figureOf(tens: string | undefined, ones: string | undefined): string {
  const before = tens?.replace('สิบ', '')
  const ten =
    tens === undefined ? 0 : before === '' ? 1 : before === 'ยี่' ? 2 : digitWords.indexOf(before ?? '')
  const one = ones === undefined ? 0 : ones === 'เอ็ด' ? 1 : digitWords.indexOf(ones)
  return `${ten * 10 + one} `
}

const mayMeasure = new RegExp(`\\d|ครึ่ง|\\bhalf |สิบ|${oneDigit}`)

type Size = { token: string; number: string }

/** 1.5 litres and 1500 ml are one size, as a token that no word can equal. */
function tokenOf(kind: Kind, amount: number): string {
  return `=${Math.round(amount * 1000) / 1000}${kind}`
}

const read = (text: string) => Number(text.replace(',', '.'))

/** Takes the sizes out of a normalised text, each as one token in a common unit, and returns the rest. */
export function takeSizes(text: string): { sizes: Size[]; rest: string } {
  if (!mayMeasure.test(text)) return { sizes: [], rest: text }
  const sizes: Size[] = []
  let rest = text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/ครึ่ง\s*(?=ลิตร|กิโล)|\bhalf (?:a )?(?=lit|kilo|kg)/g, '0.5 ')
  rest = rest.replace(inWords, (_, tens?: string, ones?: string, digit?: string) =>
    figureOf(tens, digit ?? ones),
  )
  for (const { kind, times, pattern } of measured) {
    rest = rest.replace(pattern, (all, figure: string) => {
      const amount = read(figure) * times
      if (!Number.isFinite(amount)) return all
      sizes.push({ token: tokenOf(kind, amount), number: figure.replace(',', '.') })
      return ' '
    })
  }
  rest = rest.replace(packed, (_, figure: string) => {
    sizes.push({ token: tokenOf('n', Number(figure)), number: figure })
    return ' '
  })
  return { sizes, rest }
}

const aloneUnit = /(?<!\d\s*|มิลลิ)(ลิตร|กิโลกรัม|กิโล)(?=\s|$)/

/** 'โคล่าลิตร' means the bottle of about a litre: takes a unit without a number out of a text. */
export function takeUnit(text: string): { unit: string | undefined; rest: string } {
  const [, unit] = aloneUnit.exec(text) ?? []
  return unit
    ? { unit: tokenOf(unit === 'ลิตร' ? 'ml' : 'g', 1000), rest: text.replace(aloneUnit, ' ') }
    : { unit: undefined, rest: text }
}

/** The sizes that people round to one litre or one kilo. */
export function sizesAbout(token: string, sizes: readonly string[]): string[] {
  const amount = Number.parseFloat(token.slice(1))
  const kind = token.replace(/[=\d.]/g, '')
  return sizes.filter((size) => {
    const share = Number.parseFloat(size.slice(1)) / amount
    return size.replace(/[=\d.]/g, '') === kind && share >= 0.9 && share <= 1.3
  })
}

/** The nearest of these sizes, if close enough: a can of 330 ml may hold 325. */
export function nearestSize(token: string, sizes: readonly string[]): string | undefined {
  const read = (size: string) => /^=([\d.]+)(\D+)$/.exec(size)?.slice(1) ?? []
  const [amount, kind] = read(token)
  if (kind === 'n') return undefined
  const off = (size: string) => {
    const [other, otherKind] = read(size)
    return kind === otherKind
      ? Math.abs(Number(other) - Number(amount)) / Number(amount)
      : Number.POSITIVE_INFINITY
  }
  const near = sizes.filter((size) => off(size) <= 0.06).sort((a, b) => off(a) - off(b))
  return near[0]
}

export const countToken = (count: number) => tokenOf('n', count)
