import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const highlighted = (text: string, typed: string) =>
  highlight(text, typed).map((part) => (part.hit ? `[${part.text}]` : part.text))

test.each([
  ['น้ำดื่มตราน้ำใส', 'น้ำ', ['[น้ำ]', 'ดื่มตรา', '[น้ำ]', 'ใส']],
  ['Drinking Water', 'water', ['Drinking ', '[Water]']],
  ['Drinking Water', ' dr ', ['[Dr]', 'inking Water']],
  ['aaa', 'a', ['[a]', '[a]', '[a]']],
  ['น้ำดื่ม', 'xyz', ['น้ำดื่ม']],
  ['น้ำดื่ม', '', ['น้ำดื่ม']],
  // İ is longer in lower case: marking by position would cut letters in two.
  ['İzmir tea', 'tea', ['İzmir tea']],
])('in %s, %s is marked', (text, typed, parts) => {
  expect(highlighted(text, typed)).toEqual(parts)
})

test('the parts together are the text', () => {
  for (const typed of ['a', 'na', 'ban', 'anana', '.', '('])
    expect(
      highlight('banana (ban.)', typed)
        .map(({ text }) => text)
        .join(''),
    ).toBe('banana (ban.)')
})
