import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { toMailBrand } from './mail-brand.rules'
import { toOrderConfirmation } from './order-confirmation.rules'
import { renderMail } from './templates/render-mail'

const LINK = 'https://shop.example/track-order#order=00001001&code=v1ew&email=ada%40example.com'

const PICTURE = 'https://shop.example/image/150/truffles.jpg'

function render(order: ShopperOrdersTypes.Order) {
  const pictures = new Map([['truffles', PICTURE]])
  const context = {
    siteId: 'brindille',
    link: LINK,
    claimLink: LINK,
    sendsTexts: false,
    pictures,
    pieceNames: new Map<string, string>(),
  }
  const content = toOrderConfirmation(order, context)
  return { ...content, ...renderMail(content, toMailBrand({ storefrontOrigins: [] }, undefined)) }
}

const ORDER: ShopperOrdersTypes.Order = {
  orderNo: '00001001',
  currency: 'USD',
  customerName: 'Ada Bloom',
  customerInfo: { email: 'ada@example.com' },
  productItems: [
    {
      itemId: '1',
      productId: 'truffles',
      productName: 'Milk <Truffles> & Co',
      quantity: 2,
      basePrice: 617.285,
      price: 1234.57,
      shipmentId: 'me',
      giftMessage: 'For you',
    },
  ],
  shipments: [
    {
      shipmentId: 'me',
      shippingMethod: { id: 'G', name: 'Ground' },
      shippingAddress: {
        firstName: 'Ada',
        lastName: 'Bloom',
        address1: '12 Cocoa Lane',
        city: 'Chicago',
        stateCode: 'IL',
        postalCode: '60601',
      },
      giftMessage: 'Happy\n<b>birthday</b>',
    },
  ],
  paymentInstruments: [
    {
      paymentMethodId: 'CREDIT_CARD',
      amount: 1305.6,
      paymentCard: { cardType: 'Visa', maskedNumber: '411111XXXXXX1111' },
    },
  ],
  productSubTotal: 1234.57,
  shippingTotal: 8.95,
  taxTotal: 62.08,
  orderTotal: 1305.6,
}

test('the mail contains the whole order', () => {
  const mail = render(ORDER)
  expect(mail).toMatchObject({
    reference: 'order:00001001',
    to: 'ada@example.com',
    subject: 'Your order 00001001',
  })
  expect(mail.text).toBe(`Thank you for your order, Ada Bloom.

Your order number is 00001001.

See your order: ${LINK}

ITEMS
2 × Milk <Truffles> & Co at $617.29: $1,234.57
Gift message: For you

DELIVERY
Ground
Ada Bloom
12 Cocoa Lane
Chicago, IL 60601
Gift message: Happy
<b>birthday</b>

TOTALS
Subtotal: $1,234.57
Shipping: $8.95
Tax: $62.08
Total: $1,305.60

PAYMENT
Visa XXXX XXXX XXXX 1111: $1,305.60

--
Maison Brindille
`)
})

test('the link leads to the order, with special characters escaped', () => {
  expect(render(ORDER).html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`)
})

test('each product has a picture with its name as alternative text', () => {
  const { html } = render(ORDER)
  expect(html).toContain(`alt="Milk &lt;Truffles&gt; &amp; Co"`)
  expect(html).toContain(`src="${PICTURE}"`)
  expect(render({ ...ORDER, productItems: [] }).html).not.toContain('<img')
})

test('texts written by shoppers are escaped', () => {
  const { html } = render({ ...ORDER, customerName: '<script>"\'&' })
  expect(html).toContain('Milk &lt;Truffles&gt; &amp; Co')
  expect(html).toContain('Happy<br/>&lt;b&gt;birthday&lt;/b&gt;')
  expect(html).toContain('&lt;script&gt;&quot;&#x27;&amp;')
  expect(html).not.toMatch(/<script|<b>/)
})

test.each([
  [{ paymentMethodId: 'CREDIT_CARD', paymentCard: { cardType: 'Visa' } }, 'Card: $5.00'],
  [
    {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { cardType: 'Visa', maskedNumber: '4111111111111111' },
    },
    'Visa XXXX XXXX XXXX 1111: $5.00',
  ],
  [
    {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { cardType: 'Amex', maskedNumber: 'XXXXXXXXXXX0005' },
      c_payLater: true,
    },
    'American Express XXXX XXXXXX X0005: $5.00\nCharged when your order leaves us',
  ],
  [{ paymentMethodId: 'PAY_BY_CHECK' }, 'Check: $5.00'],
  [
    { paymentMethodId: 'PAY_BY_CHECK', c_checkMailingAddress: 'The Shop\nP.O. Box 1' },
    'send it with the order number to:\nThe Shop\nP.O. Box 1',
  ],
  [{ paymentMethodId: 'Venmo' }, 'Venmo: $5.00'],
])(
  '%j is listed without its full number [PAY-007, PAY-027, PAY-037, PAY-038]',
  (instrument, expected) => {
    const paymentInstruments = [{ ...instrument, amount: 5 }]
    const { text, html } = render({ ...ORDER, paymentInstruments })
    expect(text).toContain(expected)
    expect(text + html).not.toContain('4111111111111111')
  },
)

test.each([
  [0, '$0.00'],
  [0.1 + 0.2, '$0.30'],
  [52.01, '$52.01'],
  [99999.99, '$99,999.99'],
])('a total of %d is shown as %s', (orderTotal, expected) => {
  const mail = render({ ...ORDER, orderTotal })
  expect(mail.text).toContain(`Total: ${expected}\n`)
  expect(mail.html).toContain(`>${expected}</td>`)
})

test('a pickup contains the name of the person who picks it up', () => {
  const shipment = {
    shipmentId: 'me',
    c_fromStoreId: '101',
    c_pickupFirstName: 'Grace',
    c_pickupLastName: 'Hopper',
    shippingMethod: { id: 'StorePickup', name: 'Store pickup' },
    shippingAddress: { address1: '1 Shop St', city: 'Chicago', stateCode: 'IL' },
  }
  const { text } = render({ ...ORDER, shipments: [shipment] })
  expect(text).toContain(
    'PICKUP\nStore pickup\nTo be collected by Grace Hopper\n1 Shop St\nChicago, IL',
  )
})

test('discounts and sold gift cards are listed, so that the amounts add up', () => {
  const order = {
    orderNo: '1',
    currency: 'USD',
    productItems: [
      {
        productName: 'Box',
        quantity: 2,
        basePrice: 20,
        price: 40,
        shipmentId: 'me',
        priceAdjustments: [{ itemText: 'Two for less', price: -4 }],
      },
    ],
    shipments: [{ shipmentId: 'me' }],
    giftCertificateItems: [{ amount: 25, recipientEmail: 'bo@example.com' }],
    orderPriceAdjustments: [{ promotionId: 'ten-off', price: -3.6 }],
    paymentInstruments: [
      { paymentMethodId: 'GIFT_CERTIFICATE', amount: 10, maskedGiftCertificateCode: '****1234' },
      { paymentMethodId: 'PAY_BY_CHECK', amount: 47.4 },
    ],
    productSubTotal: 36,
    shippingTotal: 0,
    taxTotal: 0,
    orderTotal: 57.4,
  }
  const { text } = render(order)
  for (const line of [
    'Two for less: -$4.00',
    'Items: $36.00',
    'Gift card for bo@example.com: $25.00',
    'ten-off: -$3.60',
    'Gift card by e-mail ending in 1234: $10.00',
    'Subtotal: $57.40',
    'Check: $47.40',
    'Total: $57.40',
  ]) {
    expect(text).toContain(line)
  }
})

test('each shipment has its own shipping cost, and the totals add up [ORD-007]', () => {
  const shippingItems = [
    { itemId: 'a', price: 8.95, priceAfterItemDiscount: 8.95 },
    { itemId: 'b', price: 19.95, priceAfterItemDiscount: 14.95 },
  ]
  const { text } = render({ ...ORDER, shippingItems, shippingTotal: 23.9, orderTotal: 1320.55 })
  expect(text).toContain(`TOTALS
Subtotal: $1,234.57
Shipping 1: $8.95
Shipping 2: $14.95
Tax: $62.08
Total: $1,320.55
`)
})
