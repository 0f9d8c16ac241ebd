import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route } from 'react-router-dom'
import { Link } from '@/ui/link'
import { useSheetState } from '@/ui/use-sheet'
import { closeSheets } from '../../../tests/setup/close-sheets'
import { SheetLinks } from './sheet-links'

let shown: ReturnType<typeof useSheetState>
let address = ''
function Probe() {
  shown = useSheetState()
  return (
    <Route
      render={({ location }) => {
        address = location.pathname + location.hash
        return null
      }}
    />
  )
}

afterEach(closeSheets)

function renderLinks() {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <SheetLinks />
      <Link to="/emailsignup#subscribe-for-free">Subscribe</Link>
      <Link to="/contact-us#find-a-concierge">Concierge</Link>
      <Link to="/contact-us#digital-catalog">Catalog</Link>
      <a href="/contact-us#find-a-concierge">In an editor’s words</a>
      <Link to="/contact-us#hours">Hours</Link>
      <a href="https://other.example/#digital-catalog">Elsewhere</a>
      <Probe />
    </MemoryRouter>,
  )
}

test.each([
  ['Subscribe', 'subscribe'],
  ['Concierge', 'find-a-concierge'],
  ['Catalog', 'digital-catalog'],
  ['In an editor’s words', 'find-a-concierge'],
])('%s opens %s over the page, whose address stays [SHEET-039]', (text, sheet) => {
  renderLinks()
  expect(fireEvent.click(screen.getByText(text))).toBe(false)
  expect(shown).toMatchObject({ name: sheet, isOpen: true })
  expect(address).toBe('/here')
})

test('other links, other fragments and clicks for a new tab are left alone', () => {
  renderLinks()
  fireEvent.click(screen.getByText('Hours'))
  expect(address).toBe('/contact-us#hours')
  // jsdom follows no links: the test checks that the default is not prevented
  const follow = (event: Event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  }
  window.addEventListener('click', follow)
  fireEvent.click(screen.getByText('Elsewhere'))
  fireEvent.click(screen.getByText('Concierge'), { ctrlKey: true })
  window.removeEventListener('click', follow)
  expect(shown).toBeUndefined()
})

test('an address that names a sheet opens it', () => {
  window.location.hash = '#digital-catalog'
  renderLinks()
  expect(shown).toMatchObject({ name: 'digital-catalog', isOpen: true })
  window.location.hash = ''
})
