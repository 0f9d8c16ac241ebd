import type { MailContent } from '../mail-content'
import { renderMail } from './render-mail'

const BRAND = {
  name: 'Volume Savings',
  accent: '#1f4d3a',
  homeUrl: 'https://volume.shop.example/',
  phone: '(800) 555-0177',
}
const CONTENT: MailContent = {
  reference: 'test:1',
  to: 'ada@example.com',
  siteId: 'volume',
  subject: 'A subject & more',
  preheader: 'What the inbox shows',
  heading: 'A heading',
  blocks: [
    { kind: 'text', text: 'First <i>line</i>\nand second' },
    { kind: 'button', text: 'Go on', href: 'https://shop.example/?a=1&b=2' },
    { kind: 'link', text: 'Or see', href: 'https://shop.example/order' },
    {
      kind: 'items',
      title: 'Items',
      items: [
        {
          line: '2 × Box at $3',
          name: 'Box',
          detail: '2 × $3',
          amount: '$6',
          notes: [['Ribbon', '$1']],
        },
      ],
    },
    { kind: 'facts', title: 'Totals', rows: [['Total', '$7', 'total']] },
    { kind: 'quote', text: 'With love' },
    { kind: 'code', label: 'Number', code: 'AB-12' },
    { kind: 'picture', imageUrl: 'https://shop.example/image/1080/a.jpg', alt: 'A box' },
  ],
}

test('the plain text contains everything that the HTML contains', () => {
  expect(renderMail(CONTENT, BRAND).text).toBe(`A heading

First <i>line</i>
and second

Go on: https://shop.example/?a=1&b=2

Or see: https://shop.example/order

ITEMS
2 × Box at $3: $6
Ribbon: $1

TOTALS
Total: $7

With love

Number
AB-12

--
Volume Savings
Questions? Call us at (800) 555-0177.
`)
})

test('the HTML has the site’s name and accent, a preheader, and dark-mode colors', () => {
  const { html } = renderMail(CONTENT, BRAND)
  for (const part of [
    '<title>A subject &amp; more</title>',
    'lang="en-US"',
    'What the inbox shows',
    '<meta name="color-scheme" content="light dark"/>',
    '@media (prefers-color-scheme:dark)',
    'background-color:#1f4d3a',
    'href="https://volume.shop.example/"',
    'First &lt;i&gt;line&lt;/i&gt;<br/>and second',
    'href="https://shop.example/?a=1&amp;b=2"',
    'max-width:600px',
    'alt="A box"',
  ]) {
    expect(html).toContain(part)
  }
})

test('an advertising mail explains why it was sent, and how to unsubscribe', () => {
  const unsubscribeUrl = 'https://shop.example/unsubscribe/1'
  const { html, text } = renderMail({ ...CONTENT, locale: 'es-US', unsubscribeUrl }, BRAND)
  expect(html).toContain(`href="${unsubscribeUrl}"`)
  expect(text).toContain(`No recibir más correos como este: ${unsubscribeUrl}`)
  expect(renderMail(CONTENT, BRAND).html).not.toContain('unsubscribe')
})
