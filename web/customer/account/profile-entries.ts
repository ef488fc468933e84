import * as paths from '#web/paths/customer-paths.ts'
import type { AccountWords } from '#web/words/customer/th/account-th.ts'
import type { ShopWords } from '#web/words/customer/th/shop-th.ts'

export type ProfileEntry = {
  to: string
  text: keyof (AccountWords & ShopWords) & string
  icon:
    | 'address'
    | 'edit'
    | 'password'
    | 'wishlist'
    | 'coupon'
    | 'promotion'
    | 'points'
    | 'incentive'
    | 'news'
    | 'privacy'
    | 'history'
    | 'clients'
    | 'products'
    | 'standing'
}
export type ProfileGroup = { title: keyof (AccountWords & ShopWords) & string; entries: ProfileEntry[] }

export type Menus = {
  couponMenu: boolean
  promotionMenu: boolean
  pointsMenu: boolean
  incentiveMenu: boolean
  subscriptionsOpen: boolean
  agentsOpen: boolean
}

export type Who = { isAgent: boolean; hasAgent?: boolean; acting: boolean; pointsMode: boolean }

/**
 * The links of the profile page. A person acting for the customer sees no password, consent, news or agent
 * pages.
 */
export function profileGroups(
  menus: Menus,
  { isAgent, hasAgent = false, acting, pointsMode }: Who,
): ProfileGroup[] {
  const when = (shown: boolean, entry: ProfileEntry): ProfileEntry[] => (shown ? [entry] : [])
  const own = !acting
  return [
    {
      title: 'profile.shopping',
      entries: [
        { to: paths.history, text: pointsMode ? 'menu.redeemHistory' : 'page.history', icon: 'history' },
        { to: paths.wishlist, text: 'page.wishlist', icon: 'wishlist' },
        ...when(menus.promotionMenu && !pointsMode, {
          to: paths.promotions,
          text: 'menu.promotion',
          icon: 'promotion',
        }),
        ...when(menus.couponMenu, { to: paths.myCoupons, text: 'page.myCoupons', icon: 'coupon' }),
        ...when(menus.pointsMenu, { to: paths.points, text: 'page.points', icon: 'points' }),
        ...when(menus.incentiveMenu, { to: paths.incentive, text: 'page.incentive', icon: 'incentive' }),
        ...when(menus.subscriptionsOpen, {
          to: paths.subscriptions,
          text: 'page.subscriptions',
          icon: 'standing',
        }),
        ...when(menus.agentsOpen && isAgent && own, {
          to: paths.agentCustomers,
          text: 'page.agentCustomers',
          icon: 'clients',
        }),
        ...when(menus.agentsOpen && !isAgent && own && !pointsMode, {
          to: paths.agentRegister,
          text: 'page.agentRegister',
          icon: 'clients',
        }),
        ...when(menus.agentsOpen && isAgent && own, {
          to: paths.agentProducts,
          text: 'page.agentProducts',
          icon: 'products',
        }),
        ...when(menus.agentsOpen && isAgent && own, {
          to: paths.agentOrders,
          text: 'page.agentOrders',
          icon: 'history',
        }),
        ...when(hasAgent && own && !pointsMode, {
          to: paths.agentShop,
          text: 'page.agentShop',
          icon: 'products',
        }),
        ...when(hasAgent && own && !pointsMode, {
          to: paths.agentOrders,
          text: 'page.myAgentOrders',
          icon: 'history',
        }),
      ],
    },
    {
      title: 'profile.account',
      entries: [
        { to: paths.address, text: 'page.address', icon: 'address' },
        ...when(menus.agentsOpen && !isAgent && own, {
          to: paths.ownAgent,
          text: 'page.ownAgent',
          icon: 'clients',
        }),
        ...when(own, { to: paths.editProfile, text: 'page.editProfile', icon: 'edit' }),
        ...when(own, { to: paths.changePassword, text: 'page.changePassword', icon: 'password' }),
        ...when(own, { to: paths.newsList, text: 'page.newsList', icon: 'news' }),
        ...when(own, { to: paths.pdpa, text: 'profile.privacy', icon: 'privacy' }),
      ],
    },
  ]
}
