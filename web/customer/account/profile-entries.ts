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

export type Who = { isAgent: boolean; acting: boolean; pointsMode: boolean }

/** The ways out of the profile page. Whoever acts for the customer sees no password, consent, news or agent pages. */
export function profileGroups(menus: Menus, { isAgent, acting, pointsMode }: Who): ProfileGroup[] {
  const when = (shown: boolean, entry: ProfileEntry): ProfileEntry[] => (shown ? [entry] : [])
  const own = !acting
  return [
    {
      title: 'profile.shopping',
      entries: [
        { to: '/history', text: pointsMode ? 'menu.redeemHistory' : 'page.history', icon: 'history' },
        { to: '/profile/wishlist', text: 'page.wishlist', icon: 'wishlist' },
        ...when(menus.promotionMenu && !pointsMode, {
          to: '/promotion',
          text: 'menu.promotion',
          icon: 'promotion',
        }),
        ...when(menus.couponMenu, { to: '/profile/mycoupon', text: 'page.myCoupons', icon: 'coupon' }),
        ...when(menus.pointsMenu, { to: '/profile/points', text: 'page.points', icon: 'points' }),
        ...when(menus.incentiveMenu, { to: '/profile/incentive', text: 'page.incentive', icon: 'incentive' }),
        ...when(menus.subscriptionsOpen, {
          to: '/ordersubscription',
          text: 'page.subscriptions',
          icon: 'standing',
        }),
        ...when(menus.agentsOpen && isAgent && own, {
          to: '/agents/customers',
          text: 'page.agentCustomers',
          icon: 'clients',
        }),
      ],
    },
    {
      title: 'profile.account',
      entries: [
        { to: '/profile/address', text: 'page.address', icon: 'address' },
        ...when(own, { to: '/profile/editProfile', text: 'page.editProfile', icon: 'edit' }),
        ...when(own, { to: '/profile/changePassword', text: 'page.changePassword', icon: 'password' }),
        ...when(own, { to: '/profile/newslist', text: 'page.newsList', icon: 'news' }),
        ...when(own, { to: '/pdpa', text: 'profile.privacy', icon: 'privacy' }),
      ],
    },
  ]
}
