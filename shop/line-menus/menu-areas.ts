import { type MenuLinkParts, menuLink } from '../line/menu-link.ts'
import { writePostback } from '../line/postback.ts'
import { actionNames, type Cell, type LineMenu, type MenuAction, menuCells } from './line-menu.ts'

type AreaAction =
  | { type: 'uri'; label: string; uri: string }
  | { type: 'postback'; label: string; data: string; displayText: string }

const paths = {
  shop: '/',
  promotions: '/promotion',
  search: '/product',
  cart: '/cart',
  history: '/history',
  scan: '/scan',
  chat: '/chat/list',
} as const satisfies Partial<Record<MenuAction, string>>
const officePaths = { office: '/merchant', officeOrders: '/merchant/orders' } as const
const isIn = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name)

/** What an area of a menu does, as LINE is told. */
function areaAction(parts: MenuLinkParts & { phone: string }, action: MenuAction): AreaAction {
  const label = actionNames[action].th.slice(0, 20)
  const uri = (address: string): AreaAction => ({ type: 'uri', label, uri: address })
  if (action === 'call') return uri(`tel:${parts.phone.replace(/\D/g, '')}`)
  if (isIn(paths, action)) return uri(menuLink(parts, paths[action]))
  // Staff sign in at the office, which LINE does not open as an app.
  if (isIn(officePaths, action)) return uri(`${parts.origin}${officePaths[action]}`)
  return { type: 'postback', label, data: writePostback(action), displayText: label }
}

/** The areas of a menu in the order of its picture. */
export function menuAreas(
  parts: MenuLinkParts & { phone: string },
  { layout, actions }: LineMenu,
): { bounds: Cell; action: AreaAction }[] {
  return menuCells(layout).flatMap((bounds, at) => {
    const action = actions[at]
    return action ? [{ bounds, action: areaAction(parts, action) }] : []
  })
}
