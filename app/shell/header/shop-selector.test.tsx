import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { keepShop } from '@/shopper/preferred-shop/preferred-shop'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheetState } from '@/ui/use-sheet'
import { serve } from '../../../tests/setup/serve'
import { ShopSelector } from './shop-selector'

let preferences: object
serve(http.get('*/api/:siteId/site-prefs', () => HttpResponse.json(preferences)))

beforeEach(() => {
  preferences = { Bopis: true }
  keepShop(TEST_SITE, undefined)
})

function OpenSheet() {
  const sheet = useSheetState()
  return <output>{sheet?.isOpen ? sheet.name : 'none'}</output>
}

const renderSelector = (beforeOpen?: () => void) =>
  renderInShop(
    <>
      <ShopSelector beforeOpen={beforeOpen} />
      <OpenSheet />
    </>,
    '/',
    ['pickup'],
  )

test('opens Pickup in Shop, once the drawer has made way [HDR-006, SHEET-025]', async () => {
  const makeWay = jest.fn()
  renderSelector(makeWay)
  await userEvent.click(await screen.findByRole('button', { name: 'Find a Shop' }))
  expect(makeWay).toHaveBeenCalledTimes(1)
  expect(screen.getByText('pickup-in-shop')).toBeInTheDocument()
})

test('shows the name of the preferred shop [HDR-007]', async () => {
  keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
  renderSelector()
  const selector = await screen.findByRole('button', { name: 'Maiden Lane, your preferred shop' })
  expect(selector).toHaveTextContent('Maiden Lane')
})

test('leads to all shops on a site without pickup [SITE-005]', async () => {
  preferences = { Bopis: false }
  keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
  renderSelector()
  expect(await screen.findByRole('link', { name: 'Find a Shop' })).toLeadTo('/chocolateshops')
  expect(screen.queryByText('Maiden Lane')).toBeNull()
})
