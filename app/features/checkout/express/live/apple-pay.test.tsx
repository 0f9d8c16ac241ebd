import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CONTACT, createAppleShop, VALIDATION } from '../testing/apple-shop'
import { PLACE } from '../testing/express-shop'

const { state, facts, called, apple, open, render } = createAppleShop()

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
