import { STAGING_KEY, type Sample } from '../sample'

const STAGING = { 'x-api-key': STAGING_KEY }
const STAGING_DOMAIN = 'brindille.staging.localhost-1800000000000'

const anyone = (route: string, rest: Partial<Sample> = {}): Sample => ({
  as: 'anyone',
  ...rest,
  route,
})

export function listContentHubSamples(): Sample[] {
  return [
    ...listDeliveries('/content-hub'),
    ...listDeliveries('/content-hub/staging/:domain', { domain: STAGING_DOMAIN }),
    anyone('GET /content-hub/virtual-staging/domain/:vse', {
      params: { vse: 'brindille.staging.localhost' },
      query: { timestamp: '1800000000000' },
    }),
    anyone('GET /content-hub/changes', {
      headers: STAGING,
      query: { from: '1800000000000', to: '1810000000000', stage: 'production' },
    }),
    anyone('GET /content-hub/snapshots', { headers: STAGING }),
    anyone('POST /content-hub/snapshots', {
      headers: STAGING,
      body: { name: 'Tomorrow', stage: 'production', timestamp: 1_800_000_000_000 },
    }),
  ]
}

/** The hub's deliveries, of the published content or of staging. */
function listDeliveries(prefix: string, params: Sample['params'] = {}): Sample[] {
  const query = { depth: 'all', format: 'inlined' }
  const common = { headers: STAGING, params }
  return [
    anyone(`GET ${prefix}/content/id/:id`, { ...common, params: { ...params, id: 'none' }, query }),
    anyone(`GET ${prefix}/content/key/*`, { ...common, params: { ...params, '*': 'none' }, query }),
    anyone(`POST ${prefix}/content/fetch`, {
      ...common,
      body: { parameters: query, requests: [{ key: 'home' }] },
    }),
    anyone(`POST ${prefix}/content/filter`, {
      ...common,
      body: {
        filterBy: [{ path: '/_meta/schema', value: 'none' }],
        sortBy: { key: '/date', order: 'DESC' },
        page: { size: 12, cursor: 'eyJ2YWx1ZSI6ImEiLCJpZCI6ImIifQ' },
        parameters: query,
      },
    }),
  ]
}
