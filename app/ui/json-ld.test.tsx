import { render, waitFor } from '@testing-library/react'
import { JsonLd } from './json-ld'

test('text does not end the script, and what is empty is left out', async () => {
  const name = '</script><script>steal()</script>'
  render(<JsonLd data={{ '@type': 'Review', name, reviewBody: undefined, author: '' }} />)
  await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull())
  const text = document.head.querySelector('script')?.textContent ?? ''
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Review',
    name,
  })
})
