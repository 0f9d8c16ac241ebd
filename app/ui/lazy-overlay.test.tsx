import loadable from '@loadable/component'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { DialogWindow } from './dialog-window'
import { lazyOverlay } from './lazy-overlay'
import type { Opened } from './use-close-on-leaving'

const Survey = (opened: Opened) => (
  <DialogWindow {...opened} placement="center" title="How are we doing?">
    <p>Tell us.</p>
  </DialogWindow>
)

let arrive: () => void
let fail: () => void
let history: ReturnType<typeof useHistory>

/** Renders a button for a dialog on the second page of a visit, and clicks it. */
async function open() {
  const load = () =>
    new Promise<typeof Survey>((resolve, reject) => {
      arrive = () => resolve(Survey)
      fail = () => reject(new Error('Loading chunk 7 failed.'))
    })
  const LazySurvey = lazyOverlay('survey', loadable(load, { ssr: false }))
  function Page() {
    const [isOpen, setOpen] = useState(false)
    history = useHistory()
    return (
      <>
        <button onClick={() => setOpen(true)}>Feedback</button>
        <LazySurvey isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  }
  renderInShop(<Page />, '/category/bars')
  act(() => history.push('/category/nuts'))
  await userEvent.click(opener())
}

const opener = () => screen.getByRole('button', { name: 'Feedback' })
const dialog = () => screen.queryByRole('dialog')
const settle = (how: () => void) => act(() => Promise.resolve(how()))

beforeEach(() => {
  // the page has already been reloaded once
  sessionStorage.setItem('chunk-reload', '"/"')
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a dialog opens when its code is loaded, also after a new search of the same page', async () => {
  await open()
  act(() => history.push('/category/nuts?q=fig'))
  expect(dialog()).not.toBeInTheDocument()
  await settle(arrive)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test.each([
  ['going back', () => history.goBack()],
  ['a link', () => history.push('/category/figs')],
  ['a redirect', () => history.replace('/cart')],
])('%s while its code is loading cancels a dialog', async (_how, leave) => {
  await open()
  act(leave)
  await settle(arrive)
  expect(dialog()).not.toBeInTheDocument()
  expect(opener()).toHaveFocus()
  await userEvent.click(opener())
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('going back while its code is loading leaves no failure on the other page', async () => {
  await open()
  act(() => history.goBack())
  await settle(fail)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failure to load goes with its page, and the next click loads again', async () => {
  await open()
  await settle(fail)
  expect(screen.getByRole('alert')).toBeVisible()
  act(() => history.goBack())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(opener())
  await settle(arrive)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('a failure to load returns the focus when it is closed', async () => {
  await open()
  await settle(fail)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await waitFor(() => expect(opener()).toHaveFocus())
})
