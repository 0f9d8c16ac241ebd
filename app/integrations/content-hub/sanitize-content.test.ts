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
