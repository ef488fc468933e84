const levelWords = {
  province: /^(จังหวัด|จ\.)\s*/,
  district: /^(อำเภอ|อ\.|เขต)\s*/,
  subdistrict: /^(ตำบล|ต\.|แขวง)\s*/,
}

/** A name without its level's prefix, as people write it: เขตจตุจักร is จตุจักร. */
export function plainPlaceName(level: keyof typeof levelWords, name: string): string {
  return name.trim().replace(levelWords[level], '')
}
