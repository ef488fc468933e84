/** Pages that later work fills, as the page table has them. Nothing leads to them until then. */
const closed = new Set([
  '/ordersubscription',
  '/chat/list',
  '/agents/products',
  '/agents/register',
  '/agents/products/add',
  '/agents/products/edit',
  '/merchant',
  '/merchant/register',
  '/merchant/log',
  '/merchant/webconfig',
  '/merchant/order',
  '/merchant/promotion',
  '/merchant/product',
  '/merchant/support/chat',
  '/merchant/profile',
  '/merchant/profile/edit',
  '/admin/config/sync',
  '/sales/mysales',
  '/rider',
  '/rider/history',
  '/rider/profile',
  '/rider/singha',
  '/rider/detail',
  '/rider/detail/singha',
  '/payment/slip',
  '/payment/upload/slip',
  '/payment/combine',
  '/payment/status',
  '/payment/kbank/callback',
  '/paymentkbank/callback',
  '/payment',
])

/** Whether a page that a menu would lead to is there. */
export const isOpenPage = (path: string): boolean => !closed.has(path)

export const closedPages: ReadonlySet<string> = closed
