import { expect, test } from 'vitest'
import { sitemapIndexOf, sitemapOf } from './sitemap.ts'

test('each page in both languages, each naming the other; odd names are escaped', () => {
  const xml = sitemapOf('https://shop.example', [
    { path: '/' },
    { path: '/product?c1=A&c2=B', day: '2026-11-01' },
  ])
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])).toEqual([
    'https://shop.example/',
    'https://shop.example/en',
    'https://shop.example/product?c1=A&amp;c2=B',
    'https://shop.example/en/product?c1=A&amp;c2=B',
  ])
  expect(xml.match(/hreflang="en" href="https:\/\/shop.example\/en"/g)).toHaveLength(2)
  expect(xml).toContain('<lastmod>2026-11-01</lastmod>')
  expect(sitemapOf('https://x', [{ path: `/product/<'">` }])).toContain('/product/&lt;&apos;&quot;&gt;</loc>')
})

test('twenty-four thousand products fit into one file by number and by size', () => {
  const xml = sitemapOf(
    'https://shop.example.co.th',
    Array.from({ length: 24_000 }, (_, at) => ({ path: `/product/P${at}` })),
  )
  expect(xml.match(/<url>/g)).toHaveLength(48_000)
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 2 ** 20)
})

test('the index names every part', () => {
  expect(sitemapIndexOf('https://x', 3).match(/sitemap\.xml\?part=\d/g)).toEqual([
    'sitemap.xml?part=0',
    'sitemap.xml?part=1',
    'sitemap.xml?part=2',
  ])
})
