/** The door of centres. */
export { CentreButton } from './centre-button.tsx'
