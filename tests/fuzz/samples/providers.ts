import { toPublicSample as anyone, type Sample } from '../sample'

const EINSTEIN = { 'x-cq-client-id': 'a-client' }
const EXPERIAN = { 'auth-token': 'a-token' }
const CONVERSATIONS = { apiversion: '5.4', passkey: 'a-passkey' }

/** What the engine itself offers to browsers, monitors and operators. */
const OWN_SAMPLES: readonly Sample[] = [
  anyone('GET /health'),
  anyone('GET /metrics'),
  anyone('GET /shop-changes'),
  anyone('POST /preview-access/guesses', { body: { address: '203.0.113.7', isRight: false } }),
  anyone('POST /preview-access/start-links', { body: { link: '0f'.repeat(32) } }),
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
  anyone('GET /pickup-answers/:token', { params: { token: 'nobody' } }),
  anyone('POST /pickup-answers/:token', {
    params: { token: 'nobody' },
    query: { answer: 'yes' },
  }),
  anyone('GET /:siteId/products-inventory', {
    params: { siteId: 'brindille' },
    query: { ids: 'assorted-9,brittle', productIds: 'card' },
  }),
  ...['GET', 'POST'].map((method) =>
    anyone(`${method} /on/demandware.store/:site/:locale/__Analytics-Start`, {
      params: { site: 'Sites-brindille-Site', locale: 'en_US' },
      query: { url: 'http://localhost:3000/cart', res: '1280x900' },
    }),
  ),
  anyone('GET /media/*', { params: { '*': 'none.jpg' }, query: { sw: '100', sh: '100' } }),
  { route: 'GET /page-views', as: 'operator' },
]

/** Shop locator, offers, addresses, captcha, albums and financing. */
const VENDOR_SAMPLES: readonly Sample[] = [
  anyone('GET /rio/api/getAsyncLocations', {
    query: { search: '94105', radius: '50', limit: '5', template: 'search' },
  }),
  anyone('GET /offer/:merchantId/:module', {
    params: { merchantId: 'brindille', module: 'pdp' },
    query: { p: '["assorted-9"]', module_view: '["regular"]', session_id: '1', page_type: '1' },
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
]

const RECOMMENDATION_SAMPLES: readonly Sample[] = [
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
]

const REVIEW_SAMPLES: readonly Sample[] = [
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
]

/** The outside providers' contracts, and what operators see. */
export const PROVIDER_SAMPLES: readonly Sample[] = [
  ...OWN_SAMPLES,
  ...VENDOR_SAMPLES,
  ...RECOMMENDATION_SAMPLES,
  ...REVIEW_SAMPLES,
]
