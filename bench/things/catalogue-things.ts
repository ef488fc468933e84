import { contracts } from '#shop/start/contracts.ts'
import { centreOf, sizes } from '../large-network.ts'
import type { Thing, Turn } from '../load.ts'

type Size = (typeof sizes)[number]

/**
 * The CPU budgets of catalogue calls: as a multiple of the baseline, and of the same call with a thousand
 * products.
 */
export const budgets = [
  { call: 'category page', baseline: 8 },
  { call: 'product detail', baseline: 5 },
  { call: 'search, one word', baseline: 15 },
  { call: 'search, two words', baseline: 15 },
  { call: 'search, typos', baseline: 15 },
  { call: 'autocomplete', baseline: 6 },
] as const
type Call = (typeof budgets)[number]['call']

export const measuredSizes = [sizes[0], sizes[2]] as const
export const catalogueName = (call: Call, size: Size) => `${call} of ${size.toLocaleString('en')}`

const items = (body: object): Turn => ({ method: 'POST', path: `/rest/${contracts.productItems.path}`, body })
const search = (...texts: string[]) => texts.map((SearchText) => items({ SearchText }))
const suggest = (...texts: string[]) =>
  texts.map(
    (text): Turn => ({
      method: 'GET',
      path: `/rest/${contracts.autoComplete.path}?search=${encodeURIComponent(text)}&take=10`,
    }),
  )
const detail = (code: string): Turn => ({
  method: 'GET',
  path: `/rest/${contracts.productDetail.path.replace('{code}', code)}`,
})

/**
 * Requests repeat within seconds, as on a busy day, so caches help. The uncached cost is measured separately.
 */
const turns: Record<Exclude<Call, 'product detail'>, Turn[]> = {
  'category page': ['1020', '2010', '3010', '4020', '5010', '6010', '7020'].map((Hierarchy2) =>
    items({ Hierarchy1: Hierarchy2.slice(0, 2), Hierarchy2 }),
  ),
  'search, one word': search('น้ำ', 'โคล่า', 'shampoo', 'นม', 'รินรุ่ง', 'ส้ม', 'วาซาบิ', 'noodles', 'กะทิ', 'ขนม'),
  'search, two words': search(
    'น้ำผลไม้ ส้ม',
    'นม ช็อกโกแลต',
    'แชมพู สมุนไพร',
    'sadee cola',
    'กาแฟ ลาเต้',
    'บะหมี่ ต้มยำกุ้ง',
    'น้ำดื่ม 600 มล',
    'rice 5kg',
  ),
  'search, typos': search('ช็อคโกแล็ต', 'สตอเบอรี่', 'นำดื่ม', 'shampo', 'dkca', 'ผงชักฟอก', 'choclate', 'โคร่า'),
  autocomplete: suggest('น', 'นม', 'น้ำ', 'โคล', 'cho', 'กาแฟ ล', 'สตอเบ', 'rin', 'บะหม', 'ซัก'),
}

export const firstCallName = (call: Call) => `${call}, first asked`

let calls = 0
const spaces = () => ' '.repeat(1 + (calls++ % 149))
/** The same search in new words, so that no cache has its result. */
const inNewWords = (turn: Turn): Turn => ({ ...turn, fresh: () => ({ ...turn.body, SearchText: spaces() }) })

/** Possible searches for these products, in turn: words of their names. */
const searches = {
  'search, one word': ([first = '']: string[]) => first,
  'search, two words': (words: string[]) => words.slice(0, 2).join(' '),
  'search, typos': ([first = '']: string[]) => first.slice(0, 3) + first.slice(4),
} as const

function searchesFor(names: string[], call: keyof typeof searches): Turn {
  const search = () => {
    const words = (names[calls++ % names.length] ?? '')
      .split(/\s+/)
      .filter((word) => /^[^\d.]{4,}$/.test(word))
    const from = calls % Math.max(1, words.length)
    return searches[call]([...words.slice(from), ...words.slice(0, from)]) + spaces()
  }
  return { ...items({}), fresh: () => ({ SearchText: search() }) }
}

/** Each call in a small and in a large centre, and in the large one also uncached. */
export async function catalogueThings(
  origin: string,
  tokenIn: (saleUnit: string) => Promise<string>,
): Promise<Thing[]> {
  const inCentre = async (size: Size): Promise<Thing[]> => {
    const token = await tokenIn(centreOf(size))
    const details = (await popularCodes(origin, token)).map(detail)
    return budgets.map(({ call }) => ({
      name: catalogueName(call, size),
      token,
      turns: call === 'product detail' ? details : turns[call],
    }))
  }
  const firstCalls = async (size: Size): Promise<Thing[]> => {
    const token = await tokenIn(centreOf(size))
    const codes = await manyCodes(origin, token)
    const names = await namesOf(origin, token, codes.slice(0, 3_000))
    const anyDetail: Turn = {
      ...detail(''),
      freshPath: () => detail(codes[calls++ % codes.length] ?? '').path,
    }
    const turnsOf = (call: Exclude<Call, 'autocomplete'>) => {
      if (call === 'product detail') return [anyDetail]
      return call === 'category page' ? turns[call].map(inNewWords) : [searchesFor(names, call)]
    }
    return budgets.flatMap(({ call }) =>
      call === 'autocomplete' ? [] : [{ name: firstCallName(call), token, turns: turnsOf(call) }],
    )
  }
  return [...(await Promise.all(measuredSizes.map(inCentre))).flat(), ...(await firstCalls(measuredSizes[1]))]
}

/** Enough that none repeats while its result is cached. */
async function manyCodes(origin: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/rest/${contracts.productCodes.path}?take=6000`, { headers })
  return ((await answer.json()) as { Codes: string[] }).Codes
}

/** Thai and English in turn. */
async function namesOf(origin: string, token: string, codes: string[]): Promise<string[]> {
  const names: string[] = []
  for (let from = 0; from < codes.length; from += 100) {
    const products = await askItems(origin, token, { ProductIds: codes.slice(from, from + 100), Take: 100 })
    names.push(
      ...products.map(({ PRODUCTNAME, PRODUCTNAME_EN }, at) => (at % 2 === 0 ? PRODUCTNAME : PRODUCTNAME_EN)),
    )
  }
  return names
}

type Item = { P_Code: string; PRODUCTNAME: string; PRODUCTNAME_EN: string }

async function askItems(origin: string, token: string, body: object): Promise<Item[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/rest/${contracts.productItems.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
  return (await answer.json()) as Item[]
}

async function popularCodes(origin: string, token: string): Promise<string[]> {
  return (await askItems(origin, token, { Take: 97 })).map(({ P_Code }) => P_Code)
}
