import type { Sample } from '../sample'

const anyone = (route: string, rest: Partial<Sample> = {}): Sample => ({
  as: 'anyone',
  ...rest,
  route,
})

const operator = (route: string, rest: Partial<Sample> = {}): Sample => ({
  ...rest,
  as: 'operator',
  route,
})

const EINSTEIN = { 'x-cq-client-id': 'a-client' }
const EXPERIAN = { 'auth-token': 'a-token' }
const SLEEVE_FRAME = {
  site: 'brindille',
  parent: 'http://localhost:3000',
  sessionId: '11111111-1111-4111-8111-111111111111',
}
const CONVERSATIONS = { apiversion: '5.4', passkey: 'a-passkey' }

/** The outside providers' contracts, and what operators see. */
export function listProviderSamples(): Sample[] {
  return [
    anyone('GET /health'),
    anyone('GET /metrics'),
    anyone('GET /shop-changes'),
    anyone('GET /card-gateway/microform/bundle/v2/flex-microform.min.js', { query: { h: 'x' } }),
    anyone('GET /card-gateway/microform/v2/iframes/field.js', { query: { h: 'x' } }),
    anyone('GET /card-gateway/microform/v2/iframes/field.html', {
      query: {
        type: 'number',
        flex: '11111111-1111-4111-8111-111111111111',
        parent: 'http://localhost:3000',
        captureContext: 'none',
      },
    }),
    anyone('POST /card-gateway/microform/v2/sessions', {
      body: {
        targetOrigins: ['http://localhost:3000'],
        clientVersion: 'v2',
        allowedCardNetworks: ['VISA'],
      },
    }),
    anyone('POST /card-gateway/flex/v2/tokens', {
      body: {
        captureContext: 'none',
        number: '4111111111111111',
        securityCode: '123',
        expirationMonth: '12',
        expirationYear: '2036',
      },
    }),
    anyone('POST /card-gateway/wallets/v1/sessions', {
      body: {
        wallet: 'PayPal',
        clientReferenceInformation: { code: '1' },
        merchantName: 'Maison Brindille',
        returnUrl: 'http://localhost:3000/billing',
        language: 'en-US',
        amountDetails: { totalAmount: '42.00', currency: 'USD' },
      },
    }),
    anyone('GET /logo-sleeve', { query: SLEEVE_FRAME }),
    anyone('GET /logo-sleeve/form.js', { query: { h: 'x' } }),
    anyone('POST /logo-sleeve', {
      query: SLEEVE_FRAME,
      body: {
        company: 'Bloom',
        contactName: 'Ada Bloom',
        email: 'ada@example.com',
        eventDate: '2036-05-01',
        quantity: 50,
        sleeveText: 'Thank you',
        logo: 'iVBORw0KGgo=',
      },
    }),
    anyone('GET /card-gateway/wallets/v1/sessions/:id', { params: { id: '0'.repeat(64) } }),
    anyone('GET /card-gateway/wallets/v1/approve/:id', { params: { id: '0'.repeat(64) } }),
    anyone('POST /card-gateway/wallets/v1/approve/:id', {
      params: { id: '0'.repeat(64) },
      body: { decision: 'approve', source: 'balance' },
    }),
    anyone('POST /card-gateway/pts/v2/payments', {
      body: {
        clientReferenceInformation: { code: '1' },
        tokenInformation: { transientTokenJwt: 'none' },
        orderInformation: { amountDetails: { totalAmount: '1.00', currency: 'USD' } },
      },
    }),
    anyone('POST /card-gateway/pts/v2/payments/:id/reversals', {
      params: { id: 'none' },
      body: {
        clientReferenceInformation: { code: '1' },
        reversalInformation: { amountDetails: { totalAmount: '1.00' } },
      },
    }),
    anyone('POST /card-gateway/pts/v2/payments/:id/refunds', {
      params: { id: 'none' },
      body: {
        clientReferenceInformation: { code: '1' },
        orderInformation: { amountDetails: { totalAmount: '1.00', currency: 'USD' } },
      },
    }),
    anyone('POST /:siteId/page-speed', {
      params: { siteId: 'brindille' },
      body: { pageType: 'product', device: 'phone', values: { LCP: 1200, CLS: 0.02 } },
    }),
    anyone('GET /:siteId/bisn', {
      params: { siteId: 'brindille' },
      query: { pid: 'brittle', email: 'nobody@example.com' },
    }),
    // an unknown token, so no notice is canceled
    ...(['GET', 'POST'] as const).map((method) =>
      anyone(`${method} /stock-notices/unsubscribe/:token`, { params: { token: 'nobody' } }),
    ),
    anyone('GET /:siteId/products-inventory', {
      params: { siteId: 'brindille' },
      query: { ids: 'assorted-9,brittle', productIds: 'card' },
    }),
    anyone('GET /rio/api/getAsyncLocations', {
      query: { search: '94105', radius: '50', limit: '5', template: 'search' },
    }),
    anyone('GET /offer/:merchantId/:module', {
      params: { merchantId: 'brindille', module: 'pdp' },
      query: { p: '["assorted-9"]', module_view: '["regular"]', session_id: '1', page_type: '1' },
    }),
    ...['GET', 'POST'].map((method) =>
      anyone(`${method} /on/demandware.store/:site/:locale/__Analytics-Start`, {
        params: { site: 'Sites-brindille-Site', locale: 'en_US' },
        query: { url: 'http://localhost:3000/cart', res: '1280x900' },
      }),
    ),
    anyone('POST /v3/activities/:siteId/:activity', {
      params: { siteId: 'brindille', activity: 'viewProduct' },
      headers: EINSTEIN,
      body: {
        cookieId: 'visit-1',
        userId: 'customer-1',
        realm: 'brindille',
        instanceType: 'sbx',
        product: { id: 'assorted', sku: 'assorted-9' },
        products: [{ id: 'assorted' }],
        searchText: 'truffle',
        category: { id: 'gifts' },
        recommenderName: 'recently-viewed',
        amount: 12.5,
      },
    }),
    anyone('GET /v3/personalization/recommenders/:siteId', {
      params: { siteId: 'brindille' },
      headers: EINSTEIN,
    }),
    anyone('POST /v3/personalization/recs/:siteId/:recommenderName', {
      params: { siteId: 'brindille', recommenderName: 'customers-also-loved' },
      headers: EINSTEIN,
      body: { cookieId: 'visit-1', products: [{ id: 'assorted' }] },
    }),
    anyone('POST /v3/personalization/:siteId/zones/:zoneId/recs', {
      params: { siteId: 'brindille', zoneId: 'product' },
      headers: EINSTEIN,
      body: { cookieId: 'visit-1', products: [{ id: 'assorted' }] },
    }),
    anyone('POST /address/search/v1', {
      headers: EXPERIAN,
      body: {
        country_iso: 'USA',
        datasets: ['us-address'],
        max_suggestions: 7,
        components: { unspecified: ['12 Cocoa Lane San Francisco CA'] },
      },
    }),
    anyone('GET /address/format/v1/:key', { params: { key: 'none' }, headers: EXPERIAN }),
    anyone('POST /address/validate/v1', {
      headers: EXPERIAN,
      body: {
        country_iso: 'USA',
        datasets: ['us-address'],
        layouts: ['Praline'],
        components: { unspecified: ['12 Cocoa Lane', 'San Francisco', 'CA', '94105'] },
      },
    }),
    anyone('POST /recaptcha/challenge', { body: { hostname: 'localhost' } }),
    anyone('POST /recaptcha/api/siteverify', {
      form: { secret: 'praline', response: 'none', remoteip: '127.0.0.1' },
    }),
    anyone('GET /api/v2/albums/from_sku', {
      query: { api_key: 'brindille', sku: 'assorted-9', page: '1', per_page: '8' },
    }),
    anyone('GET /api/v2/albums/:albumId/photos', {
      params: { albumId: 'recipes' },
      query: { api_key: 'brindille', page: '1', per_page: '8' },
    }),
    anyone('GET /messaging/v3', {
      query: {
        client_id: 'brindille',
        placement_key: 'credit-promotion-auto-size',
        locale: 'en-US',
        purchase_amount: '3050',
      },
    }),
    anyone('GET /rio/api/getAutocompleteData', { query: { search: '94' } }),
    anyone('GET /media/*', { params: { '*': 'none.jpg' }, query: { sw: '100', sh: '100' } }),
    anyone('GET /data/reviews.json', {
      query: {
        ...CONVERSATIONS,
        Filter: 'ProductId:eq:assorted-9',
        Sort: 'Rating:desc',
        Include: 'Products',
        Stats: 'Reviews',
        Limit: '8',
        Offset: '0',
      },
    }),
    anyone('GET /data/statistics.json', {
      query: { ...CONVERSATIONS, Filter: 'ProductId:assorted-9', Stats: 'Reviews' },
    }),
    anyone('GET /data/products.json', {
      query: { ...CONVERSATIONS, Filter: 'Id:assorted-9', Stats: 'Reviews' },
    }),
    anyone('POST /data/submitreview.json', {
      form: {
        ...CONVERSATIONS,
        Action: 'Submit',
        ProductId: 'assorted-9',
        Rating: '5',
        Title: 'As it should be',
        ReviewText: 'A box that came whole and on the day.',
        UserNickname: 'Ada',
        UserEmail: 'ada@example.com',
        UserLocation: 'Chicago, IL',
        IsRecommended: 'true',
      },
    }),
    anyone('POST /data/submitfeedback.json', {
      form: {
        ...CONVERSATIONS,
        ContentType: 'review',
        ContentId: 'none',
        FeedbackType: 'helpfulness',
        Vote: 'Positive',
        UserId: 'me',
      },
    }),
    operator('GET /page-views'),
  ]
}
