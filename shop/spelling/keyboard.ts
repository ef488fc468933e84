// The keys of a Thai keyboard (Kedmanee) and of an English one, row by row, plain and with shift.
const latinKeys =
  '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'
const thaiKeys = '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ'

const toThai = new Map([...latinKeys].map((key, at) => [key, thaiKeys[at] ?? key]))
const toLatin = new Map([...thaiKeys].map((key, at) => [key, latinKeys[at] ?? key]))

const typedAs = (text: string, keys: Map<string, string>) =>
  [...text].map((key) => keys.get(key) ?? key).join('')

/** What the same keys give with the keyboard switched to Thai: `l'f` for สงด. */
export const asIfThai = (text: string) => typedAs(text, toThai)
/** What the same keys give with the keyboard switched to English. */
export const asIfLatin = (text: string) => typedAs(text, toLatin)
