// A check may be replaced by a wider one, which refuses nothing the running version writes. A key may not go,
// since inserts name it.
const rules: readonly { breaks: RegExp; why: string }[] = [
  {
    breaks:
      /\bdrop\s+(table|column|constraint(?!\s+(if\s+exists\s+)?\w+_check\b)|function|procedure|view|type|trigger|schema|default|identity)\b/,
    why: 'drops what the running version may use',
  },
  {
    breaks: /\balter\s+table\b.*\bdrop\s+(?!not\s+null|column|constraint|default|identity|expression)\w/,
    why: 'drops a column the running version may use',
  },
  {
    breaks: /\brename\s+(to|column|constraint|attribute|value)\b/,
    why: 'renames what the running version may use',
  },
  { breaks: /\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/, why: 'changes a type' },
  { breaks: /\bset\s+not\s+null\b/, why: 'refuses rows that the running version writes' },
  {
    breaks:
      /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?(?!constraint\b|primary\b|unique\b|check\b|foreign\b)\S+\s(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(default|generated)\b)/,
    why: 'adds a column the running version does not fill',
  },
]
const mark = /--\s*may go after [0-9a-f]{7,40}\b/

/**
 * What the previous version could not survive in a migration, unless marked with the release after which it
 * may go.
 */
export function whyNotSideBySide(sql: string): string[] {
  // A function's body runs when called, not in the migration.
  const statements = sql.replace(/\$(\w*)\$.*?\$\1\$/gs, "''").split(';')
  return statements.flatMap((statement) => {
    if (mark.test(statement)) return []
    const bare = statement
      .replace(/--.*$/gm, '')
      .replace(/'[^']*'/g, "''")
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
    return rules.filter(({ breaks }) => breaks.test(bare)).map(({ why }) => `${why}: ${bare}`)
  })
}
