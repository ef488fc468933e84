import { CircleAlert } from 'lucide-react'

/** Why the form was refused; read out when it appears. */
export function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-input bg-danger-tint px-3 py-2 text-danger text-sm"
    >
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {message}
    </p>
  )
}
