import { DEFAULT_PREFERENCES, toSitePreferences } from './site-preferences.mapper'

it('reads what a site says of itself [SITE-004, SITE-013]', () => {
  const answer = {
    Bopis: true,
    pickupTexts: true,
    recipientLimit: 8,
    enableMultiShipping: false,
    recaptchaEnabled: true,
    appPWAShipmentBatchSize: 3,
    qdThresholdEnabled: false,
    enableCanada: true,
    companyNameRequired: true,
    klarnaEnabled: true,
    klarnaMinimumAmount: 49.5,
    enableSubscription: true,
    socialPhotosEnabled: true,
    recommendationsEnabled: true,
    notFoundRecommendationsEnabled: true,
    eGiftCardProducts: ['390010', '390020'],
    eGiftCardMaximum: 250,
    customMixFlavorLimit: 6,
    printerCharacterSet: 'ISO-8859-1',
    cookieConsent: 'opt-in',
    lowestPriorPrice: 'everywhere',
    walletSheets: ['DW_APPLE_PAY', 'DW_ANDROID_PAY'],
    hasStandInSheets: true,
  }
  expect(toSitePreferences(answer)).toEqual({
    reviewsEnabled: false,
    pickupEnabled: true,
    pickupTextsEnabled: true,
    multiShippingEnabled: false,
    thresholdEnabled: false,
    recipientLimit: 8,
    shipmentBatchSize: 3,
    captchaEnabled: true,
    canadaEnabled: true,
    companyNameRequired: true,
    installmentsEnabled: true,
    installmentMinimum: 49.5,
    subscriptionsEnabled: true,
    socialPhotosEnabled: true,
    recommendationsEnabled: true,
    notFoundRecommendationsEnabled: true,
    eGiftCardProductIds: ['390010', '390020'],
    eGiftCardMinimum: 10,
    eGiftCardMaximum: 250,
    customMixFlavorLimit: 6,
    printerCharacterSet: 'ISO-8859-1',
    cookieConsent: 'opt-in',
    lowestPriorPrice: 'everywhere',
    walletSheets: ['DW_APPLE_PAY', 'DW_ANDROID_PAY'],
    hasStandInSheets: true,
  })
})

it.each([undefined, null, 'none', {}, { recipientLimit: 'many', appPWAShipmentBatchSize: 0 }])(
  'falls back on the defaults for %j [SITE-013, SITE-019]',
  (answer) => {
    expect(toSitePreferences(answer)).toEqual(DEFAULT_PREFERENCES)
    expect(DEFAULT_PREFERENCES).toMatchObject({ recipientLimit: 20, shipmentBatchSize: 5 })
  },
)

it('takes the texts of an archive without definitions', () => {
  const preferences = toSitePreferences({
    reviewsEnabled: 'true',
    recipientLimit: '3',
    klarnaMinimumAmount: '20.00',
  })
  expect(preferences).toMatchObject({
    reviewsEnabled: true,
    recipientLimit: 3,
    installmentMinimum: 20,
  })
})

it.each(['much', '', -1, null, Infinity])('takes %j for no minimum [PAY-006]', (said) => {
  expect(toSitePreferences({ klarnaMinimumAmount: said })).toMatchObject({ installmentMinimum: 35 })
})

it('has the defaults that config/settings.json holds [CON-006]', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../config/settings.json', () => ({ recipientLimit: 7, shipmentBatchSize: 2 }))
    const mapper = await import('./site-preferences.mapper')
    expect(mapper.toSitePreferences({})).toMatchObject({ recipientLimit: 7, shipmentBatchSize: 2 })
  })
})
