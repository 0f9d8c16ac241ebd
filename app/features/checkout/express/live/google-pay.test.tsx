import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createGoogleShop } from '../testing/google-shop'

const { server, state, facts, called, google, open } = createGoogleShop()

jest.mock('@/site/app-config', () => {
  const actual = jest.requireActual<{ getAppConfig: () => object }>('@/site/app-config')
  const thirdParty = { 'google-pay': { src: ['https://pay.google.com/gp/p/js/pay.js'] } }
  return { ...actual, getAppConfig: () => ({ ...actual.getAppConfig(), thirdParty }) }
})

test('an approval in the sheet of Google orders the bag with the total of the engine', async () => {
  const { sheet, address: where } = await open()
  expect(google.asked).toEqual([{ basketId: 'basket-1', wallet: 'DW_ANDROID_PAY' }])
  expect(sheet.options).toMatchObject({ environment: 'TEST' })
  expect(sheet.request).toMatchObject({
    merchantInfo: { merchantId: 'BCR2', merchantName: 'Brindille' },
    allowedPaymentMethods: [
      {
        tokenizationSpecification: {
          parameters: { gateway: 'cybersource', gatewayMerchantId: 'brindille_cs' },
        },
      },
    ],
    transactionInfo: { totalPriceStatus: 'ESTIMATED', totalPrice: '20.00', currencyCode: 'USD' },
    shippingAddressRequired: true,
  })
  expect(await sheet.choosePlace()).toMatchObject({
    newTransactionInfo: { totalPriceStatus: 'FINAL', totalPrice: '29.50' },
    newShippingOptionParameters: {
      defaultSelectedOptionId: 'GroundDisc',
      shippingOptions: [{ id: 'GroundDisc', label: 'Ground (0.00 USD)' }],
    },
  })
  expect(called('updateCustomerForBasket')).toEqual([])
  expect(await sheet.authorize()).toEqual({ transactionState: 'SUCCESS' })
  await waitFor(() => expect(where()).toBe('/order-confirmation?orderNo=1001'))
  const c_transienttoken = Buffer.from('{"data":"é"}').toString('base64')
  expect(called('addPaymentInstrumentToBasket')).toMatchObject([
    { body: { paymentMethodId: 'DW_ANDROID_PAY', c_approvedAmount: 29.5, c_transienttoken } },
  ])
  expect(called('updateShippingAddressForShipment').at(-1)).toMatchObject({
    body: { firstName: 'Ana María de la', lastName: 'Cruz', phone: '4155550134' },
  })
  expect(called('createOrder')).toHaveLength(1)
})

test.each([
  ['of another country', { countryCode: 'DK' }],
  ['without a country', { countryCode: undefined }],
])('a place %s is refused in the sheet, and another one can be chosen', async (_name, change) => {
  const { sheet } = await open()
  expect(await sheet.choosePlace(change)).toMatchObject({
    error: { reason: 'SHIPPING_ADDRESS_UNSERVICEABLE', intent: 'SHIPPING_ADDRESS' },
  })
  expect(called('updateShippingAddressForShipment')).toEqual([])
  const update = await sheet.choosePlace()
  expect(update?.newTransactionInfo?.totalPrice).toBe('29.50')
})

test('a place to which no method delivers, as a territory or a PO box, is refused', async () => {
  server.use(
    http.post('*/scapi/shopperBaskets/getShippingMethodsForShipment', () =>
      HttpResponse.json({ applicableShippingMethods: [] }),
    ),
  )
  const { sheet } = await open()
  expect(await sheet.choosePlace({ administrativeArea: 'PR' })).toMatchObject({
    error: { reason: 'SHIPPING_ADDRESS_UNSERVICEABLE' },
  })
})

test('a PO box without a method is refused at the approval', async () => {
  const { sheet } = await open()
  await sheet.choosePlace()
  server.use(
    http.post('*/scapi/shopperBaskets/updateShippingAddressForShipment', () => {
      const [shipment] = state.basket.shipments ?? []
      const shipments = [{ ...shipment, shippingMethod: undefined }]
      state.basket = { ...state.basket, shipments }
      return HttpResponse.json(state.basket)
    }),
  )
  expect(await sheet.authorize({ address1: 'PO Box 12' })).toMatchObject({
    transactionState: 'ERROR',
    error: { reason: 'SHIPPING_ADDRESS_UNSERVICEABLE' },
  })
  expect(called('createOrder')).toEqual([])
})

test.each([
  ['phone number', { phoneNumber: '12' }, undefined, 'SHIPPING_ADDRESS'],
  ['street', { address1: '' }, undefined, 'SHIPPING_ADDRESS'],
  ['name', { name: 'Cher' }, undefined, 'SHIPPING_ADDRESS'],
  ['e-mail address', {}, 'ana', 'PAYMENT_AUTHORIZATION'],
])(
  'a refused %s is told in the sheet, and can be corrected',
  async (_name, change, email, intent) => {
    const { sheet } = await open()
    await sheet.choosePlace()
    expect(await sheet.authorize(change, email)).toMatchObject({
      transactionState: 'ERROR',
      error: { intent, message: expect.stringMatching(/\w/) },
    })
    expect(called('createOrder')).toEqual([])
    expect(await sheet.authorize()).toEqual({ transactionState: 'SUCCESS' })
  },
)

test('another method changes the total', async () => {
  const { sheet } = await open()
  await sheet.choosePlace()
  state.basket = { ...state.basket, orderTotal: 41 }
  const update = await sheet.choose({
    callbackTrigger: 'SHIPPING_OPTION',
    shippingOptionData: { id: 'GroundDisc' },
  })
  expect(update?.newTransactionInfo?.totalPrice).toBe('41.00')
})

test('cancelling leaves the bag as it was, and the sheet opens again', async () => {
  const { sheet, queryClient } = await open()
  await sheet.choosePlace()
  await sheet.close({ statusCode: 'CANCELED' })
  await waitFor(() =>
    expect(facts.givenBack).toMatchObject([{ shippingAddress: null, shippingMethod: null }]),
  )
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Google Pay' }))
  await waitFor(() => expect(google.sheets).toHaveLength(2))
})
