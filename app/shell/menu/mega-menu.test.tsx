import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useHistory } from 'react-router-dom'
import { toSite } from '@/site/site'
import { SiteProvider } from '@/site/use-site'
import { testSite } from '../../../tests/setup/render-app'
import { MegaMenu } from './mega-menu'
import type { MediaBanner, Menu } from '../shell-content'

const link = (displayName: string, pageLink: string) => ({ displayName, pageLink })
const banner: MediaBanner = {
  kind: 'media-banner',
  title: 'Nine for Christmas',
  image: { link: '/media/products/nine.jpg', alt: 'An open red box', width: 1200, height: 1200 },
  link: '/christmas',
  linkText: 'Open the box',
}
const menus: Menu[] = [
  {
    title: { ...link('Gift Cards', '/category/gift-cards'), menuTextColor: '#8e1b2c' },
    items: [],
    columns: [],
  },
  {
    title: link('Truffles', '/category/truffles'),
    items: [link('Dark', '/category/dark')],
    columns: [],
  },
  {
    title: link('Boxes', '/category/boxes'),
    items: [],
    columns: [
      {
        kind: 'menu',
        title: link('By Box', '/by-box'),
        items: [link('Favors', '/favors'), link('Cases', '/cases')],
      },
      banner,
    ],
  },
]

function renderMenu() {
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <SiteProvider value={toSite(testSite)}>
        <MemoryRouter initialEntries={['/category/dark']}>
          <MegaMenu menus={menus} />
          <GoHere />
          <p>Elsewhere</p>
        </MemoryRouter>
      </SiteProvider>
    </IntlProvider>,
  )
}

// links to the current page: a navigation that keeps the URL
function GoHere() {
  const history = useHistory()
  return (
    <i data-testid="same-page" onPointerUp={() => history.push('/category/dark')}>
      again
    </i>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'

test('an item is a link, discloses a list, or discloses a panel [HDR-012]', async () => {
  renderMenu()
  expect(screen.getByRole('link', { name: 'Gift Cards' })).toLeadTo('/category/gift-cards')
  expect(screen.queryByRole('button', { name: 'Gift Cards' })).not.toBeInTheDocument()
  await userEvent.click(button('Truffles'))
  expect(screen.getByRole('link', { name: 'Dark' })).toBeVisible()
  await userEvent.click(button('Boxes'))
  expect(screen.getByRole('link', { name: 'Favors' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'An open red box' })).toBeVisible()
})

test('a picture of a panel has a title and a link of its own words [HDR-013]', async () => {
  renderMenu()
  await userEvent.click(button('Boxes'))
  expect(screen.getByText('Nine for Christmas')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the box' })).toLeadTo('/christmas')
})

test('pictures are asked for at 270 px on a desktop and at 330 on a phone [HDR-033]', async () => {
  renderMenu()
  await userEvent.click(button('Boxes'))
  const picture = screen.getByRole('img', { name: 'An open red box' })
  expect(picture).toHaveAttribute('sizes', '(min-width: 1024px) 270px, 330px')
  expect(picture.getAttribute('srcset')).toContain('/image/270/products/nine.jpg 270w')
  expect(picture.getAttribute('srcset')).toContain('/image/330/products/nine.jpg 330w')
})

test("an editor's colour colours an item [HDR-036]", () => {
  renderMenu()
  expect(screen.getByRole('link', { name: 'Gift Cards' })).toHaveStyle({ color: '#8e1b2c' })
  expect(button('Truffles').style.color).toBe('')
})

test('Enter opens, Escape closes and gives the focus back to the button', async () => {
  renderMenu()
  button('Truffles').focus()
  await userEvent.keyboard('{Enter}')
  expect(button('Truffles')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Dark' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button('Truffles')).toHaveFocus())
  expect(screen.queryByRole('link', { name: 'Dark' })).not.toBeInTheDocument()
})

test('only one menu is open, and leaving the menu closes it', async () => {
  renderMenu()
  await userEvent.click(button('Truffles'))
  await userEvent.click(button('Boxes'))
  expect(button('Truffles')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'Favors' })).toBeVisible()
  for (let step = 0; step < 6; step += 1) await userEvent.tab()
  expect(button('Boxes')).toHaveAttribute('aria-expanded', 'false')
})

test('arrow keys go along the bar, into a panel, from column to column and back', async () => {
  renderMenu()
  screen.getByRole('link', { name: 'Gift Cards' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(button('Boxes')).toHaveFocus())
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Gift Cards' })).toHaveFocus())
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(isOpen('Boxes')).toBe(true)
  await waitFor(() => expect(screen.getByRole('link', { name: 'By Box' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cases' })).toHaveFocus())
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open the box' })).toHaveFocus())
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await waitFor(() => expect(button('Boxes')).toHaveFocus())
  expect(isOpen('Boxes')).toBe(true)
})

test('a click elsewhere closes the menu, also on a touch screen without a change of focus', async () => {
  renderMenu()
  await userEvent.click(button('Truffles'))
  fireEvent(screen.getByText('Elsewhere'), new MouseEvent('pointerdown', { bubbles: true }))
  expect(isOpen('Truffles')).toBe(false)
})

test('every navigation closes the menu, also one to the current page', async () => {
  renderMenu()
  await userEvent.click(button('Truffles'))
  fireEvent(screen.getByTestId('same-page'), new MouseEvent('pointerup', { bubbles: true }))
  expect(isOpen('Truffles')).toBe(false)
})

describe('a pointer', () => {
  beforeEach(() => void jest.useFakeTimers())

  const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))

  test('opens by resting, not by passing', () => {
    renderMenu()
    point('pointerover', button('Truffles'))
    wait(60)
    expect(isOpen('Truffles')).toBe(false)
    wait(100)
    expect(isOpen('Truffles')).toBe(true)
  })

  test('goes on to the next menu along the bar', () => {
    renderMenu()
    point('pointerover', button('Truffles'), { clientX: 100, clientY: 20 })
    wait(200)
    point('pointermove', button('Truffles'), { clientX: 120, clientY: 20 })
    point('pointerover', button('Boxes'), { clientX: 160, clientY: 20 })
    wait(70)
    expect(isOpen('Boxes')).toBe(true)
  })

  test('opens nothing on its way down to a far corner of the panel', () => {
    renderMenu()
    point('pointerover', button('Boxes'), { clientX: 300, clientY: 20 })
    wait(200)
    point('pointermove', button('Boxes'), { clientX: 290, clientY: 22 })
    point('pointerover', button('Truffles'), { clientX: 240, clientY: 34 })
    wait(200)
    expect(isOpen('Truffles')).toBe(false)
    point('pointerover', screen.getByText('By Box'), { clientX: 180, clientY: 60 })
    wait(1000)
    expect(isOpen('Boxes')).toBe(true)
    expect(isOpen('Truffles')).toBe(false)
  })

  test('of a finger is left to the click it makes', () => {
    renderMenu()
    point('pointerover', button('Truffles'), {}, 'touch')
    wait(1000)
    expect(isOpen('Truffles')).toBe(false)
    fireEvent.click(button('Truffles'))
    expect(isOpen('Truffles')).toBe(true)
  })
})

// jsdom has no PointerEvent, but React reads pointerType from any event. React handles an entering
// event only together with the event of the element that the pointer has left.
let pointed: Element = document.body
function point(type: string, element: Element, at: MouseEventInit = {}, pointerType = 'mouse') {
  const isFirst = pointed === document.body
  const isEntering = type === 'pointerover' && !isFirst
  const event = new MouseEvent(isEntering ? 'pointerout' : type, {
    bubbles: true,
    relatedTarget: isEntering ? element : pointed,
    ...at,
  })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(isEntering ? pointed : element, event)
  pointed = element
}
afterEach(() => {
  pointed = document.body
})
