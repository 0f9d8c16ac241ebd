import { act, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pushEvent } from '@/shopper/analytics/data-layer'
import { showInspector } from './analytics-inspector'
import { isInspectorOn } from './is-inspector-on'

afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('shows the events of the page as they come, the last first, by keys too', async () => {
  window.dataLayer = [{ event: 'gtm.js' }, { other: 'pushed by somebody else' }]
  let stop = () => {}
  act(() => void (stop = showInspector()))
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Events 1' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  act(() => pushEvent('add-to-cart', { productId: 'truffles', quantity: 2 }))
  expect(screen.getByRole('button', { name: 'Events 3' })).toBeVisible()
  const list = within(screen.getByRole('region', { name: 'Events of this page' }))
  const [first, second, third] = list.getAllByRole('listitem')
  expect(first).toHaveTextContent('add-to-carthomepageproductIdtrufflesquantity2')
  expect(second).toHaveTextContent('consenthomepagetrackingrefused')
  expect(third).toHaveTextContent('gtm.js')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  act(() => stop())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('is switched on and off by an address of the developer’s own machine', () => {
  expect(isInspectorOn()).toBe(false)
  window.history.replaceState(null, '', '/?analytics-inspector')
  expect(isInspectorOn()).toBe(true)
  window.history.replaceState(null, '', '/cart')
  expect(isInspectorOn()).toBe(true)
  window.history.replaceState(null, '', '/cart?analytics-inspector=off')
  expect(isInspectorOn()).toBe(false)
})

test('and on no other', () => {
  const location = { hostname: 'shop.example', search: '?analytics-inspector' }
  jest
    .spyOn(window, 'window', 'get')
    .mockReturnValue(Object.assign(Object.create(window), { location }))
  expect(isInspectorOn()).toBe(false)
})
