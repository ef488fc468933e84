import { useEffect, useState } from 'react'
import type { KeptProof } from '#web/rider/store/kept-action.ts'

export function ProofPicture({ proof: { bytes, type }, alt }: { proof: KeptProof; alt: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  return (
    <img
      src={address}
      alt={alt}
      className="aspect-4/3 w-full rounded-input border-2 border-ink object-cover"
    />
  )
}
