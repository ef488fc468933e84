export { AccountFrame } from './account-frame.tsx'
export { sayPlace } from './say-place.ts'
