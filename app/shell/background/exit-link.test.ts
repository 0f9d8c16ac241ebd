/** @jest-environment jest-fixed-jsdom */
import { exitLinkOf } from './exit-link'

const HERE = 'http://localhost/'
const OWN = ['localhost', 'volume.localhost']

function click(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html
  const result: { link?: string } = {}
  const listen = (event: MouseEvent) => {
    result.link = exitLinkOf(event, HERE, OWN)
    event.preventDefault()
  }
  document.addEventListener('click', listen)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector('b')?.dispatchEvent(event)
  document.removeEventListener('click', listen)
  return result.link
}

test.each([
  [
    'an outside link',
    '<a href="https://elsewhere.example/a"><b>x</b></a>',
    'https://elsewhere.example/a',
  ],
  ['a page of ours', '<a href="/cart"><b>x</b></a>', undefined],
  ['another site of ours', '<a href="http://volume.localhost/"><b>x</b></a>', undefined],
  ['a telephone number', '<a href="tel:+18005550199"><b>x</b></a>', undefined],
  ['another tab', '<a href="https://elsewhere.example" target="_blank"><b>x</b></a>', undefined],
  ['no link', '<b>x</b>', undefined],
])('%s', (_name, html, expected) => {
  expect(click(html)).toBe(expected)
})

test('with a key held the browser opens another tab', () => {
  expect(
    click('<a href="https://elsewhere.example"><b>x</b></a>', { ctrlKey: true }),
  ).toBeUndefined()
})
