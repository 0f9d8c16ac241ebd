import type { Sample } from '../sample'

const at = (route: string, query: Record<string, string>, id?: string): Sample => {
  const [method = '', path = ''] = route.split(' ')
  const [, api = '', rest = ''] = /^(\/[^/]+\/[^/]+\/v1)(.*)$/.exec(path) ?? []
  const name = /:(\w+)/.exec(rest)?.[1]
  return {
    route: `${method} ${api}/organizations/:organizationId${rest}`,
    as: 'guest',
    query,
    params: name && id !== undefined ? { [name]: id } : {},
  }
}

const PRODUCTS = '/product/shopper-products/v1'
const EXPERIENCE = '/experience/shopper-experience/v1'
const LANGUAGE = { locale: 'en-US', currency: 'USD' }
const SHOWN = {
  ...LANGUAGE,
  inventoryIds: 'shop-101',
  expand: 'availability,variations,prices,promotions,images',
  allImages: 'true',
  imgTypes: 'large,swatch',
  perPricebook: 'true',
  select: '(data.(id,name))',
}

/** Catalog, search, shops, settings, content and addresses. */
export const READING_SAMPLES: readonly Sample[] = [
  at(`GET ${PRODUCTS}/products`, { ids: 'assorted,brittle', ...SHOWN }),
  at(`GET ${PRODUCTS}/products/:id`, SHOWN, 'assorted'),
  at(
    `GET ${PRODUCTS}/products/:id/images`,
    { imgTypes: 'large', allImages: 'true', variationAttribute: 'size=9' },
    'assorted',
  ),
  at(`GET ${PRODUCTS}/products/:id/prices`, LANGUAGE, 'assorted'),
  at(`GET ${PRODUCTS}/products/:id/promotions`, LANGUAGE, 'assorted'),
  at(`GET ${PRODUCTS}/categories`, { ids: 'root,boxes', levels: '1', locale: 'en-US' }),
  at(`GET ${PRODUCTS}/categories/:id`, { levels: '2', locale: 'en-US' }, 'root'),
  at('GET /product/shopper-availability/v1/availability', {
    productIds: 'assorted,brittle',
    inventoryIds: 'shop-101',
    expand: 'variations,set_products',
  }),
  at('GET /search/shopper-search/v1/product-search', {
    q: 'truffle',
    refine: 'cgid=boxes',
    sort: 'price-low-to-high',
    ...LANGUAGE,
    expand: 'images,prices,variations,promotions,custom_properties,page_meta_tags',
    allImages: 'true',
    imgTypes: 'large:2',
    perPricebook: 'true',
    allVariationProperties: 'true',
    includedCustomVariationProperties: 'c_badge',
    select: '(hits.(productId))',
    limit: '10',
    offset: '0',
  }),
  at('GET /search/shopper-search/v1/search-suggestions', {
    q: 'truf',
    limit: '5',
    ...LANGUAGE,
    expand: 'images,prices,custom_product_properties',
    includedCustomProductProperties: 'c_badge',
    includeEinsteinSuggestedPhrases: 'true',
  }),
  at('GET /store/shopper-stores/v1/stores', { ids: '101,102', locale: 'en-US' }),
  at('GET /store/shopper-stores/v1/store-search', {
    countryCode: 'US',
    postalCode: '94105',
    latitude: '37.7',
    longitude: '-122.4',
    maxDistance: '50',
    distanceUnit: 'mi',
    limit: '5',
    offset: '0',
    locale: 'en-US',
  }),
  at('GET /pricing/shopper-promotions/v1/promotions', { ids: 'one,two', locale: 'en-US' }),
  at(
    'GET /pricing/shopper-promotions/v1/promotions/campaigns/:campaignId',
    { startDate: '2026-01-01T00:00:00Z', endDate: '2027-01-01T00:00:00Z', currency: 'USD' },
    'always',
  ),
  at('GET /site/shopper-seo/v1/url-mapping', { urlSegment: '/boxes', locale: 'en-US' }),
  at('GET /configuration/shopper-configurations/v1/configurations', {}),
  at(`GET ${EXPERIENCE}/contents`, { ids: 'about,terms', locale: 'en-US' }),
  at(`GET ${EXPERIENCE}/contents/:id`, { locale: 'en-US' }, 'about'),
  at(`GET ${EXPERIENCE}/content-search`, {
    q: 'about',
    refine: 'fdid=root',
    sort: 'name=asc',
    limit: '5',
    offset: '0',
    locale: 'en-US',
  }),
  at(`GET ${EXPERIENCE}/folders`, { ids: 'root', levels: '1', locale: 'en-US' }),
  at(`GET ${EXPERIENCE}/folders/:id`, { levels: '1', locale: 'en-US' }, 'root'),
  at(`GET ${EXPERIENCE}/components/:id`, { parameters: '{}', locale: 'en-US' }, 'none'),
  at(`GET ${EXPERIENCE}/pages`, {
    aspectTypeId: 'plp',
    categoryId: 'boxes',
    productId: 'assorted',
    aspectAttributes: '{"category":"boxes"}',
    parameters: '{}',
    locale: 'en-US',
  }),
  at(
    `GET ${EXPERIENCE}/pages/:id`,
    { parameters: '{}', aspectAttributes: '{}', locale: 'en-US' },
    'none',
  ),
  {
    route: `POST ${EXPERIENCE}/organizations/:organizationId/qualifiers/resolve`,
    as: 'guest',
    body: {
      customerGroups: ['Everyone'],
      campaignQualifiers: [{ campaignId: 'always', promotionId: 'one' }],
      dataBindings: [{ type: 'product', id: 'assorted' }],
    },
  },
]
