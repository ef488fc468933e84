import { type RefObject, useEffect, useRef, useState } from 'react'

type CameraState = 'opening' | 'live' | 'refused' | 'none'

/** The camera that looks away from the reader, shown in a video for as long as it is mounted. */
export function useCamera(): { video: RefObject<HTMLVideoElement | null>; state: CameraState } {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')

  useEffect(() => {
    let stream: MediaStream | undefined
    let left = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      })
      const box = video.current
      if (left || !box) return stop()
      box.srcObject = stream
      await box.play()
      setState('live')
    }
    // Old browsers inside other apps have no such door at all.
    if ('mediaDevices' in navigator) {
      open().catch(
        (error: DOMException) => left || setState(error.name === 'NotAllowedError' ? 'refused' : 'none'),
      )
    } else setState('none')
    return () => {
      left = true
      stop()
    }
  }, [])

  return { video, state }
}
