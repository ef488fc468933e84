import { describe, expect, test } from 'vitest'
import { linkedPlaces, readLink } from './link-target.ts'

test.each([
  ['', { kind: 'none' }],
  ['/product/1001', { kind: 'product', code: '1001' }],
  ['/product/A%2FB', { kind: 'product', code: 'A/B' }],
  ['/product?c1=10', { kind: 'category', level: 1, code: '10' }],
  ['/product?c1=10&c2=1010', { kind: 'category', level: 2, code: '1010' }],
  ['/product', { kind: 'place', path: '/product' }],
  ['/promotion', { kind: 'place', path: '/promotion' }],
  ['/promotion/SDE', { kind: 'brand', code: 'SDE' }],
  ['/news?code=faq_001', { kind: 'page', code: 'FAQ_001' }],
  ['/contents/12', { kind: 'news', id: 12 }],
  ['https://shop.example.co.th/a?b=c', { kind: 'outside', address: 'https://shop.example.co.th/a?b=c' }],
  ['HTTPS://Shop.Example:8443', { kind: 'outside', address: 'HTTPS://Shop.Example:8443' }],
])('%j leads to what it says', (link, target) => expect(readLink(link)).toEqual(target))

describe('a link that leads nowhere, or where nobody should be led', () => {
  test.each([
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
    ],
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '///evil.example', 'https:evil.example'],
    ...[
      'http://plain.example',
      'https://',
      'https://a',
      'https://user:pass@evil.example',
      'https://@evil.example',
    ],
    ...['https://evil.example"onclick="x', 'https://evil.example/<script>', 'https://evil.example/a b'],
    ...['/merchant', '/merchant/order', '/rider', '/login', '/logout', '/checkout', '/files/x', '/rest/docs'],
    ...[
      '/contents/0',
      '/contents/x',
      '/contents/99999999999',
      '/product/%E0%A4%A',
      'product',
      'shop.example',
    ],
  ])('%j', (link) => expect(readLink(link)).toBeUndefined())
})

test('every page that can be chosen is read as itself', () => {
  for (const path of linkedPlaces) expect(readLink(path)).toEqual({ kind: 'place', path })
})
