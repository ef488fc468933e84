import { cardColour } from '../delivery-messages/card-colour.ts'
import { actionNames, type LineMenu, menuCells, menuSize } from './line-menu.ts'
import { menuIcons } from './menu-icons.ts'

export type DrawnLabel = { text: string; x: number; y: number; width: number; colour: string }
type Drawing = { width: number; height: number; shapes: string; labels: DrawnLabel[] }

const ink = '#16211b'
const paper = '#ffffff'
const gap = 12
/** Of letters, in pixels of the picture. */
export const labelSize = 92
const circle = 150
const iconScale = 7.5

/** The first area is what most will press: it stands in the centre's colour, the others on paper. */
export function drawMenu({ layout, actions }: Pick<LineMenu, 'layout' | 'actions'>, brand?: string): Drawing {
  const { ground, textIs } = cardColour(brand)
  const onGround = textIs === 'white' ? paper : ink
  const { width, height } = menuSize(layout)
  const parts = menuCells(layout).map((cell, at) => {
    const action = actions[at] ?? 'shop'
    const isFirst = at === 0
    const [middle, top] = [cell.x + cell.width / 2, cell.y + cell.height / 2 - 110]
    const [face, ring, stroke] = isFirst ? [ground, onGround, ground] : [paper, ground, onGround]
    const box = `<rect x="${cell.x + gap}" y="${cell.y + gap}" width="${cell.width - 2 * gap}" height="${cell.height - 2 * gap}" rx="48" fill="${face}"/>`
    const disc = `<circle cx="${middle}" cy="${top}" r="${circle}" fill="${ring}"/>`
    const icon = `<path transform="translate(${middle - 12 * iconScale} ${top - 12 * iconScale}) scale(${iconScale})" d="${menuIcons[action]}" fill="none" stroke="${stroke}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`
    const label: DrawnLabel = {
      ...{ text: actionNames[action].th, x: middle, y: top + circle + 130 },
      ...{ width: cell.width - 8 * gap, colour: isFirst ? onGround : ink },
    }
    return { shapes: box + disc + icon, label }
  })
  const shapes = `<rect width="${width}" height="${height}" fill="#e7e5dc"/>${parts.map(({ shapes }) => shapes).join('')}`
  return { width, height, shapes, labels: parts.map(({ label }) => label) }
}
