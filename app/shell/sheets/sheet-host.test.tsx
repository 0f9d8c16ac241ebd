import loadable from '@loadable/component'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory } from 'history'
import { useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { Dialog } from '@/ui/dialog'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { closeSheets } from '../../../tests/setup/close-sheets'
import { SheetHost } from './sheet-host'

const First = () => <p>The sheet</p>
const Second = () => <p>Another sheet</p>
let arrive: () => void
const Late = loadable(() => new Promise<typeof First>((resolve) => (arrive = () => resolve(First))))
const sheets = { 'added-to-bag': First, 'need-help': Second, subscribe: Late }

let shown: ReturnType<typeof useSheetState>
let sheet: ReturnType<typeof useSheet>
function Probe() {
  sheet = useSheet()
  shown = useSheetState()
  return null
}

function renderHost(page?: ReactNode) {
  const history = createMemoryHistory()
  render(
    <Router history={history}>
      <SheetHost sheets={sheets} />
      <Probe />
      {page}
    </Router>,
  )
  return history
}

afterEach(closeSheets)

test('opening another sheet replaces the one that is open, whose callback runs [SHEET-001, SHEET-003]', () => {
  renderHost()
  const onClose = jest.fn()
  act(() => sheet.open('added-to-bag', { items: [] }, { onClose }))
  act(() => sheet.open('need-help', {}))
  expect(shown).toMatchObject({ name: 'need-help', isOpen: true })
  expect(screen.getByText('Another sheet')).toBeInTheDocument()
  expect(screen.queryByText('The sheet')).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a change of page closes it, once [SHEET-002, SHEET-003]', () => {
  const history = renderHost()
  const onClose = jest.fn()
  act(() => sheet.open('added-to-bag', { items: [] }, { onClose }))
  act(() => history.push('/elsewhere'))
  expect(shown?.isOpen).toBe(false)
  act(() => history.push('/again'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('going back while its code is loading cancels it, once [SHEET-002, SHEET-003]', async () => {
  const history = renderHost()
  act(() => history.push('/elsewhere'))
  const onClose = jest.fn()
  act(() => sheet.open('subscribe', {}, { onClose }))
  act(() => history.goBack())
  expect(shown).toBeUndefined()
  expect(onClose).toHaveBeenCalledTimes(1)
  await act(() => Promise.resolve(arrive()))
  expect(screen.queryByText('The sheet')).not.toBeInTheDocument()
  act(() => sheet.open('subscribe', {}))
  expect(await screen.findByText('The sheet')).toBeVisible()
})

test('a closed sheet stays until it is out of sight', () => {
  renderHost()
  act(() => sheet.open('added-to-bag', { items: [] }))
  act(() => sheet.close())
  expect(shown).toMatchObject({ name: 'added-to-bag', isOpen: false })
  act(() => sheet.forget())
  expect(shown).toBeUndefined()
})

function Menu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open menu</button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} placement="left" aria-label="Menu">
        <button onClick={() => sheet.open('need-help', {})}>Need Help</button>
      </Dialog>
    </>
  )
}

test('an open dialog gives way, and the focus goes back to what opened that one', async () => {
  renderHost(<Menu />)
  const opener = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(opener)
  const inside = await screen.findByRole('button', { name: 'Need Help' })
  await waitFor(() => expect(inside).toHaveFocus())
  await userEvent.click(inside)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(shown).toMatchObject({ name: 'need-help', isOpen: true })
  expect(shown?.opener === opener).toBe(true)
})
