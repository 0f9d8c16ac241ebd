import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { IntlProvider } from 'react-intl'
import { Router } from 'react-router-dom'
import { useState } from 'react'
import { Modal } from './modal'

function Survey() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title="How are we doing?">
      <p>Tell us.</p>
    </Modal>
  )
}

test('a dialog stays while the page is narrowed down, and goes with the page', async () => {
  const history = createMemoryHistory({ initialEntries: ['/', '/category/bars'], initialIndex: 1 })
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <Router history={history}>
        <Survey />
      </Router>
    </IntlProvider>,
  )
  expect(await screen.findByRole('dialog', { name: 'How are we doing?' })).toBeVisible()
  act(() => history.push('/category/bars?q=nut'))
  expect(screen.getByRole('dialog', { name: 'How are we doing?' })).toBeVisible()
  act(() => history.push('/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
