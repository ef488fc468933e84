import { makeSheets } from './make-sheets.ts'

export const { readSheetFile, writeWorkbook } = makeSheets({
  file: new URL('./sheet-worker.ts', import.meta.url),
  ...{ most: 1, patience: 60_000, waiting: 5, memory: 1_024 },
})
