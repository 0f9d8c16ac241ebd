import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { MegaMenu } from './mega-menu'
import type { Menu } from './shell-content'

const link = (displayName: string, pageLink: string) => ({ displayName, pageLink })
const menus: Menu[] = [
  { title: link('Gift Cards', '/category/gift-cards'), items: [], columns: [] },
  {
    title: link('Truffles', '/category/truffles'),
    items: [link('Dark', '/category/dark')],
    columns: [],
  },
  {
    title: link('Boxes', '/category/boxes'),
    items: [],
    columns: [
      { kind: 'menu', title: link('By Box', '/by-box'), items: [link('Favors', '/favors')] },
    ],
  },
]

function renderMenu() {
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <MemoryRouter>
        <MegaMenu menus={menus} />
      </MemoryRouter>
    </IntlProvider>,
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('an item without a list or panel is a link', () => {
  renderMenu()
  expect(screen.getByRole('link', { name: 'Gift Cards' })).toHaveAttribute(
    'href',
    '/category/gift-cards',
  )
})

test('Enter opens, Escape closes and gives the focus back to the button', async () => {
  const user = userEvent.setup()
  renderMenu()
  button('Truffles').focus()
  await user.keyboard('{Enter}')
  expect(button('Truffles')).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Dark' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button('Truffles')).toHaveFocus()
  expect(screen.queryByRole('link', { name: 'Dark' })).not.toBeInTheDocument()
})

test('only one is open, and leaving the menu closes it', async () => {
  const user = userEvent.setup()
  renderMenu()
  await user.click(button('Truffles'))
  await user.click(button('Boxes'))
  expect(button('Truffles')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'Favors' })).toBeVisible()
  for (let step = 0; step < 4; step += 1) await user.tab()
  expect(button('Boxes')).toHaveAttribute('aria-expanded', 'false')
})

test('a pointer opens by resting, not by passing', () => {
  jest.useFakeTimers()
  renderMenu()
  const item = button('Truffles').parentElement
  if (!item) throw new Error('The button stands in a list item')
  hover(item)
  act(() => jest.advanceTimersByTime(60))
  expect(button('Truffles')).toHaveAttribute('aria-expanded', 'false')
  act(() => jest.advanceTimersByTime(100))
  expect(button('Truffles')).toHaveAttribute('aria-expanded', 'true')
  jest.useRealTimers()
})

// jsdom has no PointerEvent: React reads pointerType from whatever event arrives.
function hover(element: Element) {
  const event = new MouseEvent('pointerover', { bubbles: true, relatedTarget: document.body })
  Object.defineProperty(event, 'pointerType', { value: 'mouse' })
  fireEvent(element, event)
}
