import { SITE_DEFAULTS, toPublicPreferences } from './site-preferences.rules'

it('tells a retailer’s own preferences, and defaults [SITE-004, SITE-019, CON-006]', () => {
  const preferences = { recipientLimit: 3, freeShippingThreshold: 75, SiteCatalog: 'x' }
  expect(toPublicPreferences(preferences)).toEqual({
    Bopis: true,
    recipientLimit: 3,
    enableMultiShipping: true,
    recaptchaEnabled: false,
    appPWAShipmentBatchSize: 5,
    companyNameRequired: false,
    klarnaMinimumAmount: 35,
    customMixFlavorLimit: 10,
    freeShippingThreshold: 75,
  })
})

it('tells a default that was changed [CON-006]', () => {
  const replaced = jest.replaceProperty(SITE_DEFAULTS, 'recipientLimit', 12)
  expect(toPublicPreferences({})).toMatchObject({ recipientLimit: 12 })
  replaced.restore()
})

it.each(['recaptchaSecret', 'gatewayPassword', 'apiKey', 'feed_api_key', 'authToken'])(
  'keeps %s secret',
  (name) => expect(toPublicPreferences({ [name]: 'x' })).not.toHaveProperty(name),
)
