import { contracts } from '#shop/start/contracts.ts'
import { centreOf, sizes } from './large-network.ts'
import type { Thing, Turn } from './load.ts'

type Size = (typeof sizes)[number]

/** What a shopper's calls may cost: CPU as a multiple of the baseline, and of the same call among a thousand products. */
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
  texts.map((text): Turn => ({ method: 'GET', path: `/rest/${contracts.autoComplete.path}?search=${encodeURIComponent(text)}&take=10` }))
const detail = (code: string): Turn => ({ method: 'GET', path: `/rest/${contracts.productDetail.path.replace('{code}', code)}` })

/** Several requests of each kind in turn, frequent and rare words. They come again within seconds, as on a busy day: what that costs without anything kept is told by the calls first asked. */
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

export const firstAskedName = (call: Call) => `${call}, first asked`

let asked = 0
/** The same wish in words nobody used before: the shop has to look for it anew. */
function inNewWords(turn: Turn): Turn {
  const { SearchText = '', ...body } = turn.body as { SearchText?: string }
  return { ...turn, fresh: () => ({ ...body, SearchText: `${SearchText}${' '.repeat(1 + (asked++ % 149))}` }) }
}

/** Each call in a small and in a large centre, and in the large one also so that nothing was kept from a call before. */
export async function catalogueThings(origin: string, tokenIn: (saleUnit: string) => Promise<string>): Promise<Thing[]> {
  const inCentre = async (size: Size): Promise<Thing[]> => {
    const token = await tokenIn(centreOf(size))
    const details = (await popularCodes(origin, token)).map(detail)
    return budgets.map(({ call }) => ({
      name: catalogueName(call, size),
      token,
      turns: call === 'product detail' ? details : turns[call],
    }))
  }
  const firstAsked = async (size: Size): Promise<Thing[]> => {
    const token = await tokenIn(centreOf(size))
    const codes = await manyCodes(origin, token)
    const anyDetail: Turn = { ...detail(''), freshPath: () => detail(codes[asked++ % codes.length] ?? '').path }
    return budgets.flatMap(({ call }) =>
      call === 'autocomplete'
        ? []
        : [{ name: firstAskedName(call), token, turns: call === 'product detail' ? [anyDetail] : turns[call].map(inNewWords) }],
    )
  }
  return [...(await Promise.all(measuredSizes.map(inCentre))).flat(), ...(await firstAsked(measuredSizes[1]))]
}

/** So many that none comes again while what is known of it is still kept. */
async function manyCodes(origin: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/rest/${contracts.productCodes.path}?take=6000`, { headers })
  return ((await answer.json()) as { Codes: string[] }).Codes
}

async function popularCodes(origin: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/rest/${contracts.productItems.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ Take: 97 }),
  })
  return ((await answer.json()) as { P_Code: string }[]).map(({ P_Code }) => P_Code)
}
