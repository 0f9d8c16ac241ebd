import { listingQuery } from './search.queries'

const MAX_BOXES = 24

/** The retailer's custom boxes: all of them, or those with this mix code. */
export const boxesQuery = (siteId: string, code?: string) =>
  listingQuery(siteId, {
    refine: ['c_isCustomMix=true', ...(code === undefined ? [] : [`c_customMixCode=${code}`])],
    sort: 'product-name-ascending',
    offset: 0,
    limit: MAX_BOXES,
    withFacets: false,
  })
