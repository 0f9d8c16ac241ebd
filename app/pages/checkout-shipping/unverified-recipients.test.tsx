import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { markUnverified } from '@/purchase/addresses/unverified'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { recipientAnswers } from '@/purchase/recipients/testing/recipient-answers'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { aLine } from '../../../tests/setup/a-line'
import { anAddress } from '../../../tests/setup/an-address'
import CheckoutShippingPage from './checkout-shipping-page'

const ground = { id: 'GroundDisc', name: 'Ground' }
/** Each recipient has a different address, because answers are cached across tests. */
const to = (shipmentId: string, firstName: string, address1: string) => ({
  shipmentId,
  shippingAddress: anAddress({ firstName, address1 }),
  shippingMethod: ground,
})
const { server, state } = createBasketServer({
  ...recipientAnswers,
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: [{ ...ground, price: 0 }] }),
})
let asked: string[]
let atOnce: number
let most: number
let answer: (street: string) => object | undefined

beforeEach(() => {
  asked = []
  atOnce = most = 0
  answer = () => ({ confidence: 'Verified match' })
  server.use(
    http.post('*/api/:siteId/shipping-address', async ({ request }) => {
      const street = new URL(request.url).searchParams.get('address1') ?? ''
      asked.push(street)
      most = Math.max(most, ++atOnce)
      await delay(1)
      atOnce -= 1
      const result = answer(street)
      return result
        ? HttpResponse.json({ result })
        : HttpResponse.json({ title: 'Down' }, { status: 503 })
    }),
  )
})

function bagFor(...people: [name: string, street: string][]): void {
  state.basket = {
    basketId: 'b',
    customerInfo: { email: 'ada@example.com' },
    productItems: people.map((_one, at) =>
      aLine({
        itemId: `${at}`,
        productId: 'box',
        productName: 'Box',
        shipmentId: `Shipment${at + 1}`,
      }),
    ),
    shipments: people.map(([name, street], at) => to(`Shipment${at + 1}`, name, street)),
    orderTotal: 20 * people.length,
  }
}
const corrected = (street: string, postalCode: string) => ({
  confidence: 'Verified match',
  validation_detail: { street_corrected: true },
  addresses_formatted: [
    {
      address: {
        LINE_1: street,
        LINE_5: postalCode,
        'City name': 'Saint Louis',
        'State code': 'MO',
      },
    },
  ],
})
const open = () =>
  renderInShop(<Route path="/shipping" component={CheckoutShippingPage} />, '/shipping')
const mark = (name: string) => screen.findByRole('button', { name: `Check this address: ${name}` })
const marks = () => screen.queryAllByRole('button', { name: /^Check this address/ })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Check the Address' }))

test('imported addresses are verified in the list, a few at a time [ADDR-019]', async () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']
  bagFor(...names.map((name, at): [string, string] => [name, `${at + 1} List Lane`]))
  answer = (street) => ({ confidence: /^[37]/.test(street) ? 'No matches' : 'Verified match' })
  markUnverified(
    TEST_SITE,
    names.map((_name, at) => `Shipment${at + 1}`),
  )
  open()
  expect(await screen.findByText('Checking the addresses')).toHaveAttribute('role', 'status')
  expect(
    await screen.findByText('We are not sure of 2 addresses. Please take a look at them.'),
  ).toBeVisible()
  expect([...asked].sort()).toEqual(names.map((_name, at) => `${at + 1} List Lane`))
  expect(most).toBeLessThanOrEqual(3)
  expect(marks()).toHaveLength(2)
  expect(await mark('Cleo Bloom')).toBeVisible()
  // only a warning: the order can continue
  expect(screen.getByText('8 of 8 ready')).toBeVisible()
  expect(state.calls).toEqual([])
})

test('the mark of an address opens the verification dialog, and the decision is saved [ADDR-022, ADDR-023]', async () => {
  bagFor(['Ida', '1 Wrong Way'], ['Jon', '2 Odd Way'])
  answer = (street) =>
    street === '1 Wrong Way' ? corrected('1 Right Way', '63102') : { confidence: 'No matches' }
  markUnverified(TEST_SITE, ['Shipment1', 'Shipment2'])
  open()
  await userEvent.click(await mark('Ida Bloom'))
  await userEvent.click((await dialog()).getByRole('button', { name: 'Accept Change' }))
  await waitFor(() => expect(marks()).toHaveLength(1))
  expect(state.basket.shipments?.[0]?.shippingAddress).toMatchObject({
    address1: '1 Right Way',
    postalCode: '63102',
    firstName: 'Ida',
  })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit the shipment to Ida Bloom' })).toHaveFocus(),
  )
  const written = state.calls.length
  await userEvent.click(await mark('Jon Bloom'))
  await userEvent.click((await dialog()).getByRole('button', { name: 'Keep as is' }))
  await waitFor(() => expect(marks()).toEqual([]))
  expect(state.calls).toHaveLength(written)
})

test('closing the dialog without a decision keeps the mark and gives it the focus', async () => {
  bagFor(['Quin', '1 Moot Way'], ['Rae', '2 Sure Way'])
  answer = (street) => ({ confidence: street === '1 Moot Way' ? 'No matches' : 'Verified match' })
  markUnverified(TEST_SITE, ['Shipment1', 'Shipment2'])
  open()
  await userEvent.click(await mark('Quin Bloom'))
  await dialog()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await mark('Quin Bloom')).toHaveFocus())
  expect(screen.queryByLabelText('Street Address')).toBeNull()
  expect(state.calls).toEqual([])
})

test('an accepted correction of the open shipment is shown in its fields and not reverted', async () => {
  bagFor(['Sid', '1 Bent Way'], ['Tess', '2 Even Way'])
  answer = (street) =>
    street === '1 Bent Way'
      ? corrected('1 Straight Way', '63101')
      : { confidence: 'Verified match' }
  markUnverified(TEST_SITE, ['Shipment1', 'Shipment2'])
  open()
  await mark('Sid Bloom')
  await userEvent.click(screen.getByRole('button', { name: 'Edit the shipment to Sid Bloom' }))
  expect(await screen.findByLabelText('Street Address')).toHaveValue('1 Bent Way')
  await userEvent.click(await mark('Sid Bloom'))
  await userEvent.click((await dialog()).getByRole('button', { name: 'Accept Change' }))
  await waitFor(() => expect(marks()).toEqual([]))
  expect(screen.getByLabelText('Street Address')).toHaveValue('1 Straight Way')
  await userEvent.click(screen.getByRole('button', { name: 'Edit the shipment to Tess Bloom' }))
  await waitFor(() => expect(screen.getByLabelText('Street Address')).toHaveValue('2 Even Way'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(state.basket.shipments?.[0]?.shippingAddress?.address1).toBe('1 Straight Way')
})

test('Edit Address opens the address, and the mark stays until it is saved [ADDR-054]', async () => {
  bagFor(['Kim', '1 Dim Way'], ['Lea', '2 Bright Way'])
  answer = (street) => ({ confidence: street === '1 Dim Way' ? 'No matches' : 'Verified match' })
  markUnverified(TEST_SITE, ['Shipment1', 'Shipment2'])
  open()
  await userEvent.click(await mark('Kim Bloom'))
  await userEvent.click((await dialog()).getByRole('button', { name: 'Edit Address' }))
  const street = await screen.findByLabelText('Street Address')
  expect(street).toHaveValue('1 Dim Way')
  expect(marks()).toHaveLength(1)
  await userEvent.clear(street)
  await userEvent.type(street, '3 Plain Way')
  await userEvent.click(screen.getByRole('button', { name: 'Save Recipient' }))
  await waitFor(() => expect(marks()).toEqual([]))
  expect(state.basket.shipments?.[0]?.shippingAddress?.address1).toBe('3 Plain Way')
})

test('a failing provider marks no address, and is called again after a reload', async () => {
  bagFor(['Mia', '1 Down Way'], ['Ned', '2 Down Way'])
  answer = () => undefined
  markUnverified(TEST_SITE, ['Shipment1', 'Shipment2'])
  const { unmount } = open()
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText('Checking the addresses')).toBeNull())
  expect(marks()).toEqual([])
  unmount()
  answer = (street) => ({ confidence: street === '1 Down Way' ? 'No matches' : 'Verified match' })
  open()
  expect(await mark('Mia Bloom')).toBeVisible()
  expect(marks()).toHaveLength(1)
})

test('only imported recipients who still exist are verified', async () => {
  bagFor(['Ona', '1 Own Way'], ['Pat', '2 Own Way'])
  markUnverified(TEST_SITE, ['Shipment9'])
  open()
  expect(await screen.findByText('2 of 2 ready')).toBeVisible()
  await act(() => Promise.resolve())
  expect(asked).toEqual([])
  await waitFor(() =>
    expect(sessionStorage.getItem(`unverified-addresses_${TEST_SITE}`)).toBeNull(),
  )
})
