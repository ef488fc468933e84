import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.ts'
import { importKinds, importStates, longestFileName, rowOutcomes, rowStates } from './import-kinds.ts'

const saleUnit = z.string().min(1).max(10)
const id = z.uuid()
const kind = z.enum(importKinds)
/** Products, prices, stock and credit limits are changed by manager and owner alone. */
const importers = ['manager', 'owner'] as const satisfies CallerKind[]

const importFields = {
  ...{ id: z.string(), kind, fileName: z.string(), state: z.enum(importStates) },
  ...{ madeAt: z.string(), byName: z.string(), rows: z.int(), atRow: z.int() },
  ...{ added: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() },
  ...{ applied: z.int(), refused: z.int(), undone: z.int(), kept: z.int() },
  ...{ appliedAt: z.string().nullable(), undoneAt: z.string().nullable(), undoneBy: z.string().nullable() },
}
const importSummary = z.object(importFields)
export type ImportSummary = z.output<typeof importSummary>
const oneImport = z.object({ ...importFields, unknownHeads: z.array(z.string()) })
export type OneImport = z.output<typeof oneImport>

const example = { of: 'centre', answers: ['imports.none'] } as const
const noImport = 'b3c1a9f0-8f2e-4d57-9a51-6b1f0f6a2c11'
const ofOne = {
  method: 'POST',
  who: importers,
  about: subjectOf,
  touches: {
    ...example,
    exampleRequest: ({ saleUnit }: { saleUnit: string }) => ({ saleUnit, id: noImport }),
  },
} as const

export const sendImportContract = endpoint({
  method: 'POST',
  path: 'api/imports/send',
  says: 'Takes an .xlsx or .csv file and begins to check its rows; the same id again is the same import.',
  who: importers,
  files: ['file'],
  request: z.object({
    saleUnit,
    id,
    kind,
    fileName: z.string().trim().min(1).max(longestFileName),
    file: upload.optional(),
  }),
  answer: oneImport,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      saleUnit,
      id: noImport,
      kind: 'products' as const,
      fileName: 'a.csv',
    }),
    answers: ['imports.noFile'],
  },
})

export const importContract = endpoint({
  ...ofOne,
  path: 'api/imports/one',
  says: 'How far an import is, and how many rows are new, changed, unchanged and wrong.',
  request: z.object({ saleUnit, id }),
  answer: oneImport,
})

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const importRow = z.object({
  row: z.int(),
  subject: z.string(),
  /** Of the product as it is saved; null for one that is not there yet. */
  name: z.object({ th: z.string(), en: z.string() }).nullable(),
  outcome: z.enum(rowOutcomes),
  state: z.enum(rowStates),
  /** The fields that the row changes; of a new product what it has, with nothing before. */
  cells: z.array(z.object({ field: z.string(), before: cell, after: cell })),
  reasons: z.array(z.object({ field: z.string(), th: z.string(), en: z.string() })),
})
export type ImportRow = z.output<typeof importRow>

export const importRowsContract = endpoint({
  ...ofOne,
  path: 'api/imports/rows',
  says: 'Rows of an import by what they do or what became of them, cell by cell, in the order of the file.',
  request: z.object({
    saleUnit,
    id,
    outcome: z.enum(rowOutcomes).optional(),
    state: z.enum(rowStates).optional(),
    /** The last row of the page before. */
    after: z.int().min(0).max(10_000_000).default(0),
    take: z.int().min(1).max(200).default(50),
  }),
  answer: z.object({ rows: z.array(importRow), hasMore: z.boolean() }),
})

export const importListContract = endpoint({
  method: 'POST',
  path: 'api/imports/list',
  says: 'The imports of a centre, the latest first.',
  who: importers,
  request: z.object({
    saleUnit,
    /** The time and id of the last one of the page before. */
    before: z.object({ madeAt: z.iso.datetime().max(40), id }).optional(),
    take: z.int().min(1).max(100).default(12),
  }),
  answer: z.object({ imports: z.array(importSummary), hasMore: z.boolean() }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const applyImportContract = endpoint({
  ...ofOne,
  path: 'api/imports/apply',
  says: 'Begins to apply a checked import; with wrong rows only when the caller leaves those out.',
  request: z.object({ saleUnit, id, leaveOutWrong: z.boolean().default(false) }),
  answer: oneImport,
})

export const undoImportContract = endpoint({
  ...ofOne,
  path: 'api/imports/undo',
  says: 'Begins to undo an import: what nobody changed since goes back, the rest is named.',
  request: z.object({ saleUnit, id }),
  answer: oneImport,
})

export const dropImportContract = endpoint({
  ...ofOne,
  path: 'api/imports/drop',
  says: 'Puts a checked import away without applying it.',
  request: z.object({ saleUnit, id }),
  answer: oneImport,
})

const exportRequest = { saleUnit, kind }

export const exportRowsContract = endpoint({
  method: 'POST',
  path: 'api/imports/export-rows',
  says: 'Products, prices, dated prices or stock of a centre as rows of cells, by code, some at a time.',
  who: importers,
  request: z.object({ ...exportRequest, after: z.string().max(60).default('') }),
  answer: z.object({
    heads: z.array(z.string()),
    rows: z.array(z.array(z.union([z.string(), z.number()]))),
    /** Where the next rows begin; null at the end. */
    next: z.string().nullable(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit, kind: 'stock' as const }) },
})

export const exportWorkbookContract = endpoint({
  method: 'POST',
  path: 'api/imports/export',
  says: 'The same as an Excel workbook, in base64.',
  who: importers,
  request: z.object(exportRequest),
  answer: z.object({ bytes: z.string() }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit, kind: 'stock' as const }) },
})

export const importContracts = {
  sendImport: sendImportContract,
  importDetail: importContract,
  importRows: importRowsContract,
  importList: importListContract,
  applyImport: applyImportContract,
  undoImport: undoImportContract,
  dropImport: dropImportContract,
  exportRows: exportRowsContract,
  exportWorkbook: exportWorkbookContract,
}
