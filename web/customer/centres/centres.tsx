/** The door of centres. */

/** What can be done about an address that the centre does not deliver to; fetched when one is chosen. */
export const loadOutsideNotice = () => import('./outside-notice.tsx')

/** What is said to whoever was led here by a trouble. */
export const loadArrivalTrouble = () => import('./arrival-trouble.tsx')
