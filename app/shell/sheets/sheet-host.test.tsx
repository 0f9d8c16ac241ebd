import { act, render, screen } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { Router } from 'react-router-dom'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { closeSheets } from '../../../tests/setup/close-sheets'
import { SheetHost } from './sheet-host'

const First = () => <p>The sheet</p>
const Second = () => <p>Another sheet</p>
const sheets = { 'added-to-bag': First, 'need-help': Second }

let shown: ReturnType<typeof useSheetState>
let sheet: ReturnType<typeof useSheet>
function Probe() {
  sheet = useSheet()
  shown = useSheetState()
  return null
}

function renderHost() {
  const history = createMemoryHistory()
  render(
    <Router history={history}>
      <SheetHost sheets={sheets} />
      <Probe />
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

test('a closed sheet stays until it is out of sight', () => {
  renderHost()
  act(() => sheet.open('added-to-bag', { items: [] }))
  act(() => sheet.close())
  expect(shown).toMatchObject({ name: 'added-to-bag', isOpen: false })
  act(() => sheet.forget())
  expect(shown).toBeUndefined()
})

test('an open dialog, which would stand above it, gives way', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  renderHost()
  act(() => sheet.open('need-help', {}))
  expect(dialog.open).toBe(false)
  dialog.remove()
})
