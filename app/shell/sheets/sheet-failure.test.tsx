import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheet } from '@/ui/use-sheet'
import { SheetHost } from './sheet-host'

let isBroken: boolean
function Sheet() {
  if (isBroken) throw new Error('Loading chunk need-help-sheet failed.')
  return <p>The sheet</p>
}

let sheet: ReturnType<typeof useSheet>
function Probe() {
  sheet = useSheet()
  return null
}

beforeEach(() => {
  // the page has already been reloaded once
  sessionStorage.setItem('chunk-reload', '"/"')
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a sheet that does not arrive says so, and is tried anew when it is opened again [ERR-001, ERR-008]', async () => {
  isBroken = true
  renderInShop(
    <>
      <SheetHost sheets={{ 'need-help': Sheet }} />
      <Probe />
    </>,
  )
  act(() => sheet.open('need-help', {}))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Oh fudge! Something unexpected went wrong! Please try again or contact us.' +
      'Loading chunk need-help-sheet failed',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  isBroken = false
  act(() => sheet.open('need-help', {}))
  expect(screen.getByText('The sheet')).toBeInTheDocument()
  act(() => sheet.forget())
})
