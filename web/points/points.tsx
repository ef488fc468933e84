export { PointsBar } from './points-bar.tsx'
