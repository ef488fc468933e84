import type { InEnglish } from '#web/words/translation.ts'

export const scanEn = {
  'scan.title': 'Scan a barcode',
  'scan.hint': 'Hold the barcode in the frame',
  'scan.opening': 'Opening the camera',
  'scan.refused': 'The camera is not allowed. Take a photo of the barcode instead.',
  'scan.none': 'This phone cannot open its camera here. Take a photo of the barcode instead.',
  'scan.photo': 'Photo of the barcode',
  'scan.unreadable': 'The barcode could not be read. Try again.',
  'scan.close': 'Close',
} as const satisfies InEnglish<typeof import('./scan-th.ts').scanTh>
