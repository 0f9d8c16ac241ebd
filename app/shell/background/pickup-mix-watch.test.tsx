import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { PickupMixWatch } from './pickup-mix-watch'

beforeEach(() => localStorage.clear())

const stored = () => storedMix.get(TEST_SITE, 'box')
const pieces = [{ id: 'nut', qty: 5 }]

function visit(path: string) {
  renderInShop(
    <>
      <PickupMixWatch />
      <Link to="/candy/nut/nut.html">a product</Link>
      <Link to="/category/truffles">a list</Link>
    </>,
    path,
  )
  return userEvent.setup()
}

test('a box to be picked up is forgotten on other pages than products, which can be undone [BOX-018, BOX-019]', async () => {
  const mix = { ...newMix('box'), pieces, fulfillmentOption: 'PICKUP' as const }
  storedMix.set(TEST_SITE, 'box', mix)
  const user = visit('/build-a-box/set-quantities')
  await user.click(screen.getByText('a product'))
  expect(stored()).toBeDefined()
  await user.click(screen.getByText('a list'))
  await waitFor(() => expect(stored()).toBeUndefined())
  await user.click(await screen.findByRole('button', { name: 'Undo emptying the box' }))
  expect(stored()?.pieces).toEqual(pieces)
})

test('also when another page is opened anew [BOX-018]', async () => {
  storedMix.set(TEST_SITE, 'box', { ...newMix('box'), pieces, fulfillmentOption: 'PICKUP' })
  visit('/category/truffles')
  await waitFor(() => expect(stored()).toBeUndefined())
})

test('a box that is sent is there again later', async () => {
  storedMix.set(TEST_SITE, 'box', { ...newMix('box'), pieces })
  storedMix.set(TEST_SITE, 'lollypop', { ...newMix('lollypop'), fulfillmentOption: 'PICKUP' })
  visit('/category/truffles')
  await waitFor(() => expect(storedMix.get(TEST_SITE, 'lollypop')).toBeUndefined())
  expect(stored()?.pieces).toEqual(pieces)
})
