import { type BusinessRow, businessRows } from './business-rows.ts'
import type { House } from './house-facts.ts'
import { bottom, type Rect } from './svg.ts'

type Box = Rect & { part: string; name: string; isWord: boolean }
type Placed = { parts: Map<string, Rect>; boxes: Box[]; lines: number[]; height: number }

const box = { height: 18, gap: 4 }
const line = box.height + box.gap
const pad = 6
const gap = 22
/** Room for a part's name above its boxes. */
const head = 20
const rootHead = 30

const roots = {
  web: { x: 28, width: 548 },
  shop: { x: 606, width: 174 },
  api: { x: 810, width: 162 },
}
/** Web and api leave a lane beside their parts for the arrow from top to bottom, and so does shop. */
export const inside = {
  web: { x: 50, width: 518 },
  shop: { x: 614, width: 150 },
  api: { x: 818, width: 138 },
}
const areas: Record<string, { x: number; width: number; across: number }> = {
  'web/customer': { x: 50, width: 284, across: 3 },
  'web/merchant': { x: 342, width: 82, across: 1 },
  'web/rider': { x: 432, width: 64, across: 1 },
  'web/shared': { x: 504, width: 64, across: 1 },
  'shop/businesses': { ...inside.shop, across: 2 },
  'api/businesses': { ...inside.api, across: 2 },
}

const linesFor = (count: number, across: number) => Math.ceil(count / across)

/** Where every root, part and folder stands; the same business word stands in the same row of all roots. */
export function placeHouse({ folders }: House): Placed {
  const parts = new Map<string, Rect>()
  const boxes: Box[] = []
  const lines: number[] = []
  const namesOf = (part: string) => [...(folders.get(part)?.keys() ?? [])]

  function fill(part: string, names: string[], into: Omit<Rect, 'height'>, across: number, word = '') {
    const width = (into.width - (across - 1) * box.gap) / across
    for (const [index, name] of names.entries()) {
      const x = Math.round(into.x + (index % across) * (width + box.gap))
      const y = into.y + Math.floor(index / across) * line
      boxes.push({ part, name, x, y, width: Math.floor(width), height: box.height, isWord: name === word })
    }
    return Math.max(linesFor(names.length, across), 1) * line - box.gap
  }

  /** A part with its name above its boxes. */
  function place(part: string, at: Omit<Rect, 'height'>, across: number, room = head): number {
    const inner = { x: at.x + pad, y: at.y + room, width: at.width - 2 * pad }
    const height = room + fill(part, namesOf(part), inner, across) + pad
    parts.set(part, { ...at, height })
    return at.y + height
  }

  function placeRow({ word, folders: mine }: BusinessRow, y: number): number {
    const heights = Object.entries(areas).map(([part, { x, width, across }]) => {
      const names = mine.filter((name) => folders.get(part)?.has(name))
      return fill(part, names, { x: x + pad, y, width: width - 2 * pad }, across, word)
    })
    return y + Math.max(...heights) + box.gap
  }

  const top = placeStart() + 30
  const layers = top + rootHead
  const half = inside.web.width / 2 - 6
  const assembled = place('web/start', { ...inside.web, y: layers, width: half }, 1, pad)
  place('web/layouts', { x: inside.web.x + half + 12, y: layers, width: half }, 1, pad)
  place('shop/start', { ...inside.shop, y: layers }, 1, pad)
  place('api/start', { ...inside.api, y: layers }, 1, pad)

  const kitTop = placeBusinesses(assembled + gap) + gap + 6
  const ends = [
    place('web/kit', { x: 50, y: kitTop, width: 284 }, 2),
    place('web/basics', { x: 366, y: kitTop, width: 202 }, 1),
    place('api/kit', { ...inside.api, y: kitTop, width: 58 }, 1),
    place('api/gateways', { x: 888, y: kitTop, width: 68 }, 1),
    place('shop/basics', { ...inside.shop, y: kitTop }, 2),
  ]
  const kitEnd = Math.max(...ends)
  for (const part of ['web/kit', 'web/basics', 'shop/basics', 'api/kit', 'api/gateways'])
    stretch(part, kitEnd)
  for (const root of ['web', 'api'] as const)
    parts.set(root, { ...roots[root], y: top, height: kitEnd + 8 - top })

  const lowTop = kitEnd + 32
  const lowEnd = Math.max(
    place('sandbox', { ...roots.web, y: lowTop }, 5, rootHead),
    place('database', { ...roots.api, y: lowTop }, 2, rootHead),
  )
  for (const part of ['sandbox', 'database']) stretch(part, lowEnd)
  parts.set('shop', { ...roots.shop, y: top, height: lowEnd - top })

  const judgesTop = lowEnd + 24
  const judgeEnds = [
    place('checks', { x: 28, y: judgesTop, width: 376 }, 4, rootHead),
    place('e2e', { x: 414, y: judgesTop, width: 226 }, 3, rootHead),
    place('bench', { x: 650, y: judgesTop, width: 322 }, 3, rootHead),
  ]
  const end = Math.max(...judgeEnds) + 20
  for (const part of ['checks', 'e2e', 'bench']) stretch(part, end)
  return { parts, boxes, lines, height: end + 50 }

  /** Its folders stand beside its name. */
  function placeStart(): number {
    const area = { x: 28, y: 44, width: 944, height: 34 }
    fill('start', namesOf('start'), { x: 640, y: area.y + 8, width: 324 }, 3)
    parts.set('start', area)
    return bottom(area)
  }

  function placeBusinesses(from: number): number {
    let y = from + head
    for (const row of businessRows(Object.keys(areas).flatMap(namesOf))) {
      y = placeRow(row, y)
      lines.push(y - box.gap / 2)
    }
    lines.pop()
    for (const [part, { x, width }] of Object.entries(areas))
      parts.set(part, { x, y: from, width, height: y + 4 - from })
    return y + 4
  }

  function stretch(part: string, to: number) {
    const area = parts.get(part)
    if (area) parts.set(part, { ...area, height: to - area.y })
  }
}
