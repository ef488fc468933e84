const unitNames = {
  case: ['CS', 'ลัง', 'Case'],
  pack: ['PK', 'แพ็ค', 'Pack'],
  box: ['BX', 'กล่อง', 'Box'],
  dozen: ['DZ', 'โหล', 'Dozen'],
  bundle: ['BD', 'มัด', 'Bundle'],
  bottle: ['BT', 'ขวด', 'Bottle'],
  can: ['CN', 'กระป๋อง', 'Can'],
  bag: ['BG', 'ถุง', 'Bag'],
  sachet: ['SC', 'ซอง', 'Sachet'],
  sack: ['SK', 'กระสอบ', 'Sack'],
  jar: ['JR', 'กระปุก', 'Jar'],
  tube: ['TB', 'หลอด', 'Tube'],
  cup: ['CP', 'ถ้วย', 'Cup'],
  tray: ['TR', 'แผง', 'Tray'],
  bar: ['BR', 'ก้อน', 'Bar'],
  piece: ['PC', 'ชิ้น', 'Piece'],
  gallon: ['GL', 'แกลลอน', 'Gallon'],
  tin: ['TN', 'ปี๊บ', 'Tin'],
} as const

type UnitWord = keyof typeof unitNames
export type Unit = { code: string; th: string; en: string; rate: number }

/** Parses units such as 'case24 pack6 bottle', biggest first; a number counts base units, by default 1. */
export function readUnits(ladder: string): Unit[] {
  return ladder.split(' ').map((step) => {
    const word = step.replace(/\d+$/, '')
    if (!(word in unitNames)) throw new Error(`Unknown unit ${word}`)
    const [code, th, en] = unitNames[word as UnitWord]
    return { code, th, en, rate: Number(step.slice(word.length)) || 1 }
  })
}
