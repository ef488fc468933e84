/** For whom a menu is: the first that fits of staff, agent and customer; everybody else is a guest. */
export const menuStates = ['guest', 'customer', 'agent', 'staff'] as const
export type MenuState = (typeof menuStates)[number]

export const menuActions = [
  ...(['shop', 'promotions', 'search', 'cart', 'history', 'scan', 'chat'] as const),
  ...(['track', 'reorder', 'connect', 'call', 'office', 'officeOrders'] as const),
] as const
export type MenuAction = (typeof menuActions)[number]

export const menuLayouts = ['six', 'four', 'three', 'two'] as const
export type MenuLayout = (typeof menuLayouts)[number]

export type LineMenu = { state: MenuState; layout: MenuLayout; actions: MenuAction[]; bar: string }
export type Cell = { x: number; y: number; width: number; height: number }

/** LINE's own limit. */
export const longestBar = 14
const [full, half] = [1_686, 843]
const width = 2_500
const grids: Record<MenuLayout, { columns: number; rows: number }> = {
  six: { columns: 3, rows: 2 },
  four: { columns: 2, rows: 2 },
  three: { columns: 3, rows: 1 },
  two: { columns: 2, rows: 1 },
}

export const cellCount = (layout: MenuLayout): number => grids[layout].columns * grids[layout].rows

export const menuSize = (layout: MenuLayout) => ({ width, height: grids[layout].rows === 2 ? full : half })

/** The areas of a layout in pixels of its picture, row by row; together they cover all of it. */
export function menuCells(layout: MenuLayout): Cell[] {
  const { columns, rows } = grids[layout]
  const { height } = menuSize(layout)
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const [left, top] = [Math.round((column * width) / columns), Math.round((row * height) / rows)]
    return {
      ...{ x: left, y: top },
      width: Math.round(((column + 1) * width) / columns) - left,
      height: Math.round(((row + 1) * height) / rows) - top,
    }
  })
}

type Words = { th: string; en: string }

/** What is written in an area, and what a list to choose from says. */
export const actionNames: Record<MenuAction, Words> = {
  shop: { th: 'เปิดร้าน', en: 'Open the shop' },
  promotions: { th: 'โปรโมชัน', en: 'Promotions' },
  search: { th: 'สินค้าทั้งหมด', en: 'All products' },
  cart: { th: 'ตะกร้า', en: 'Cart' },
  history: { th: 'ประวัติสั่งซื้อ', en: 'Order history' },
  scan: { th: 'สแกนบาร์โค้ด', en: 'Scan a barcode' },
  chat: { th: 'แชทกับเรา', en: 'Chat' },
  track: { th: 'ติดตามของ', en: 'Track the order' },
  reorder: { th: 'สั่งซ้ำ', en: 'Order again' },
  connect: { th: 'เชื่อมบัญชี', en: 'Connect the account' },
  call: { th: 'โทรหาเรา', en: 'Call' },
  office: { th: 'หลังร้าน', en: 'Back office' },
  officeOrders: { th: 'รายการสั่งซื้อ', en: 'Orders of customers' },
}

/** Actions that only make sense to some. */
export const mayHold = (state: MenuState, action: MenuAction): boolean => {
  if (action === 'office' || action === 'officeOrders') return state === 'staff'
  if (action === 'connect') return state === 'guest'
  return true
}

/** What a centre begins with. */
export const firstMenus: readonly LineMenu[] = [
  {
    ...{ state: 'guest', layout: 'six', bar: 'เมนูร้าน' },
    actions: ['shop', 'promotions', 'search', 'connect', 'chat', 'call'],
  },
  {
    ...{ state: 'customer', layout: 'six', bar: 'เมนูร้าน' },
    actions: ['shop', 'promotions', 'cart', 'track', 'reorder', 'chat'],
  },
  {
    ...{ state: 'agent', layout: 'six', bar: 'เมนูตัวแทน' },
    actions: ['shop', 'scan', 'cart', 'track', 'reorder', 'chat'],
  },
  {
    ...{ state: 'staff', layout: 'four', bar: 'เมนูพนักงาน' },
    actions: ['office', 'officeOrders', 'shop', 'call'],
  },
]
