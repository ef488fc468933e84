import type { LogWords } from '#web/words/merchant/settings/log-th.ts'
import type { InEnglish } from '#web/words/translation.ts'

export const logEn = {
  'log.guarded':
    'This log can only be added to: the database lets the shop neither change nor remove a line.',
  'log.unguarded':
    'The database does not yet keep the log from being changed. Ask your operator for an owner’s account of its own (DATABASE_OWNER_URL).',
  'log.none': 'Nothing is logged yet',
  'log.noneText': 'When staff change something, you see here who did it, when, and from what to what.',
  'log.noneFound': 'Nothing in the log fits',
  'filter.search': 'Number, code, name or value',
  'filter.from': 'From',
  'filter.to': 'Until',
  'filter.fromDay': 'From {day}',
  'filter.toDay': 'Until {day}',
  'filter.person': 'Who',
  'filter.kind': 'Kind',
  'filter.any': 'Any',
  'entry.itself': 'Customer',
  'entry.ofNetwork': 'Whole network',
  'entry.before': 'from',
  'entry.after': 'to',
  'entry.more': '{count} more {count|field|fields}',
  'entry.less': 'Show less',
} satisfies InEnglish<LogWords>
