import { onlineManager } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { SectionBoundary } from '@/errors/section-boundary'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { GenericFailure } from './app-error-view'
import { OfflineNotice } from './offline-notice'

beforeEach(() => {
  // React logs the errors that a boundary catches, which is expected here
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => onlineManager.setOnline(undefined))

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
  expect(page.getByRole('link', { name: 'Back to the shop' })).toLeadTo('/')
  expect(page.getByRole('link', { name: /^Call us/ })).toLeadTo(expect.stringMatching(/^tel:/))
  expect(page.queryByText(/x is undefined/)).not.toBeInTheDocument()
})

test('offline it says one thing: that the page waits for the connection [ERR-008]', () => {
  renderInShop(
    <>
      <OfflineNotice />
      <GenericFailure error={new Error('Loading chunk 12 failed.')} />
    </>,
  )
  expect(screen.getByRole('heading')).toHaveTextContent(/^Oh fudge!/)
  act(() => onlineManager.setOnline(false))
  expect(screen.getByRole('heading')).toHaveTextContent('This page opens once you are back online.')
  expect(screen.getByText('Loading chunk 12 failed')).toBeVisible()
  expect(screen.queryByText(/Oh fudge!/)).not.toBeInTheDocument()
})
