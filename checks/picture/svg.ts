import type { Size } from './house-facts.ts'

export type Rect = { x: number; y: number; width: number; height: number }
export type Point = readonly [x: number, y: number]

export const right = ({ x, width }: Rect) => x + width
export const bottom = ({ y, height }: Rect) => y + height

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const rect = ({ x, y, width, height }: Rect, kind: string, radius = 4) =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`

export const text = (x: number, y: number, words: string, kind: string) =>
  `<text class="${kind}" x="${x}" y="${y}">${escaped(words)}</text>`

const widths = [0, 1.25, 2.25, 4, 4] as const

/** A line with corners that ends in a head; its width tells how many imports it stands for. */
export function arrow(points: Point[], strength: Size, kind = 'arrow'): string {
  const [tip = [0, 0], before = [0, 0]] = points.toReversed()
  const along = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
  const [dx, dy] = [(tip[0] - before[0]) / along, (tip[1] - before[1]) / along]
  const width = widths[strength]
  const length = 5 + width * 1.25
  const half = 2.5 + width * 0.9
  const round = (value: number) => Math.round(value * 10) / 10
  const at = (back: number, side: number) =>
    `${round(tip[0] - dx * back - dy * side)},${round(tip[1] - dy * back + dx * side)}`
  const line = [...points.slice(0, -1).map((point) => point.join(',')), at(length - 1, 0)]
  return [
    `<polyline class="${kind}" stroke-width="${width}" points="${line.join(' ')}"/>`,
    `<polygon class="${kind}-head" points="${at(0, 0)} ${at(length, half)} ${at(length, -half)}"/>`,
  ].join('\n')
}

const light = {
  page: '#ffffff',
  panel: '#f6f8fa',
  frame: '#ffffff',
  edge: '#d1d9e0',
  ink: '#1f2328',
  quiet: '#59636e',
  line: '#59636e',
  web: '#2f6fde',
  shop: '#0b7a3b',
  api: '#8250df',
  other: '#6e7781',
  wrong: '#d1242f',
}
const dark: typeof light = {
  page: '#0d1117',
  panel: '#151b23',
  frame: '#0d1117',
  edge: '#3d444d',
  ink: '#f0f6fc',
  quiet: '#9198a1',
  line: '#9198a1',
  web: '#58a6ff',
  shop: '#3fb950',
  api: '#bc8cff',
  other: '#9198a1',
  wrong: '#ff7b72',
}

const colours = (of: typeof light) => `
.page{fill:${of.page};stroke:${of.edge}}
.panel{fill:${of.panel};stroke:${of.edge}}
.frame{fill:${of.frame};stroke:${of.edge}}
.row{stroke:${of.edge}}
text{fill:${of.ink}}
.quiet{fill:${of.quiet}}
.arrow{stroke:${of.line}}
.arrow-head{fill:${of.line}}
.wrong{stroke:${of.wrong}}
.wrong-head,.wrong-word{fill:${of.wrong}}
${(['web', 'shop', 'api', 'other'] as const)
  .map((root) => `.${root}{fill:${of[root]};stroke:${of[root]}}.${root}-word{fill:${of[root]}}`)
  .join('\n')}`

/** It carries its own ground, so that it reads well even where the page around it has the other mode. */
export const style = `<style>
text{font:11px -apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
.name{font-size:15px;font-weight:700}
.part{font-weight:700}
.word{font-weight:700}
.box{font-size:10.5px}
.word{font-size:10px}
.box,.word,.middle{text-anchor:middle}
.arrow,.wrong{fill:none;stroke-linejoin:round}
.row{stroke-dasharray:1 3}
.s1{fill-opacity:.06}.s2{fill-opacity:.16}.s3{fill-opacity:.3}.s4{fill-opacity:.46}
.s1,.s2,.s3,.s4{stroke-opacity:.55}
${colours(light)}
@media (prefers-color-scheme:dark){${colours(dark)}
}
</style>`
