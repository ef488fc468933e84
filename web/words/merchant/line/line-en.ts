import type { LineWords } from '#web/words/merchant/line/line-th.ts'
import type { InEnglish } from '#web/words/translation.ts'

export const lineEn = {
  'menus.about':
    'What people see under the chat of the official account. Which menu depends on whether they have connected their account.',
  'menus.readOnly': 'You can look. A manager or owner of the centre makes changes.',
  'menus.noAccount':
    'No LINE official account is set up for this centre. You can prepare the menus, but not publish them.',
  'menus.who': 'Whose menu',
  'menus.publish': 'Publish the menus',
  'menus.again': 'Publish again',
  'menus.undo': 'Undo changes',
  'menus.changed': 'Some changes are not published yet',
  'menus.published': 'The menus are on their way to LINE',
  'menus.unknown': 'The server did not answer. Try again.',
  'state.guest': 'Not connected',
  'state.customer': 'Customers',
  'state.agent': 'Agents',
  'state.staff': 'Staff',
  'menu.layout': 'Number of areas',
  'layout.six': '6 areas (2 rows)',
  'layout.four': '4 areas (2 rows)',
  'layout.three': '3 areas (1 row)',
  'layout.two': '2 areas (1 row)',
  'menu.bar': 'Text of the menu bar',
  'menu.barHint': 'At most 14 letters',
  'menu.areas': 'What each area does',
  'menu.area': 'Area {place}',
  'menu.preview': 'Preview of the menu: {state}',
  'progress.title': 'At LINE',
  'progress.none': 'Never published',
  'progress.by': 'Published by {name}, {time}',
  'progress.menus': '{count} of 4 menus made',
  'progress.pictures': '{count} of 4 pictures sent',
  'progress.default': 'Set as the main menu',
  'progress.people': '{linked} of {all} people moved to their menu',
  'progress.done': 'Everybody sees these menus',
  'progress.busy': 'LINE is busy. The shop tries again by itself.',
  'progress.refused':
    'LINE refuses these menus. Check the token of the official account, then publish again.',
} satisfies InEnglish<LineWords>
