import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeShops, shopRoutes } from '@/shopper/testing/pickup-shops'
import { CONTACT, createAppleShop, VALIDATION } from '../testing/apple-shop'
import { PLACE } from '../testing/express-shop'

const { server, state, facts, called, apple, open, render } = createAppleShop()

test('an approval in the sheet of Apple orders the bag with the total of the engine', async () => {
  const { session, address: where } = await open()
  expect(session.request).toMatchObject({ currencyCode: 'USD', shippingType: 'delivery' })
  session.validate()
  await waitFor(() =>
    expect(session.completeMerchantValidation).toHaveBeenCalledWith({
      merchantSessionIdentifier: 'm',
    }),
  )
  expect(apple.asked).toEqual([
    { basketId: 'basket-1', wallet: 'DW_APPLE_PAY', validationUrl: VALIDATION },
  ])
  expect(await session.choosePlace()).toMatchObject({
    newTotal: { amount: '29.50' },
    newShippingMethods: [{ identifier: 'GroundDisc', amount: '0.00' }],
  })
  expect(called('updateCustomerForBasket')).toEqual([])
  session.authorize()
  await waitFor(() => expect(session.completePayment).toHaveBeenCalledWith({ status: 0 }))
  expect(where()).toBe('/order-confirmation?orderNo=1001')
  expect(called('addPaymentInstrumentToBasket')).toMatchObject([
    {
      body: {
        paymentMethodId: 'DW_APPLE_PAY',
        amount: 29.5,
        c_approvedAmount: 29.5,
        c_transienttoken: Buffer.from('{"data":"é"}').toString('base64'),
      },
    },
  ])
  expect(called('updateShippingAddressForShipment').at(-1)).toMatchObject({
    body: { firstName: 'Ana María', lastName: 'de la Cruz', address2: 'Apt 2' },
  })
  expect(called('createOrder')).toHaveLength(1)
})

test.each([
  ['of another country', { countryCode: 'DK' }],
  ['without a country', { countryCode: undefined }],
])('a place %s is refused in the sheet, and another one can be chosen', async (_name, change) => {
  const { session } = await open()
  expect(await session.choosePlace({ ...PLACE, ...change })).toMatchObject({
    newTotal: { amount: '20.00' },
    errors: [{ code: 'addressUnserviceable', contactField: 'country' }],
  })
  expect(called('updateShippingAddressForShipment')).toEqual([])
  expect(await session.choosePlace()).toMatchObject({ newTotal: { amount: '29.50' } })
})

test('a refused field of the contact is marked, and nothing is ordered', async () => {
  const { session } = await open()
  await session.choosePlace()
  session.authorize({ ...CONTACT, phoneNumber: '12', addressLines: [] })
  await waitFor(() =>
    expect(session.completePayment).toHaveBeenCalledWith({
      status: 1,
      errors: expect.arrayContaining([
        expect.objectContaining({ contactField: 'phoneNumber' }),
        expect.objectContaining({ contactField: 'addressLines' }),
      ]),
    }),
  )
  expect(called('createOrder')).toEqual([])
})

test('another method changes the total', async () => {
  const { session } = await open()
  const chosen = await session.choosePlace()
  const [shippingMethod] = chosen?.newShippingMethods ?? []
  if (!shippingMethod) throw new Error('No method is offered.')
  state.basket = { ...state.basket, orderTotal: 41 }
  act(() => session.onshippingmethodselected?.({ shippingMethod }))
  await waitFor(() => expect(session.updates.at(-1)?.newTotal.amount).toBe('41.00'))
})

test('a day of delivery and a shop are among the methods', async () => {
  const shops = createFakeShops()
  server.use(...shopRoutes(() => shops))
  shops.preferences = { ...facts.preferences, Bopis: true }
  facts.method = {
    c_delivery: {
      shipDate: '2026-11-30',
      arrivesFrom: '2026-12-03',
      arrivesBy: '2026-12-04',
      lastDate: '2027-01-31',
      weekdays: [1, 2, 3, 4, 5],
      closedDates: ['2026-12-07'],
    },
  }
  const { session } = await open()
  const update = await session.choosePlace()
  expect(update?.newShippingMethods?.map(({ identifier }) => identifier)).toEqual([
    'GroundDisc',
    ...['04', '08', '09', '10', '11', '14'].map((day) => `GroundDisc|2026-12-${day}`),
    'pickup:101',
  ])
  const choose = async (identifier: string) => {
    const before = session.updates.length
    const method = update?.newShippingMethods?.find((one) => one.identifier === identifier)
    if (!method) throw new Error(`No ${identifier}`)
    act(() => session.onshippingmethodselected?.({ shippingMethod: method }))
    await waitFor(() => expect(session.updates.length).toBeGreaterThan(before))
    return state.basket.shipments?.[0]
  }
  expect(await choose('GroundDisc|2026-12-09')).toMatchObject({ c_DATE_WANTED: '2026-12-09' })
  expect(session.updates.at(-1)?.newShippingMethods?.[0]).toMatchObject({
    identifier: 'GroundDisc|2026-12-09',
    label: 'Ground, arrives Wed, Dec 9',
  })
  expect(await choose('pickup:101')).toMatchObject({ c_fromStoreId: '101' })
  expect(await choose('GroundDisc')).toMatchObject({
    c_fromStoreId: '',
    shippingMethod: { id: 'GroundDisc' },
    shippingAddress: { city: 'San Francisco' },
  })
  await choose('pickup:101')
  session.cancel()
  await waitFor(() => expect(facts.givenBack).toMatchObject([{ shippingAddress: null }]))
})

test('cancelling leaves the bag as it was, and the sheet opens again', async () => {
  const { session, queryClient } = await open()
  await session.choosePlace()
  session.cancel()
  await waitFor(() =>
    expect(facts.givenBack).toMatchObject([{ shippingAddress: null, shippingMethod: null }]),
  )
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await userEvent.click(screen.getByRole('button', { name: 'Apple Pay' }))
  await waitFor(() => expect(apple.sessions).toHaveLength(2))
})

test('no button is shown in a browser that cannot pay', async () => {
  apple.canPay = false
  const { queryClient } = render()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: 'Apple Pay' })).toBeNull()
})
