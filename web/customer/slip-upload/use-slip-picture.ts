import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { SlipRead } from './read-slip.ts'

export type SlipPicture = { name: string; href: string; read: SlipRead | undefined; picture: Blob }

/** The chosen picture: shown at once, its QR read while it is looked at. */
export function useSlipPicture() {
  const [chosen, setChosen] = useState<SlipPicture>()
  const latest = useRef<File>(undefined)
  useEffect(() => () => URL.revokeObjectURL(chosen?.href ?? ''), [chosen?.href])

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const photo = target.files?.[0]
    if (!photo) return
    latest.current = photo
    const shown = { name: photo.name, href: URL.createObjectURL(photo), picture: photo }
    setChosen({ ...shown, read: undefined })
    const found = await read(photo)
    if (latest.current === photo) setChosen({ ...shown, ...found })
  }
  return { chosen, choose }
}

/** Loaded with the first picture; where that fails, the server reads alone. */
async function read(photo: File): Promise<{ read: SlipRead; picture: Blob }> {
  try {
    const { readSlip } = await import('./read-slip.ts')
    return await readSlip(photo)
  } catch {
    return { read: { kind: 'none' }, picture: photo }
  }
}
