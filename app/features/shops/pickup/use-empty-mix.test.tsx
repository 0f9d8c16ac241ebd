import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FulfillmentOption } from '@/rules/fulfillment'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useEmptyMix } from './use-empty-mix'

createBasketServer()

const mixFor = (fulfillmentOption: FulfillmentOption) => ({
  ...newMix('box'),
  pieces: [{ id: 'nut', qty: 5 }],
  fulfillmentOption,
})
const stored = () => storedMix.get(TEST_SITE, 'box')

function ChangeShop() {
  return <button onClick={useEmptyMix()}>Change the shop</button>
}

async function changeShop(path: string) {
  renderInShop(<ChangeShop />, path)
  await userEvent.click(screen.getByRole('button', { name: 'Change the shop' }))
}

test('changing the shop empties every box on a builder page, which can be undone [SHOP-020]', async () => {
  const mix = mixFor('SHIPPING')
  storedMix.set(TEST_SITE, 'box', mix)
  await changeShop('/build-a-box/select-candies')
  expect(stored()).toBeUndefined()
  expect(await screen.findByText(/^Another shop has other pieces/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo emptying the box' }))
  expect(stored()).toEqual(mix)
})

test('on other pages changing the shop only empties boxes for pickup [SHOP-020]', async () => {
  storedMix.set(TEST_SITE, 'box', mixFor('PICKUP'))
  await changeShop('/truffles/dark/310010.html')
  expect(stored()).toMatchObject({ pieces: [], fulfillmentOption: 'PICKUP' })
  storedMix.set(TEST_SITE, 'box', mixFor('SHIPPING'))
  await userEvent.click(screen.getByRole('button', { name: 'Change the shop' }))
  expect(stored()?.pieces).toHaveLength(1)
})

test('a box of which only the size is chosen comes back too', async () => {
  const mix = { ...mixFor('SHIPPING'), pieces: [], boxSelection: 'nine' }
  storedMix.set(TEST_SITE, 'box', mix)
  await changeShop('/build-a-box/select-candies')
  expect(stored()).toBeUndefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo emptying the box' }))
  expect(stored()).toMatchObject({ boxSelection: 'nine' })
})

test('an empty box is reset without a message', async () => {
  storedMix.set(TEST_SITE, 'box', newMix('box'))
  await changeShop('/lollipops/build-a-box/start')
  expect(stored()).toBeUndefined()
  expect(screen.queryByText(/^Another shop has other pieces/)).toBeNull()
})
