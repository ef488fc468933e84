import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'
import { blocksOf, plainWords, sectionsOf } from './markdown-blocks.ts'
import { safeHref } from './safe-href.ts'

const show = (source: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Markdown source={source} />
    </MemoryRouter>,
  )

const allowed =
  /^<(\/?(div|p|h2|h3|ul|ol|li|strong|em|code|a|hr|table|thead|tbody|tr|th|td|img))( (class|href|rel|data-discover|tabindex|scope|src|alt|width|height|loading)="[^"<>]*")*\/?>$/

/** Every tag and attribute is one of ours, and every link leads to http(s), tel, mailto or our own pages. */
function expectHarmless(html: string): void {
  for (const tag of html.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(allowed)
  for (const [, src = ''] of html.matchAll(/ src="([^"]*)"/g))
    expect(src).toMatch(/^\/files\/contents\/[\w-]+\.webp$/)
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(href).toMatch(/^(https?:\/\/[^/]|tel:[\d+-]+$|mailto:[\w.+@-]+$|\/(?!\/|\\))/i)
}

const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></ScRiPt>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>"></math>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<style>@import "javascript:alert(1)"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="//evil.example">',
  '<template><script>alert(1)</script></template>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '</p><script>alert(1)</script><p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert`1`)',
  '[x](javascript&colon;alert`1`)',
  '[x](java\tscript:alert`1`)',
  '[x](\u0001javascript:alert`1`)',
  '[x](data:text/html,<script>alert`1`</script>)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](///evil.example)',
  '[x](https:evil.example)',
  '[x](https://user:pass@evil.example)',
  '[x](http:\\\\evil.example)',
  '[x](blob:https://x/1)',
  '[x](file:///etc/passwd)',
  '[x](mailto:a@b.c?subject=<script>)',
  '[x](mailto:javascript:alert`1`)',
  '[x](tel:javascript:alert`1`)',
  '[x](tel:*21*0812345678#)',
  '| <script>alert(1)</script> |\n|---|\n| [x](javascript:alert`1`) |',
  '*<img src=x onerror=alert`1`>*',
  '[x](https://a.example/"onmouseover="alert`1`)',
  '[x](https://a.example/><script>alert`1`</script>)',
  '[<img src=x onerror=alert`1`>](https://a.example)',
  '[**<script>alert`1`</script>**](/pdpa)',
  '![x](javascript:alert`1`)',
  '![x](https://evil.example/track.gif)',
  '![x](/files/contents/../../secret.webp)',
  '![x](/files/products/a.webp)',
  '![x](//evil.example/files/contents/a.webp)',
  '![" onerror="alert`1`](/files/contents/a.webp)',
  '![x](/files/contents/a.webp"onload="alert`1`)',
  '![<script>alert`1`</script>](/files/contents/a-12x34.webp)',
  '**<img src=x onerror=alert`1`>**',
  '# <script>alert(1)</script>',
  '- <script>alert(1)</script>',
  '1. <img src=x onerror=alert(1)>',
  '**[x](javascript:alert`1`)**',
  '[a](https://a.example)[b](javascript:alert`1`)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n[x]',
  '```\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '\u202e<script>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
]

describe('nothing that staff or a stolen account write becomes code', () => {
  test('the table is long enough to mean something', () =>
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(40))

  test.each(attacks)('%j', (attack) => {
    expectHarmless(show(attack))
    expectHarmless(show(`words ${attack} words\n\n${attack}`))
  })

  test('nor does anything put together of such pieces', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks, '[', '](', ')', '**', '\n', '# ', '- ', '<', '>', '"', 'javascript:', '/'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => expectHarmless(show(pieces.join('')))),
    )
  })

  test('a hostile text of thirty thousand characters takes no time', () => {
    // CPU time, not elapsed time, since other processes may be running.
    let took = 0
    for (const hostile of [
      '[',
      '**',
      '*a',
      '|',
      '|-',
      '| a |\n',
      '[a](',
      '[a](/',
      '* ',
      '# ',
      '**a',
      '**a** ',
      '[a](/b) ',
    ]) {
      const source = hostile.repeat(Math.ceil(30_000 / hostile.length))
      const before = process.cpuUsage()
      const html = show(source)
      took += process.cpuUsage(before).user / 1_000
      expectHarmless(html)
    }
    expect(took).toBeLessThan(5_000)
  })
})

describe('what is meant comes through', () => {
  test('headings, paragraphs, lists, bold words and links', () => {
    expect(blocksOf('## หัวข้อ\nบรรทัดแรก\nต่อกัน\n\n- หนึ่ง\n- สอง\n1. ก\n2. ข\n### เล็ก')).toEqual([
      { kind: 'heading', level: 2, text: 'หัวข้อ' },
      { kind: 'text', lines: ['บรรทัดแรก', 'ต่อกัน'] },
      { kind: 'list', ordered: false, items: ['หนึ่ง', 'สอง'] },
      { kind: 'list', ordered: true, items: ['ก', 'ข'] },
      { kind: 'heading', level: 3, text: 'เล็ก' },
    ])
    const html = show(
      'ที่หน้า **ข้อมูลของฉัน** หรือ [ติดต่อเรา](/news?code=CONTACT_001) หรือ [กฎหมาย](https://pdpc.or.th/)',
    )
    expect(html).toContain('<strong>ข้อมูลของฉัน</strong>')
    expect(html).toContain('href="/news?code=CONTACT_001"')
    expect(html).toContain('href="https://pdpc.or.th/" rel="noopener noreferrer nofollow"')
  })

  test('tables, stressed words, lines, telephones and letters', () => {
    expect(blocksOf('| ศูนย์ | โทร |\n|---|:--|\n| ก | 02 |\n| ข | 03 |\n\n---')).toEqual([
      {
        kind: 'table',
        head: ['ศูนย์', 'โทร'],
        rows: [
          ['ก', '02'],
          ['ข', '03'],
        ],
      },
      { kind: 'line' },
    ])
    expect(show('*ซื้อ 10 แถม 1*')).toContain('>ซื้อ 10 แถม 1</em>')
    expect(show('2 * 3 * 4')).toContain('<p>2 * 3 * 4</p>')
    expect(show('[โทร](tel:+6620000101) [เขียน](mailto:shop@example.co.th)')).toMatch(
      /href="tel:\+6620000101".*href="mailto:shop@example/,
    )
  })

  test('a picture that staff uploaded, with its space kept free', () => {
    const html = show('ก่อน\n\n![หน้าร้าน](/files/contents/BKK01-0a-1200x675.webp)\n\nหลัง')
    expect(html).toContain(
      '<img src="/files/contents/BKK01-0a-1200x675.webp" alt="หน้าร้าน" width="1200" height="675"',
    )
    expect(plainWords('![x](/files/contents/a.webp)\n\nคำ')).toBe('คำ')
  })

  test('sections under their headings, and plain words', () => {
    const { intro, sections } = sectionsOf(blocksOf('ต้น\n## หนึ่ง\nก\n### ย่อย\n## สอง'))
    expect(intro).toEqual([{ kind: 'text', lines: ['ต้น'] }])
    expect(sections.map(({ title, blocks }) => [title, blocks.length])).toEqual([
      ['หนึ่ง', 2],
      ['สอง', 0],
    ])
    expect(plainWords('## หัว\n**ลด** 2% [ดู](/x)\n\n- ข้อ')).toBe('ลด 2% ดู')
    expect(plainWords('ก'.repeat(300))).toHaveLength(161)
  })

  test.each(['javascript:alert(1)', '//evil.example', '', '#', 'a b', 'https://'])(
    '%j leads nowhere',
    (address) => expect(safeHref(address)).toBeUndefined(),
  )
})
