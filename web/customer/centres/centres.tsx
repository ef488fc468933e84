/** Alternatives for an address outside the delivery area; loaded when one is chosen. */
export const loadOutsideNotice = () => import('./outside-notice.tsx')

/** The explanation after a redirect. */
export const loadArrivalTrouble = () => import('./arrival-trouble.tsx')
