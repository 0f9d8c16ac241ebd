import { ADDRESS, type Sample, type ShopIds } from '../sample'

const PERSON = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'nobody@example.com',
  phone: '3125550100',
  recaptchaToken: 'none',
}
const { address1, city, stateCode, postalCode, countryCode } = ADDRESS
const PLACE = { address1, city, stateCode, postalCode, countryCode }
const COMPANY = { companyName: 'Works', organizationType: 'School' }

const at = (route: string, rest: Partial<Sample> = {}): Sample => {
  const [method = '', api = '', path = ''] = route.split(' ')
  const full = `${method} /custom/${api}/v1/organizations/:organizationId/${path}`
  return { as: 'customer', ...rest, route: full }
}

const FORM_SAMPLES: readonly Sample[] = [
  at('POST forms contact', {
    body: { ...PERSON, questionType: 'order', comment: 'Where is it?', orderNumber: '1' },
  }),
  at('POST forms request-future-catalog', {
    body: { ...PERSON, ...PLACE, ...COMPANY, c_isPOBox: false, marketingOptIn: true },
  }),
  at('POST forms marketing-lead', {
    body: { ...PERSON, ...PLACE, ...COMPANY, reason: 'PostalCatalog', consent: true },
  }),
  at('POST forms feedback', {
    body: { rating: 4, comment: 'Fine', email: 'nobody@example.com', page: '/' },
  }),
  at('POST forms campaign', {
    body: {
      ...PERSON,
      ...PLACE,
      state: 'IL',
      eventId: 'spring',
      eventPhase: '1',
      entryId: 'a-form',
      maxAllowed: 2,
      birthdate: '12/10/1980',
      smsOptIn: true,
      extra: { any: ['thing'] },
    },
  }),
]

const KNOWN = { orderNo: 'none', email: 'eve@example.com', orderViewCode: 'none' }
const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111'

/** Of orders that do not exist. */
const CLAIM_SAMPLES: readonly Sample[] = [
  at('POST order-proposals read', { body: { token: UNKNOWN_ID } }),
  at('POST order-proposals pay', { body: { token: UNKNOWN_ID, cardToken: 'a.b.c' } }),
  at('POST order-proposals gift-cards', {
    body: { token: UNKNOWN_ID, cardNumber: 'one', cvc: '1' },
  }),
  at('POST order-proposals gift-cards/removal', { body: { token: UNKNOWN_ID, id: 'one' } }),
  at('POST claims claimable', { body: KNOWN }),
  at('POST claims photos', { body: { ...KNOWN, picture: 'aGVsbG8=' } }),
  at('POST claims photos/read', { body: { ...KNOWN, photoId: UNKNOWN_ID } }),
  at('POST claims returns/label', { body: { ...KNOWN, id: UNKNOWN_ID } }),
  at('POST claims claims', {
    body: {
      ...{ ...KNOWN, id: UNKNOWN_ID, kind: 'melted', words: 'Soup' },
      ...{ items: [{ itemId: 'one', quantity: 1 }], photoIds: [UNKNOWN_ID] },
    },
  }),
]

export function listCustomSamples(ids: ShopIds): Sample[] {
  return [...listAccountSamples(ids), ...listShopSamples(ids), ...FORM_SAMPLES]
}

function listAccountSamples({ login, savedCardId }: ShopIds): Sample[] {
  return [
    at('POST account customer-register', {
      body: {
        customer: { login, email: login, lastName: 'L', firstName: 'Ada' },
        password: 'Praline#1845',
        recaptchaToken: 'none',
      },
    }),
    at('POST account customer-register-with-order', {
      body: { orderNo: 'none', password: 'Praline#1845', recaptchaToken: 'none' },
    }),
    at('POST account customer-register-complete', {
      query: { c_customer: 'none', c_token: 'none' },
    }),
    at('POST account customer-payment-token', {
      body: {
        number: '4111111111111111',
        securityCode: '123',
        expirationMonth: 12,
        expirationYear: 2036,
      },
    }),
    at('POST account send-email-confirmation', { query: { c_email: 'nobody@example.com' } }),
    at('POST account shoppercontext', {
      body: { login_id: login, sourceCode: 'none', customQualifiers: { device: 'phone' } },
    }),
    at('POST account password-reset', { body: { token: 'none', password: 'Praline#1846' } }),
    at('POST account password-reset-email', { body: { email: 'nobody@example.com' } }),
    at('GET account password-reset/validate-token', { query: { token: 'none' } }),
    at('GET account password-reset/invalidate-token', { query: { token: 'none' } }),
    at('POST account payment-instruments/:id/use-for-subscriptions', {
      params: { id: savedCardId },
    }),
    at('GET account validate-customer-password', { query: { c_currentPassword: 'wrong' } }),
    at('GET account account-data'),
    at('POST account delete-account', { body: { currentPassword: 'wrong' } }),
    at('POST account apply-agreement-date'),
    at('GET account all-customer-groups'),
    at('GET account organization-discount-code', {
      query: { organization_discount_code: 'none' },
    }),
  ]
}

const balance = { c_number: '6000000000000001234', c_cvn: '1234' }

const place = {
  c_city: 'Chicago',
  c_stateCode: 'IL',
  c_postalCode: '60601',
  c_countryCode: 'US',
  c_isPOBox: 'true',
}

function listShopSamples({ basketId }: ShopIds): Sample[] {
  const costs = { ...place, c_basketId: basketId }
  return [
    at('POST customer event', { body: { type: 'opened', page: { id: 'bag' } } }),
    at('GET product products-inventory', { query: { ids: 'assorted-9,brittle' } }),
    at('GET product store-products-inventory', {
      query: { productIDs: 'assorted-9,brittle', storeIDs: '101,102' },
    }),
    at('POST product subscription-optins', {
      as: 'guest',
      query: { c_basketId: basketId },
      body: {
        optedin: [{ id: 'assorted-9', frequency: '2_3' }],
        productOffer: { 'assorted-9': { percent: 10 } },
        firstOrderPlaceDate: '2036-01-01',
        productToSubscribe: ['assorted-9'],
      },
    }),
    at('GET payment gift-card-balance', { query: balance }),
    at('POST payment gift-card-balance', { body: balance }),
    at('POST order track-order', { body: { orderNo: 'none', email: 'eve@example.com' } }),
    ...CLAIM_SAMPLES,
    at('POST order mail-orders', { body: { email: 'eve@example.com' } }),
    at('GET payment shipping-costs', { as: 'guest', query: costs }),
    at('POST payment shipping-costs', { as: 'guest', query: costs, body: {} }),
    at('POST payment wallet-session', {
      as: 'guest',
      body: {
        basketId,
        // this wallet is not offered, since no payment gateway is running
        wallet: 'Venmo',
        returnUrl: 'http://localhost:3000/billing',
        merchantName: 'Maison Brindille',
        language: 'en-US',
      },
    }),
    at('POST payment wallet-sheet', {
      as: 'guest',
      body: { basketId, wallet: 'DW_APPLE_PAY', origin: 'http://localhost:3000' },
    }),
    // no session has such an id: no gateway listens here that could be asked
    at('GET payment wallet-session/:id', { as: 'guest', params: { id: 'unknown' } }),
    at('GET site site-prefs'),
    at('GET site sitemap', { query: { kind: 'products', limit: '2', offset: '0' } }),
    at('POST shipping gift-message', {
      as: 'guest',
      query: { c_basketId: basketId },
      body: [{ shipment_id: 'me', giftMessage: 'For you' }],
    }),
    at('POST shipping update', {
      as: 'guest',
      query: { c_basketId: basketId },
      body: {
        shipments: [
          { shipmentId: 'me', shippingAddress: ADDRESS, shippingMethod: { id: 'GroundDisc' } },
        ],
      },
    }),
    at('GET customer concierge/:id', { params: { id: '94105' } }),
    at('GET stores list', { query: { c_rioStoreIds: '101,102', locale: 'en-US' } }),
    at('POST subscriptions subscribe', {
      body: {
        c_email: 'ada@example.com',
        c_phone: '3125550100',
        c_postal: '60601',
        c_firstname: 'Ada',
        c_lastname: 'Lovelace',
        c_birth_day: '10',
        c_birth_month: '12',
        c_birthdate: '12/10/1980',
        c_subscribelist: 'offersupdates|fundraising',
        c_recaptchaToken: 'none',
        c_verificationOverride: true,
      },
    }),
  ]
}
