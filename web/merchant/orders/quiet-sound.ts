/** Two soft notes, made here so that nothing has to be loaded. */
export function playQuietSound(): void {
  const audio = new AudioContext()
  const [start, volume] = [audio.currentTime, audio.createGain()]
  volume.connect(audio.destination)
  volume.gain.setValueAtTime(0.06, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5)
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const note = audio.createOscillator()
    note.frequency.value = pitch
    note.connect(volume)
    note.start(start + at)
    note.stop(start + at + 0.3)
  }
  setTimeout(() => void audio.close(), 1_000)
}
