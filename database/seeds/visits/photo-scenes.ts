import type { Random } from '#database/seeds/random.ts'

const [width, height] = [640, 480]
const paints = ['#c8553d', '#2b6f9e', '#0b7a3b', '#f5a300', '#7a4e9c', '#3c8d8d', '#b23a67', '#586f3a']

const box = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Goods in a row on a board. */
function board(random: Random, y: number, from: number, to: number): string {
  const parts = [box(from, y, to - from, 10, '#8a6b4a')]
  for (let x = from + 6; x < to - 26; ) {
    const [w, h] = [random.between(18, 40), random.between(34, 74)]
    if (!random.chance(0.12))
      parts.push(
        box(x, y - h, w, h, random.pick(paints), 'rx="3"'),
        box(x + 3, y - h + h * 0.35, w - 6, h * 0.25, '#ffffffb0'),
      )
    x += w + 3
  }
  return parts.join('')
}

const room = (wall: string, floor: string) =>
  box(0, 0, width, height, wall) + box(0, height - 70, width, 70, floor)

function front(random: Random): string {
  const paint = random.pick(paints)
  const stripes = range(10).map((at) => box(60 + at * 52, 110, 52, 54, at % 2 ? '#fffdf5' : paint))
  return [
    room('#bfe0ee', '#b9b3a6'),
    box(60, 60, 520, 350, '#f3ead7'),
    box(90, 62, 460, 44, paint, 'rx="6"'),
    box(110, 76, 240, 16, '#ffffffd0', 'rx="8"'),
    stripes.join(''),
    box(110, 190, 190, 150, '#87a9b8'),
    board(random, 330, 116, 294),
    box(360, 190, 150, 220, '#5e4a36'),
    box(372, 202, 126, 208, '#d8e6ea'),
    `<circle cx="486" cy="300" r="6" fill="#5e4a36"/>`,
  ].join('')
}

const shelves = (random: Random): string =>
  room('#efe6d3', '#c9bda6') +
  box(50, 40, 540, 380, '#d9c8a5') +
  [150, 250, 350, 410].map((y) => board(random, y, 62, 578)).join('')

function fridge(random: Random): string {
  const glass = [box(170, 30, 300, 400, '#2f3e46', 'rx="10"'), box(188, 60, 264, 350, '#cfe7ef')]
  return (
    room('#e7efe9', '#b7b4ab') +
    glass.join('') +
    [140, 225, 310, 400].map((y) => board(random, y, 192, 448)).join('') +
    box(318, 60, 6, 350, '#2f3e46') +
    box(200, 36, 90, 16, random.pick(paints), 'rx="8"')
  )
}

const tags = (random: Random): string =>
  room('#efe6d3', '#c9bda6') +
  board(random, 260, 40, 600) +
  range(4)
    .map((at) => {
      const x = 60 + at * 140
      return (
        box(x, 280, 110, 70, '#fff8d6', 'rx="6" stroke="#c8281e" stroke-width="5"') +
        box(x + 14, 300, random.between(40, 82), 12, '#16211b') +
        box(x + 14, 322, random.between(30, 60), 10, '#59635d')
      )
    })
    .join('')

const store = (random: Random): string =>
  room('#d8d4ca', '#9f9a8d') +
  range(5)
    .flatMap((column) =>
      range(random.between(1, 4)).map((row) => {
        const [x, y] = [40 + column * 116, height - 140 - row * 88]
        return (
          box(x, y, 104, 80, '#c49a6c', 'stroke="#8a6b4a" stroke-width="3"') +
          box(x + 44, y, 16, 80, '#e3c79d')
        )
      }),
    )
    .join('')

const scenes: Record<string, (random: Random) => string> = { front, shelves, fridge, tags, store }

/** A photo of a visit, drawn: what it shows by group, its goods by chance. */
export function photoSvg(scene: string, random: Random): string {
  const light = `<rect width="${width}" height="${height}" fill="#000" opacity="${(random.between(0, 16) / 100).toFixed(2)}"/>`
  const lean = random.between(-2, 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="rotate(${lean} 320 240) translate(-13 -10) scale(1.04)">${(scenes[scene] ?? front)(random)}</g>${light}</svg>`
}
export const photoSize = { width, height }
