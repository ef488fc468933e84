import { cardColour } from '../delivery-messages/card-colour.ts'
import { actionNames, type Cell, type LineMenu, type MenuAction, menuCells, menuSize } from './line-menu.ts'
import { menuIcons } from './menu-icons.ts'

type Tile = {
  action: MenuAction
  box: Cell & { rx: number; fill: string }
  disc: { cx: number; cy: number; r: number; fill: string }
  icon: { d: string; transform: string; stroke: string; strokeWidth: number }
  label: { text: string; x: number; y: number; width: number; fill: string }
}
type Drawing = { width: number; height: number; ground: string; tiles: Tile[] }

const ink = '#16211b'
const paper = '#ffffff'
const gap = 12
/** Of letters, in pixels of the picture. */
export const labelSize = 92
const radius = 150
const iconScale = 7.5

/** What is in the picture of a menu: the page shows it as it is drawn for LINE. The first area has the centre's colour. */
export function drawMenu({ layout, actions }: Pick<LineMenu, 'layout' | 'actions'>, brand?: string): Drawing {
  const { ground, textIs } = cardColour(brand)
  const onGround = textIs === 'white' ? paper : ink
  const tiles = menuCells(layout).map((cell, at): Tile => {
    const action = actions[at] ?? 'shop'
    const isFirst = at === 0
    const [middle, top] = [cell.x + cell.width / 2, cell.y + cell.height / 2 - 110]
    const corner = [middle - 12 * iconScale, top - 12 * iconScale].join(' ')
    return {
      action,
      box: {
        ...{ x: cell.x + gap, y: cell.y + gap, rx: 48, fill: isFirst ? ground : paper },
        ...{ width: cell.width - 2 * gap, height: cell.height - 2 * gap },
      },
      disc: { cx: middle, cy: top, r: radius, fill: isFirst ? onGround : ground },
      icon: {
        ...{ d: menuIcons[action], transform: `translate(${corner}) scale(${iconScale})` },
        ...{ stroke: isFirst ? ground : onGround, strokeWidth: 1.9 },
      },
      label: {
        ...{ text: actionNames[action].th, x: middle, y: top + radius + 130 },
        ...{ width: cell.width - 8 * gap, fill: isFirst ? onGround : ink },
      },
    }
  })
  return { ...menuSize(layout), ground: '#e7e5dc', tiles }
}
