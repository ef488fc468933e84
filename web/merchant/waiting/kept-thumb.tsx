import { useEffect, useState } from 'react'
import type { KeptPhoto } from '#web/merchant/outbox/entry.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

type KeptThumbProps = { photo: Pick<KeptPhoto, 'bytes' | 'type'>; alt: string; className?: string }

/** A photo that is still on this device. */
export function KeptThumb({ photo: { bytes, type }, alt, className }: KeptThumbProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const own = URL.createObjectURL(new Blob([bytes], { type }))
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [bytes, type])
  return <img src={address} alt={alt} className={joinClasses('bg-sunk object-cover', className)} />
}
