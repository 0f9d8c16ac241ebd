import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useHistory } from 'react-router-dom'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import MenuDrawer from './menu-drawer'
import type { Menu } from '../shell-content'

const link = (displayName: string, pageLink: string) => ({ displayName, pageLink })
const menus: Menu[] = [
  { title: link('Lollypops', '/category/lollypops'), items: [], columns: [] },
  {
    title: link('Boxes', '/category/boxes'),
    items: [],
    columns: [
      { kind: 'menu', title: link('By Box', '/by-box'), items: [link('Favors', '/favors')] },
      {
        kind: 'media-banner',
        title: 'Nine for Christmas',
        image: { link: '/media/nine.jpg', alt: 'An open box', width: 1200, height: 1200 },
        link: '/christmas',
        linkText: 'Open the box',
      },
    ],
  },
]
const navMenu = {
  tabs: [],
  menus: [],
  quickLinks: [link('Shipping Rates', '/help/shipping-rates')],
}
const bag = { basketId: 'b1', productItems: [{ itemId: 'i1', productId: 'p1', quantity: 3 }] }

const shop = createBasketServer()
shop.state.basket = bag

const onClose = jest.fn()

function GoHere() {
  const history = useHistory()
  return <button onClick={() => history.push('/category/here')}>Go here</button>
}

function renderDrawer() {
  const view = renderInShop(
    <>
      <MenuDrawer isOpen onClose={onClose} menus={menus} navMenu={navMenu} />
      <GoHere />
    </>,
    '/category/here',
  )
  return { ...view, drawer: within(screen.getByRole('dialog', { name: 'Menu' })) }
}

test('holds every menu, account, bag with its count, shops and quick links [HDR-018, HDR-020, HDR-021, HDR-023]', async () => {
  const { drawer } = renderDrawer()
  expect(drawer.getByRole('link', { name: 'Lollypops' })).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Boxes' })).toBeVisible()
  expect(await drawer.findByRole('link', { name: 'Bag (3)' })).toLeadTo('/cart')
  expect(drawer.getByRole('link', { name: /Log In/ })).toBeVisible()
  expect(drawer.getByRole('link', { name: 'Find a Shop' })).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Need Help' })).toBeVisible()
  const quick = within(drawer.getByRole('navigation', { name: 'Quick links' }))
  expect(quick.getByRole('link', { name: 'Shipping Rates' })).toLeadTo('/help/shipping-rates')
})

test('goes two levels down and back, each time with the focus where the shopper is [HDR-022]', async () => {
  const { drawer } = renderDrawer()
  await userEvent.click(drawer.getByRole('button', { name: 'Boxes' }))
  await waitFor(() => expect(drawer.getByRole('heading', { name: 'Boxes' })).toHaveFocus())
  expect(drawer.getByRole('link', { name: 'All Boxes' })).toLeadTo('/category/boxes')
  expect(drawer.getByRole('link', { name: 'Open the box' })).toBeVisible()
  await userEvent.click(drawer.getByRole('button', { name: 'By Box' }))
  await waitFor(() => expect(drawer.getByRole('heading', { name: 'By Box' })).toHaveFocus())
  expect(drawer.getByRole('link', { name: 'Favors' })).toBeVisible()
  await userEvent.click(drawer.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(drawer.getByRole('button', { name: 'By Box' })).toHaveFocus())
  await userEvent.click(drawer.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(drawer.getByRole('button', { name: 'Boxes' })).toHaveFocus())
  expect(drawer.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
})

test('every navigation closes it, also one to the page that is shown [HDR-024]', async () => {
  const { drawer } = renderDrawer()
  await userEvent.click(drawer.getByRole('link', { name: 'Lollypops' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a click on its cross or beside it closes it', async () => {
  const { drawer } = renderDrawer()
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
  fireEvent.pointerDown(document.documentElement)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
})

test('the page that is shown already closes it too', async () => {
  renderDrawer()
  // the link is behind the dialog
  fireEvent.click(screen.getByText('Go here'))
  expect(onClose).toHaveBeenCalledTimes(1)
})
