import { act, render, screen } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { Router } from 'react-router-dom'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { SheetHost } from './sheet-host'

const First = () => <p>The sheet</p>
const sheets = { 'added-to-bag': First }

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

afterEach(() => {
  act(() => {
    sheet.close()
    sheet.forget()
  })
})

test('opening another sheet replaces the one that is open, whose callback runs', () => {
  renderHost()
  const onClose = jest.fn()
  act(() => sheet.open('added-to-bag', { items: [] }, { onClose }))
  act(() => sheet.open('added-to-bag', { items: [] }))
  expect(shown).toMatchObject({ name: 'added-to-bag', isOpen: true })
  expect(screen.getByText('The sheet')).toBeInTheDocument()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a change of page closes it, once', () => {
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
