/** The limit of a workbook's unpacked sheets; a list of some hundred rows is far below it. */
const mostBytes = 64 * 1024 * 1024

const signs = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 }

type Entry = { head: Uint8Array; name: Uint8Array; packed: Uint8Array; method: number }

/** The parts of a zip file by its central directory. */
function readEntries(zip: Uint8Array): Entry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  let end = zip.length - 22
  while (end >= 0 && view.getUint32(end, true) !== signs.end) end -= 1
  if (end < 0) throw new Error('not a zip file')
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    if (view.getUint32(at, true) !== signs.entry) throw new Error('a broken zip file')
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ]
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const entry: Entry = {
      head: zip.slice(at, at + 46),
      name: zip.slice(at + 46, at + 46 + nameLength),
      packed: zip.subarray(start, start + view.getUint32(at + 20, true)),
      method: view.getUint16(at + 10, true),
    }
    at += 46 + nameLength + extra + comment
    return entry
  })
}

async function inflate({ packed, method }: Entry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (method === 0) return packed.slice()
  const reader = new Blob([packed.slice()])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) throw new Error('too large a workbook')
    parts.push(part.value as Uint8Array<ArrayBuffer>)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/**
 * The same zip file, uncompressed: the spreadsheet reader unpacks large parts in a blob worker, which our
 * content security policy blocks.
 */
export async function unpackXlsx(file: Blob): Promise<Blob> {
  const out: Uint8Array<ArrayBuffer>[] = []
  const table: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  let left = mostBytes
  const entries = readEntries(new Uint8Array(await file.arrayBuffer())).filter(({ name }) =>
    /\.(xml|rels)$/.test(new TextDecoder().decode(name)),
  )
  for (const entry of entries) {
    const content = await inflate(entry, left)
    left -= content.length
    const head = new Uint8Array(entry.head) as Uint8Array<ArrayBuffer>
    const view = new DataView(head.buffer)
    for (const [place, value] of [
      [20, content.length],
      [24, content.length],
      [42, at],
    ] as const)
      view.setUint32(place, value, true)
    for (const [place, value] of [
      [8, view.getUint16(8, true) & 0xfff7],
      [10, 0],
      [30, 0],
      [32, 0],
    ] as const)
      view.setUint16(place, value, true)
    const local = new Uint8Array(30)
    new DataView(local.buffer).setUint32(0, signs.local, true)
    local.set(head.subarray(6, 32), 4)
    const name = new Uint8Array(entry.name) as Uint8Array<ArrayBuffer>
    out.push(local, name, content)
    table.push(head, name)
    at += local.length + name.length + content.length
  }
  const tail = new DataView(new ArrayBuffer(22))
  tail.setUint32(0, signs.end, true)
  for (const place of [8, 10]) tail.setUint16(place, entries.length, true)
  tail.setUint32(
    12,
    table.reduce((sum, part) => sum + part.length, 0),
    true,
  )
  tail.setUint32(16, at, true)
  return new Blob([...out, ...table, tail])
}
