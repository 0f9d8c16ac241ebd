import { toPublicPreferences } from './site-preferences.rules'

it('tells a retailer’s own preferences, and defaults [SITE-004, SITE-019]', () => {
  const preferences = { recipientLimit: 3, freeShippingThreshold: 75, SiteCatalog: 'x' }
  expect(toPublicPreferences(preferences)).toEqual({
    Bopis: true,
    recipientLimit: 3,
    enableMultiShipping: true,
    recaptchaEnabled: false,
    appPWAShipmentBatchSize: 5,
    companyNameRequired: false,
    freeShippingThreshold: 75,
  })
})

it.each(['recaptchaSecret', 'gatewayPassword', 'apiKey', 'feed_api_key', 'authToken'])(
  'keeps %s secret',
  (name) => expect(toPublicPreferences({ [name]: 'x' })).not.toHaveProperty(name),
)
