import { ScanSheet } from '#web/shared/scanning/scan-sheet.tsx'
import { useScanWords } from '#web/words/rider/road/scan-words.ts'

type ScanHereProps = { isOpen: boolean; onClose: () => void; onFound: (code: string) => void }

export default function ScanHere({ isOpen, onClose, onFound }: ScanHereProps) {
  const say = useScanWords()
  return (
    <ScanSheet
      open={isOpen}
      onClose={onClose}
      busy={false}
      onFound={(code) => {
        onFound(code)
        onClose()
      }}
      words={{
        title: say('scan.title'),
        hint: say('scan.hint'),
        opening: say('scan.opening'),
        finding: say('scan.opening'),
        refused: say('scan.refused'),
        none: say('scan.none'),
        photo: say('scan.photo'),
        unreadable: say('scan.unreadable'),
        close: say('scan.close'),
      }}
    />
  )
}
