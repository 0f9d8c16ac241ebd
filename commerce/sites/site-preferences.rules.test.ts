import { toPublicPreferences } from './site-preferences.rules'

it('the retailer’s own preferences are returned, with defaults [SITE-004, SITE-019, CON-006]', () => {
  const lines = ['xmas gift = cgid=christmas']
  const preferences = { recipientLimit: 3, qdThreshold: 75, SiteCatalog: 'x', searchPhrases: lines }
  expect(toPublicPreferences(preferences, new Set())).toEqual({
    Bopis: true,
    pickupTexts: false,
    recipientLimit: 3,
    enableMultiShipping: true,
    recaptchaEnabled: false,
    appPWAShipmentBatchSize: 5,
    companyNameRequired: false,
    klarnaMinimumAmount: 35,
    customMixFlavorLimit: 10,
    eGiftCardMinimum: 10,
    eGiftCardMaximum: 500,
    qdThreshold: 75,
  })
})

it('the defaults are those of config/settings.json [CON-006]', async () => {
  const changed = {
    recipientLimit: 12,
    shipmentBatchSize: 2,
    klarnaMinimumAmount: 50,
    customMixFlavorLimit: 6,
  }
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../config/settings.json', () => changed)
    const rules = await import('./site-preferences.rules')
    const { shipmentBatchSize, ...others } = changed
    const expected = { ...others, appPWAShipmentBatchSize: shipmentBatchSize }
    expect(rules.toPublicPreferences({}, new Set())).toMatchObject(expected)
  })
})

it.each(['recaptchaSecret', 'gatewayPassword', 'apiKey', 'feed_api_key', 'authToken', 'feedLogin'])(
  'does not return the secret %s',
  (name) => {
    const passwordIds = new Set(['feedLogin'])
    expect(toPublicPreferences({ [name]: 'x' }, passwordIds)).not.toHaveProperty(name)
  },
)
