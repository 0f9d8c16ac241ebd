import { render, waitFor } from '@testing-library/react'
import { Helmet } from './helmet'

const addresses = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) =>
    link.getAttribute('href'),
  )
const description = () =>
  [...document.head.querySelectorAll('meta[name="description"]')].map((meta) =>
    meta.getAttribute('content'),
  )

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title>Old</title><link rel="stylesheet" href="/styles.css">'
})

test('elements of the server stay where they are, and what is no longer meant goes', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link data-react-helmet="true" rel="canonical" href="/one">
     <meta data-react-helmet="true" name="description" content="Of another page">`,
  )
  const canonical = document.head.querySelector('link[rel="canonical"]')
  render(
    <Helmet>
      <title>One</title>
      <link rel="canonical" href="/one" />
    </Helmet>,
  )
  await waitFor(() => expect(document.title).toBe('One'))
  expect(description()).toEqual([])
  expect(document.head.querySelector('link[rel="canonical"]')).toBe(canonical)
  expect(addresses('stylesheet')).toEqual(['/styles.css'])
})

test('of two components the later one takes precedence, until it leaves', async () => {
  const page = (isOpen: boolean) => (
    <>
      <Helmet>
        <title>Page</title>
        <meta name="description" content="page" />
        <link rel="alternate" hrefLang="en-US" href="/" />
        <link rel="alternate" hrefLang="x-default" href="/" />
      </Helmet>
      {isOpen && (
        <Helmet htmlAttributes={{ 'data-accent': 'berry' }}>
          <title>Sheet</title>
          <meta name="description" content="sheet" />
        </Helmet>
      )}
    </>
  )
  const { rerender } = render(page(true))
  await waitFor(() => expect(description()).toEqual(['sheet']))
  expect(document.title).toBe('Sheet')
  expect(document.documentElement.dataset.accent).toBe('berry')
  expect(addresses('alternate')).toEqual(['/', '/'])
  rerender(page(false))
  await waitFor(() => expect(description()).toEqual(['page']))
  expect(document.title).toBe('Page')
})
