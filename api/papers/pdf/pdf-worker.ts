import { parentPort } from 'node:worker_threads'
import type { Paper } from '#shop/papers/paper.ts'
import { drawPaper } from './draw-paper.ts'

export type PdfAnswer = { bytes: Uint8Array } | { failed: string }

parentPort?.on('message', (paper: Paper) => {
  void drawPaper(paper)
    .then((bytes): PdfAnswer => ({ bytes }))
    .catch((error: unknown): PdfAnswer => ({ failed: String(error instanceof Error ? error.stack : error) }))
    .then((answer) => parentPort?.postMessage(answer))
})
