import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory } from 'history'
import { IntlProvider } from 'react-intl'
import { Router } from 'react-router-dom'
import { showToast } from './toast'
import { ToastHost } from './toast-host'

function renderPage() {
  const history = createMemoryHistory({ initialEntries: ['/cart'] })
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <Router history={history}>
        <main tabIndex={-1}>
          <button>Checkout</button>
        </main>
        <ToastHost />
      </Router>
    </IntlProvider>,
  )
  return history
}

const show = (content: Parameters<typeof showToast>[0]) => act(() => showToast(content))
const toast = (text: string) => screen.findByText(text)
const isGone = (text: string) =>
  waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument())

test('is announced, undoes once, and gives the focus back', async () => {
  renderPage()
  const run = jest.fn()
  show({ text: 'Box removed.', undo: { label: 'Undo removing Box', run } })
  expect((await toast('Box removed.')).closest('[role=status]')).toBeVisible()
  const checkout = screen.getByRole('button', { name: 'Checkout' })
  act(() => checkout.focus())
  const undo = screen.getByRole('button', { name: 'Undo removing Box' })
  expect(undo).toHaveTextContent('Undo')
  await userEvent.click(undo)
  fireEvent.click(undo)
  expect(run).toHaveBeenCalledTimes(1)
  await isGone('Box removed.')
  await waitFor(() => expect(checkout).toHaveFocus())
})

test('Alt+T leads to it, Escape dismisses it, and the focus is not lost', async () => {
  renderPage()
  show({ text: 'Box removed.' })
  await toast('Box removed.')
  await userEvent.keyboard('{Alt>}[KeyT]{/Alt}')
  const region = screen.getByRole('region', { name: 'Notifications (Alt+T)' })
  await waitFor(() => expect(region).toHaveFocus())
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await isGone('Box removed.')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('of many the last three are shown', async () => {
  renderPage()
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    show({ text: `${name} removed.` })
    await toast(`${name} removed.`)
  }
  await isGone('One removed.')
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3)
})

test('belongs to its page', async () => {
  const history = renderPage()
  show({ text: 'Box removed.', isLasting: true })
  await toast('Box removed.')
  act(() => history.push('/category/bars'))
  await isGone('Box removed.')
})

test('stays on the pages where its undo still makes sense', async () => {
  const history = renderPage()
  show({ text: 'Box emptied.', isKeptOn: (pathname) => pathname.startsWith('/cart') })
  show({ text: 'Box removed.' })
  await toast('Box emptied.')
  await toast('Box removed.')
  act(() => history.push('/cart/gifts'))
  await isGone('Box removed.')
  expect(screen.getByText('Box emptied.')).toBeVisible()
  act(() => history.push('/checkout'))
  await isGone('Box emptied.')
})
