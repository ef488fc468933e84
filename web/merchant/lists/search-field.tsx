import { TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

const pauseMs = 350

type SearchFieldProps = { label: string; text: string; to: (text: string | undefined) => string }

/** Searches after a short pause of typing, or at once with Enter. */
export function SearchField({ label, text, to }: SearchFieldProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address may change by other ways: a chip taken out, or back.
  useEffect(() => setTyped(text), [text])
  useEffect(() => () => clearTimeout(timer.current), [])
  const go = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() !== text)
      navigate(to(next.trim() || undefined), { replace: true, preventScrollReset: true })
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={60}
      value={typed}
      leftSection={<Search aria-hidden size={18} strokeWidth={1.75} />}
      className="min-w-0 flex-1"
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => go(value), pauseMs)
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) go(typed)
      }}
    />
  )
}
