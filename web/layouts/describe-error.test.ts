import { describe, expect, test } from 'vitest'
import { generalProblems } from '#shop/problems/general-problems.ts'
import { fill } from '#shop/words/locale.ts'
import { commonEn } from '#web/words/common-en.ts'
import { commonTh } from '#web/words/common-th.ts'
import { describeError } from './describe-error.ts'

type Words = Record<string, string>
const sayIn = (words: Words) => (key: string, params?: Record<string, string | number>) =>
  fill(words[key] ?? key, params)
const [th, en] = [sayIn(commonTh), sayIn(commonEn)] as unknown as [
  Parameters<typeof describeError>[1],
  Parameters<typeof describeError>[1],
]
/** A loader's error, as a page receives it. */
const response = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })

describe('a page whose request never came through says that the network failed', () => {
  test.each([
    ['Chromium', new TypeError('Failed to fetch')],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari', new TypeError('Load failed')],
    ['Safari, naming the host', new TypeError('Load failed (shop.example)')],
    ['iOS, cut on the way', new TypeError('The network connection was lost.')],
    ['iOS without a signal', new TypeError('The Internet connection appears to be offline.')],
    ['iOS, no such host', new TypeError('A server with the specified hostname could not be found.')],
    ['iOS, closed port', new TypeError('Could not connect to the server.')],
    ['iOS, too slow', new TypeError('The request timed out.')],
    ['Chromium, a script', new TypeError('Failed to fetch dynamically imported module: /assets/x.js')],
    ['Firefox, a script', new TypeError('error loading dynamically imported module: /assets/x.js')],
    ['Safari, a script', new TypeError('Importing a module script failed.')],
    ['cut while being read', new Error('Unable to decode turbo-stream response')],
    ['any, out of patience', new DOMException('signal timed out', 'TimeoutError')],
    [
      'pages whose API is out of reach',
      response(500, { Code: generalProblems.unreachable.code, Message: generalProblems.unreachable.en }),
    ],
  ])('%s', (_browser, error) => {
    expect(describeError(error, th)).toEqual({ status: 500, message: commonTh['error.network'] })
    expect(describeError(error, en)).toEqual({ status: 500, message: 'A network connection error occurred' })
  })
})

test.each([
  [
    'a failure of the API',
    response(500, { Code: 'general.broken', Message: 'broke' }),
    500,
    'API error: broke',
  ],
  ['a failure without words', response(500, null), 500, 'The system is under maintenance'],
  ['a refusal', response(403, { Code: 'x', Message: 'Not yours' }), 403, 'Not yours'],
  ['no such page', response(404, null), 404, 'This page could not be found'],
  [
    'our own mistake',
    new TypeError("Cannot read properties of undefined (reading 'x')"),
    undefined,
    'The system is under maintenance',
  ],
])('%s is not called a matter of the network', (_what, error, status, message) => {
  expect(describeError(error, en)).toEqual({ status, message })
})
