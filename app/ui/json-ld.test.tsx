import { render } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import { JsonLd } from './json-ld'

test('text does not end the script, and what is empty is left out', () => {
  const name = '</script><script>steal()</script>'
  render(<JsonLd data={{ '@type': 'Review', name, reviewBody: undefined, author: '' }} />)
  const [script] = Helmet.peek().scriptTags
  expect(script?.innerHTML).not.toContain('<')
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Review',
    name,
  })
})
