/** The door of centres. */
export { CentreButton } from './centre-button.tsx'
export { InviteByLine } from './invite-by-line.tsx'
