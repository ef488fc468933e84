import { promotionStatuses } from '../promotions/promotion.ts'

/** The staff's list by status; what was archived has a tab of its own. */
export const listTabs = [...promotionStatuses, 'ARCHIVED'] as const
export type ListTab = (typeof listTabs)[number]
export const promotionListPage = 12
/** A count above this is not worth the work. */
export const mostCounted = 300
