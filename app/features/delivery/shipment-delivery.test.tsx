import { notifyManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { basketKey } from '@/shopper/basket/basket.queries'
import { changeBasket } from '@/shopper/basket/change-basket'
import { problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { createDeliveryShop, GROUND_WINDOW, METHODS, renderShipment } from './testing/delivery-shop'

const { server, state, offered, postedTo, posted } = createDeliveryShop()
beforeEach(() => {
  posted.length = 0
  offered.methods = [...METHODS]
  state.basket = {
    basketId: 'basket-1',
    productItems: [{ itemId: '1', productId: 'box', shipmentId: 'me', quantity: 1 }],
    shipments: [{ shipmentId: 'me' }],
  }
})

const ship = (change: object) => {
  state.basket = { ...state.basket, shipments: [{ shipmentId: 'me', ...change }] }
}
const GROUND = { shippingMethod: { id: 'GroundDisc', name: 'Ground' } }
const NOW = { c_shipnow: { date: '2026-11-20' } }
const called = (method: string) => state.calls.filter((call) => call.method === method)
const radio = (name: RegExp | string) => screen.findByRole('radio', { name })
const goOn = () => userEvent.click(screen.getByRole('button', { name: /Go on|Held back|Gone on/ }))

it('ground shipping is chosen automatically and ship now is requested from the service [CHK-017, CHK-053]', async () => {
  renderShipment()
  await waitFor(() => expect(screen.getByRole('radio', { name: /Ground/ })).toBeChecked())
  await waitFor(() =>
    expect(called('updateBasket')[0]?.body).toEqual({
      c_actions: [{ type: 'shipNow', data: [{ shipmentId: 'me' }] }],
    }),
  )
  expect(called('updateShippingMethodForShipment')).toMatchObject([
    { parameters: { shipmentId: 'me' }, body: { id: 'GroundDisc' } },
  ])
  expect(await radio(/Ship now/)).toBeChecked()
  expect(called('updateShipmentForBasket')).toEqual([])
})

it('the first method is chosen when there is no ground shipping [CHK-018]', async () => {
  offered.methods = [{ id: 'B', name: 'Bicycle', price: 5 }, METHODS[0] ?? {}]
  renderShipment()
  await waitFor(() =>
    expect(called('updateShippingMethodForShipment')[0]?.body).toEqual({ id: 'B' }),
  )
  // this method promises no delivery days, so no day can be chosen
  expect(screen.queryByRole('radio', { name: /Ship now/ })).toBeNull()
})

it('each shipment loads its own methods, and another one can be chosen [CHK-019, CHK-020, MSH-016]', async () => {
  state.basket.shipments = [
    { shipmentId: 'me', ...GROUND, ...NOW },
    { shipmentId: 'Shipment1', ...GROUND, ...NOW },
  ]
  renderShipment('Shipment1')
  expect(
    within((await radio(/Express/)).closest('label') ?? document.body).getByText(
      /Arrives Mon, Nov 23/,
    ),
  ).toBeVisible()
  await userEvent.click(await radio(/Express/))
  expect(await radio(/Express/)).toBeChecked()
  const parameters = { basketId: 'basket-1', shipmentId: 'Shipment1' }
  expect(called('getShippingMethodsForShipment')[0]).toMatchObject({ parameters })
  expect(called('updateShippingMethodForShipment')).toMatchObject([
    { parameters, body: { id: 'Express' } },
  ])
  await waitFor(() =>
    expect(called('updateShipmentForBasket')).toMatchObject([
      { parameters, body: { c_customerSelectedMethod: true } },
    ]),
  )
})

describe('a clicked shipping method', () => {
  const EXPRESS = { shippingMethod: { id: 'Express', name: 'Express' } }
  const chosenMethods = () => called('updateShippingMethodForShipment').map(({ body }) => body)

  /** Delays the response to a write until `letGo` is called. */
  function holdAnswer() {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    return { held, letGo }
  }

  it('is selected at once and stays selected while it is saved', async () => {
    ship({ ...GROUND, ...NOW })
    renderShipment()
    const express = await radio(/Express/)
    fireEvent.click(express)
    expect(express).toBeChecked()
    await waitFor(() => expect(called('updateShipmentForBasket')).toHaveLength(1))
    expect(express).toBeChecked()
  })

  it('is replaced by the saved one when the service refuses it', async () => {
    ship({ ...GROUND, ...NOW })
    renderShipment()
    const refusal = problem(400, 'invalid-method', 'Express does not go there.')
    server.use(http.post('*/updateShippingMethodForShipment', () => refusal, { once: true }))
    await userEvent.click(await radio(/Express/))
    expect(await screen.findByText('Express does not go there.')).toBeVisible()
    expect(await radio(/Ground/)).toBeChecked()
  })

  it('is not replaced by an automatic choice when the methods change before it is saved', async () => {
    ship({ ...GROUND, ...NOW })
    const { held, letGo } = holdAnswer()
    const { queryClient } = renderShipment()
    await radio(/Express/)
    const before = changeBasket(queryClient, TEST_SITE, () => held.then(() => state.basket))
    await userEvent.click(await radio(/Express/))
    // the shipment's total has increased, and it has lost its method
    const changed = { shipmentId: 'me', ...NOW, productTotal: 80 }
    act(() => {
      queryClient.setQueryData(basketKey(TEST_SITE), { ...state.basket, shipments: [changed] })
    })
    await waitFor(() => expect(called('getShippingMethodsForShipment')).toHaveLength(2))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    letGo()
    await before
    await waitFor(() => expect(called('updateShipmentForBasket')).toHaveLength(1))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(chosenMethods()).toEqual([{ id: 'Express' }])
    expect(await radio(/Express/)).toBeChecked()
  })

  it('is not replaced by the automatic choice of an earlier write', async () => {
    ship(NOW)
    const { held, letGo } = holdAnswer()
    const { queryClient } = renderShipment()
    const before = changeBasket(queryClient, TEST_SITE, async () => {
      await held
      ship({ ...EXPRESS, ...NOW })
      return state.basket
    })
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    letGo()
    await before
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(chosenMethods()).toEqual([])
    expect(await radio(/Express/)).toBeChecked()
  })
})

it('a delivery day can be chosen in the calendar, and ship now can be chosen again [CHK-021, CHK-053, MSH-020]', async () => {
  ship({ ...GROUND, ...NOW })
  renderShipment()
  await userEvent.click(await radio(/Choose a delivery day/))
  expect(screen.getByText('December 2026')).toBeVisible()
  // Christmas and a Sunday
  for (const name of [/Friday, December 25, not available/, /Sunday, December 6, not available/]) {
    await userEvent.click(screen.getByRole('button', { name }))
  }
  expect(called('updateShipmentForBasket')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Friday, December 11' }))
  expect(called('updateShipmentForBasket')[0]?.body).toEqual({
    c_DATE_WANTED: '2026-12-11',
    c_isCalendarSelection: true,
  })
  const change = await screen.findByRole('button', { name: 'Change day' })
  await waitFor(() => expect(change).toHaveFocus())
  expect(await screen.findByText('Arrives Tue, Dec 8 – Fri, Dec 11')).toBeVisible()
  expect(screen.getAllByText('In time for Fri, Dec 11')).toHaveLength(2)

  await userEvent.click(change)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Friday, December 11' })).toHaveFocus(),
  )
  await userEvent.click(await radio(/Ship now/))
  await waitFor(() => expect(called('updateBasket')).toHaveLength(1))
  await waitFor(async () => expect(await radio(/Ship now/)).toBeChecked())
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
})

it('when the service refuses the day, the calendar stays open with the reason', async () => {
  ship({ ...GROUND, ...NOW })
  renderShipment()
  await userEvent.click(await radio(/Choose a delivery day/))
  const answer = problem(400, 'invalid-wanted-date', 'Nothing is delivered on 2026-12-11')
  server.use(http.post('*/scapi/shopperBaskets/updateShipmentForBasket', () => answer))
  await userEvent.click(screen.getByRole('button', { name: 'Friday, December 11' }))
  expect(await screen.findByText('Nothing is delivered on 2026-12-11')).toBeVisible()
  expect(await screen.findByRole('grid')).toBeVisible()
  server.resetHandlers(...server.listHandlers().slice(1))
})

it('the calendar can be operated by keyboard, within the selectable days', async () => {
  ship({ ...GROUND, ...NOW, c_DATE_WANTED: '2026-12-11' })
  renderShipment()
  await userEvent.click(await screen.findByRole('button', { name: 'Change day' }))
  const pressKeys = (keys: string) => userEvent.keyboard(keys)
  const isAt = (name: string) => expect(screen.getByRole('button', { name })).toHaveFocus()
  await pressKeys('{ArrowRight}')
  isAt('Saturday, December 12, not available')
  await pressKeys('{Home}')
  isAt('Sunday, December 6, not available')
  await pressKeys('{ArrowDown}{ArrowLeft}')
  isAt('Saturday, December 12, not available')
  await pressKeys('{PageDown}')
  isAt('Tuesday, January 12')
  await pressKeys('{PageDown}')
  isAt('Friday, January 15')
  await pressKeys('{PageUp}{PageUp}{PageUp}')
  isAt('Tuesday, December 1')
  await pressKeys('{End}{ArrowUp}')
  isAt('Tuesday, December 1')
  await pressKeys('{Enter}')
  expect(called('updateShipmentForBasket')[0]?.body).toMatchObject({ c_DATE_WANTED: '2026-12-01' })
})

test.each([
  ['too-soon', /By this method it does not arrive by Mon, Nov 30/],
  ['passed', /Mon, Nov 30 is over/],
  ['closed', /Nothing is delivered on Mon, Nov 30/],
])(
  'a delivery day that is %s shows a message and blocks the next step',
  async (c_dateProblem, words) => {
    ship({ ...GROUND, c_DATE_WANTED: '2026-11-30', c_dateProblem })
    renderShipment()
    expect(await screen.findByText(words)).toBeVisible()
    await goOn()
    expect(screen.getByRole('button', { name: 'Held back' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change day' })).toHaveFocus())
    // ground arrives after that day, express before it
    expect(screen.getByText('Too late for Mon, Nov 30')).toBeVisible()
    expect(screen.getByText('In time for Mon, Nov 30')).toBeVisible()
  },
)

it('the refused day takes the focus once it is shown, if the days are still loading', async () => {
  notifyManager.setNotifyFunction((report) => void setTimeout(report, 50))
  try {
    ship({ ...GROUND, c_DATE_WANTED: '2026-11-30', c_dateProblem: 'passed' })
    renderShipment()
    expect(await screen.findByText(/Mon, Nov 30 is over/)).toBeVisible()
    await goOn()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change day' })).toHaveFocus())
  } finally {
    notifyManager.setNotifyFunction((report) => report())
  }
})

it('the next step requires a day while the calendar has none', async () => {
  ship({ ...GROUND, ...NOW })
  renderShipment()
  await userEvent.click(await radio(/Choose a delivery day/))
  await goOn()
  expect(screen.getByText('Please choose a day, or ship now.')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tuesday, December 1' })).toHaveFocus(),
  )
  await userEvent.click(await radio(/Ship now/))
  await goOn()
  expect(screen.getByRole('button', { name: 'Gone on' })).toBeVisible()
})

it('no delivery day is offered for goods that can no longer be sent later', async () => {
  offered.methods = [{ ...METHODS[1], c_delivery: { ...GROUND_WINDOW, lastDate: '2026-11-30' } }]
  ship({ ...GROUND, ...NOW })
  renderShipment()
  expect(await radio(/Choose a delivery day/)).toBeDisabled()
  expect(screen.getByText(/is not sent any later/)).toBeVisible()
})

test.each([
  [true, /heat-sensitive candies ship with ice packs and insulated packaging/],
  [false, /Warm Weather Friendly: .* needs no ice packs/],
  [undefined, undefined],
])('the ice pack note depends on whether the way is warm: %s', async (c_icePack, words) => {
  ship({ ...GROUND, ...NOW, c_icePack })
  renderShipment()
  await radio(/Ground/)
  if (words) expect(screen.getByText(words)).toBeVisible()
  else expect(screen.queryByText(/ice packs/)).toBeNull()
})

it('one method and day can be applied to all recipients at once [CHK-028]', async () => {
  state.basket = {
    basketId: 'basket-1',
    productItems: ['me', 'Shipment1'].map((shipmentId, index) => ({
      itemId: String(index),
      productId: 'box',
      shipmentId,
      quantity: 1,
    })),
    shipments: [
      { shipmentId: 'me', ...GROUND, c_DATE_WANTED: '2026-12-11' },
      { shipmentId: 'Shipment1' },
    ],
  }
  renderShipment()
  await userEvent.click(await screen.findByRole('button', { name: /for all recipients/ }))
  expect(await screen.findByText('All 2 recipients have this method and day.')).toBeVisible()
  const same = {
    shippingMethod: { id: 'GroundDisc' },
    c_customerSelectedMethod: true,
    c_DATE_WANTED: '2026-12-11',
    c_isCalendarSelection: true,
  }
  expect(postedTo('update')).toMatchObject([
    {
      body: {
        shipments: [
          { shipmentId: 'me', ...same },
          { shipmentId: 'Shipment1', ...same },
        ],
      },
    },
  ])
})
