import { screen, within } from '@testing-library/react'
import { SectionBoundary } from '@/errors/section-boundary'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { GenericFailure } from './app-error-view'

beforeEach(() => {
  // React reports what a boundary catches; that report is expected here
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => jest.restoreAllMocks())

function Broken(): never {
  throw new TypeError('x is undefined')
}

test('a page that breaks says so, with ways to home and to somebody who answers [ERR-001, ERR-013]', () => {
  renderInShop(
    <main>
      <SectionBoundary name="page" fallback={(error) => <GenericFailure error={error} />}>
        <Broken />
      </SectionBoundary>
    </main>,
  )
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('heading')).toHaveTextContent(
    'Oh fudge! Something unexpected went wrong! Please try again or contact us.',
  )
  expect(page.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/')
  expect(page.getByRole('link', { name: /^Call us/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
  expect(page.queryByText(/x is undefined/)).not.toBeInTheDocument()
})
