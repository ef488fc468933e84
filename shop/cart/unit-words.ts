type Unit = { position: 1 | 2 | 3; name: { th: string; en: string } }

/** Words that mean the same unit; shops name their units by any of them. */
const sameUnit = [
  'ลัง หีบ case cs carton ctn crate',
  'แพ็ค แพค แพ็ก แพก pack pk packet pkt',
  'กล่อง box bx',
  'โหล dozen dz doz',
  'มัด bundle bd',
  'ขวด bottle bt btl',
  'กระป๋อง ป๋อง can cn',
  'ถุง bag bg',
  'ซอง sachet sc',
  'กระสอบ sack sk',
  'กระปุก jar jr',
  'หลอด tube tb',
  'ถ้วย cup cp',
  'แผง tray tr',
  'ก้อน bar br',
  'ชิ้น อัน piece pc pce ea each',
  'แกลลอน gallon gl gal',
  'ปี๊บ ปีบ tin tn',
  'ห่อ wrap',
  'ม้วน roll',
  'แท่ง stick',
  'ใบ',
  'แผ่น sheet',
  'คู่ pair',
  'ชุด set',
  'ถัง bucket',
  'พาเลท pallet',
].map((words) => words.split(' '))
const groups = new Map(sameUnit.flatMap((words, group) => words.map((word) => [word, group])))

/** Normalises a unit's word: lower case, no full stops, singular. */
function spellings(word: string): string[] {
  const plain = word.trim().toLowerCase().replaceAll('.', '')
  return [plain, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(/ies$/, 'y')]
}

function groupOf(word: string): number | undefined {
  return spellings(word).flatMap((each) => groups.get(each) ?? [])[0]
}

export function isUnitWord(word: string): boolean {
  return groupOf(word) !== undefined
}

/** The unit of a product that a word means; undefined when none or two match. */
export function findUnit<Sold extends Unit>(units: readonly Sold[], word: string): Sold | undefined {
  const written = spellings(word)
  const named = units.filter(({ name }) =>
    [name.th, name.en].some((each) => written.includes(each.toLowerCase())),
  )
  const group = groupOf(word)
  const alike =
    group === undefined
      ? []
      : units.filter(({ name }) => groupOf(name.th) === group || groupOf(name.en) === group)
  const meant = named.length > 0 ? named : alike
  return meant.length === 1 ? meant[0] : undefined
}
