import { filesBelow, type SourceFile } from '#checks/house/source-files.ts'
import { houseArrows, judges } from './house-arrows.ts'
import { type House, houseFacts, legend, type Size } from './house-facts.ts'
import { inside, placeHouse } from './place-house.ts'
import { arrow, bottom, type Rect, rect, style, text } from './svg.ts'

const says: Record<string, string> = {
  start: 'wires everything into one process',
  web: 'shows it',
  shop: 'says what is true',
  api: 'keeps it',
  sandbox: 'plays the services outside; absent in production',
  database: 'its tables',
  checks: 'the test command and the rules of the house',
  e2e: 'journeys in a browser',
  bench: 'measurements',
}
const hues = ['web', 'shop', 'api']
const hueOf = (part: string) => hues.find((hue) => part.split('/')[0] === hue) ?? 'other'

const drawRoot = (root: string, at: Rect) => [
  rect(at, 'panel', 8),
  `<text x="${at.x + 12}" y="${at.y + 21}"><tspan class="name ${hueOf(root)}-word">${root}</tspan>` +
    `<tspan class="quiet" dx="8">${says[root] ?? ''}</tspan></text>`,
]

const untitled = ['web/start', 'web/layouts', 'shop/start', 'api/start']

function drawPart(part: string, at: Rect): string[] {
  const name = (part.split('/')[1] ?? '').replace('gateways', 'outside')
  const title = untitled.includes(part) ? [] : [text(at.x + 8, at.y + 14, name, 'part quiet')]
  return [rect(at, 'frame', 6), ...title]
}

function drawLooks({ uses }: House, judge: string, at: Rect): string {
  const seen = uses.filter(({ from }) => from === judge).map(({ to }) => to.split('/')[0])
  return text(at.x + 12, bottom(at) - 10, `looks into ${[...new Set(seen)].join(', ')}`, 'quiet')
}

const drawPure = (shop: Rect) =>
  ['imports zod alone; runs in', 'browser, server and tests'].map((words, index) =>
    text(shop.x + 12, bottom(shop) - 26 + index * 14, words, 'quiet'),
  )

function drawLegend(y: number): string[] {
  const sizes: [Size, string][] = [
    ...legend.files.map((step, index): [Size, string] => [(index + 1) as Size, `to ${step}`]),
    [4, 'more'],
  ]
  const strengths: [Size, string][] = [
    ...legend.imports.map((step, index): [Size, string] => [(index + 1) as Size, `to ${step}`]),
    [3, 'more'],
  ]
  return [
    text(28, y + 13, 'files in a folder', 'quiet'),
    ...sizes.flatMap(([size, label], index) => [
      rect({ x: 118 + index * 58, y, width: 50, height: 18 }, `other s${size}`),
      text(143 + index * 58, y + 13, label, 'middle'),
    ]),
    text(380, y + 13, 'imports', 'quiet'),
    ...strengths.flatMap(([size, label], index) => [
      arrow(
        [
          [430 + index * 86, y + 9],
          [464 + index * 86, y + 9],
        ],
        size,
      ),
      text(470 + index * 86, y + 13, label, 'quiet'),
    ]),
    arrow(
      [
        [700, y + 9],
        [734, y + 9],
      ],
      2,
      'wrong',
    ),
    text(740, y + 13, 'against the plan: none may be here', 'quiet'),
  ]
}

/** The picture of the house as SVG, from its files and their imports alone. */
export function drawHouse(files: SourceFile[]): string {
  const house = houseFacts(files)
  const { parts, boxes, lines, height } = placeHouse(house)
  const roots = [...parts].filter(([part]) => !part.includes('/'))
  const inner = [...parts].filter(([part]) => part.includes('/'))
  const at = (part: string) => parts.get(part) as Rect
  const across = (y: number) => Object.values(inside).map(({ x, width }) => `M${x} ${y}H${x + width}`)
  const rows = lines.map((y) => `<path class="row" d="${across(y).join('')}"/>`)
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 ${height}" role="img" aria-labelledby="title">`,
    '<title id="title">The roots of the house, their folders, and who imports whom</title>',
    style,
    rect({ x: 0.5, y: 0.5, width: 999, height: height - 1 }, 'page', 10),
    text(28, 29, 'The house: the same business words in three roots, and every arrow is an import', 'name'),
    ...roots.flatMap(([root, area]) => drawRoot(root, area)),
    ...inner.flatMap(([part, area]) => drawPart(part, area)),
    ...rows,
    ...boxes.flatMap(({ part, name, isWord, ...area }) => [
      rect(area, `${hueOf(part)} s${house.folders.get(part)?.get(name) ?? 1}`),
      text(area.x + area.width / 2, area.y + 13, name, isWord ? 'word' : 'box'),
    ]),
    ...judges.map((judge) => drawLooks(house, judge, at(judge))),
    ...houseArrows(house, parts),
    ...drawPure(at('shop')),
    ...drawLegend(height - 36),
    '</svg>',
  ].join('\n')}\n`
}

const roots = ['shop', 'api', 'web', 'sandbox', 'start', 'database', 'e2e', 'bench', 'checks']

export const housePicture = () => drawHouse(filesBelow(roots, /\.(?:tsx?|sql)$/))
