import type { PaperWords } from '#web/words/merchant/paper-th.ts'
import type { InEnglish } from '#web/words/translation.ts'

export const paperEn = {
  'paper.title': 'Papers',
  'paper.print': 'Print',
  'paper.pdf': 'PDF',
  'paper.pdfOf': '{paper} as PDF',
  'paper.both': 'The PDF holds original and copy',
  'paper.copies': 'Original or copy',
  'paper.back': 'Back to the order',
  'paper.backToOrders': 'All orders',
  'paper.backToRun': 'Back to the run',
  'paper.sheet': 'Preview',
  'paper.invoice': 'Tax invoice',
  'paper.bill': 'Bill or receipt',
  'paper.credit-note': 'Credit note',
  'paper.delivery-note': 'Delivery note',
  'paper.pickList': 'Pick list',
  'paper.printPickList': 'Print pick list',
  'paper.tooMany': 'At most {count} {count|order|orders} at once',
} satisfies InEnglish<PaperWords>
