export { ScanSheet, type ScanWords } from './scan-sheet.tsx'
