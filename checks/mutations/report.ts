import { type Harmless, readHarmless } from './harmless.ts'
import type { Fault } from './plant.ts'

/** The share of planted faults that tests must catch. */
const least = 0.9

type Tried = Fault & { caughtBy: string | undefined }

const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')
const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`
const isOf = (fault: Fault, { file, was, becomes }: Harmless) =>
  fault.file === file && becomes.some((each) => fault.isChange(was, each))

/** Says what was planted, caught and left, with the reason why each survivor is harmless; true when enough were caught and no survivor lacks one. */
export function report(tried: readonly Tried[], isWhole: boolean): boolean {
  const harmless = readHarmless()
  const left = tried.filter(({ caughtBy }) => caughtBy === undefined)
  const reasonOf = (fault: Fault) => harmless.find((each) => isOf(fault, each))?.why
  const [explained, unexplained] = [
    left.filter((fault) => reasonOf(fault)),
    left.filter((fault) => !reasonOf(fault)),
  ]
  for (const [says, faults] of [
    ['Survived, and harmless', explained],
    ['Survived, without a reason why that is harmless', unexplained],
  ] as const) {
    if (faults.length > 0) console.log(`\n${says}:`)
    for (const fault of faults) {
      console.log(`${fault.file}:${fault.line}\n  - ${fault.was}\n  + ${fault.becomes}`)
      const why = reasonOf(fault)
      if (why) console.log(`    ${why}`)
    }
  }
  const planted = new Set(tried.map(({ file }) => file))
  const stale = harmless.filter(
    (each) => (isWhole || planted.has(each.file)) && !left.some((fault) => isOf(fault, each)),
  )
  if (stale.length > 0) console.log('\nListed as harmless, but caught, or no longer in the text:')
  for (const { file, was } of stale) console.log(`${file}: ${was}`)

  console.log(`\n${'folder'.padEnd(24)} planted  caught  survived  harmless`)
  for (const [folder, faults] of Map.groupBy(tried, ({ file }) => folderOf(file)))
    sayRow(folder, faults, reasonOf)
  sayRow('all', tried, reasonOf)
  const isEnough = !isWhole || tried.length - left.length >= least * tried.length
  if (!isEnough) console.error('Fewer than 90 % were caught.')
  return isEnough && unexplained.length === 0
}

function sayRow(
  name: string,
  faults: readonly Tried[],
  reasonOf: (fault: Fault) => string | undefined,
): void {
  const left = faults.filter(({ caughtBy }) => caughtBy === undefined)
  const explained = left.filter((fault) => reasonOf(fault)).length
  const caught = faults.length - left.length
  const cells = [
    String(faults.length).padStart(7),
    String(caught).padStart(7),
    String(left.length).padStart(9),
    String(explained).padStart(9),
  ]
  console.log(`${name.padEnd(24)} ${cells.join(' ')}  ${percent(caught, faults.length)} caught`)
}
