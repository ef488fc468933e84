const tones = { kept: [660], sent: [880, 1_320] } as const

let sound: AudioContext | undefined

/** A short buzz and a short sound; a phone that plays none stays silent. */
export function sayWithSound(what: keyof typeof tones): void {
  navigator.vibrate?.(what === 'kept' ? 40 : [30, 40, 30])
  try {
    sound ??= new AudioContext()
    // Without a touch before it, a browser plays nothing and complains of the try.
    if (sound.state === 'suspended') void sound.resume().catch(() => {})
    let at = sound.currentTime
    for (const pitch of tones[what]) {
      const [tone, loudness] = [sound.createOscillator(), sound.createGain()]
      tone.frequency.value = pitch
      loudness.gain.setValueAtTime(0.15, at)
      loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.12)
      tone.connect(loudness).connect(sound.destination)
      tone.start(at)
      tone.stop(at + 0.12)
      at += 0.13
    }
  } catch {
    // No sound on this phone.
  }
}
