import { sanitizeContent } from './sanitize-content.server'

const cleaned = (markdown: string) =>
  sanitizeContent({ contentType: 'shipping-page', unexpectedError: { markdown } }).unexpectedError

test('what an editor wrote as Markdown arrives as clean markup', () => {
  expect(cleaned('Please **call us**, or [write](/contact-us).')).toEqual({
    html: '<p>Please <strong>call us</strong>, or <a href="/contact-us">write</a>.</p>\n',
  })
  expect(cleaned('<script>x()</script><img src=x onerror=x()>Hello')).toEqual({ html: 'Hello' })
  expect(cleaned('[x](javascript:alert(1))')).toEqual({ html: '<p><a>x</a></p>\n' })
})

test('custom markup keeps its layout, and neither scripts nor handlers, styles or frames [CNT-046]', () => {
  const markup =
    '<div data-layout="columns" style="position:fixed" onclick="x()"><p>Hi</p></div><script>x()</script><iframe src="https://a.example"></iframe><img src="https://a.example/x.png">'
  expect(sanitizeContent({ contentType: 'custom-html', markup }).markup).toBe(
    '<div data-layout="columns"><p>Hi</p></div><img alt="" loading="lazy" />',
  )
})

test.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script><style>p{}</style><iframe src="https://a.example"></iframe>b', 'b'],
  [
    '<div data-layout="columns" style="color:red" class="x">c</div>',
    '<div data-layout="columns">c</div>',
  ],
  ['<div data-layout="anything">d</div>', '<div data-layout>d</div>'],
  [
    '<img src="/image/400/a.jpg" onerror="x()">',
    '<img alt="" src="/image/400/a.jpg" loading="lazy" />',
  ],
  ['<img src="https://a.example/b.jpg" alt="B">', '<img alt="B" loading="lazy" />'],
  ['<a href="javascript:x()">e</a><a href="//a.example">f</a>', '<a>e</a><a>f</a>'],
  ['<form action="/x"><input></form>g', 'g'],
])('of custom markup %s there remains %s [CNT-046]', (markup, remains) => {
  expect(sanitizeContent({ contentType: 'custom-html', markup }).markup).toBe(remains)
})
