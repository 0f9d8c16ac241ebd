import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { OfflineNotice } from './offline-notice'

afterEach(() => onlineManager.setOnline(undefined))

test('shows that the browser is offline until it is online again', () => {
  renderInShop(<OfflineNotice />)
  const notice = screen.getByRole('status')
  expect(notice).toBeEmptyDOMElement()
  act(() => onlineManager.setOnline(false))
  expect(notice).toHaveTextContent(
    'You are offline. We will carry on as soon as you are connected again.',
  )
  act(() => onlineManager.setOnline(true))
  expect(notice).toBeEmptyDOMElement()
})
