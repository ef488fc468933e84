import { Copy } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { showToast } from './toast-store.ts'

/** Copies a number; without clipboard permission the number is still readable. */
export function CopyButton({ label, value, copied }: { label: string; value: string; copied: string }) {
  async function copy(): Promise<void> {
    await navigator.clipboard?.writeText(value).then(
      () => showToast({ text: copied, tone: 'success' }),
      () => showToast({ text: value }),
    )
  }
  return (
    <IconButton
      label={label}
      icon={<Copy aria-hidden size={18} strokeWidth={1.75} />}
      onClick={() => void copy()}
    />
  )
}
