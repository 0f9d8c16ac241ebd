import { toOfficeSample as operator, type Sample } from '../sample'

const PREFERENCE = { siteId: 'brindille', name: 'recipientLimit' }

/** Preferences and imports in the back office. */
export const SETTINGS_SAMPLES: readonly Sample[] = [
  operator('GET /preferences/:siteId', { params: { siteId: 'brindille' } }),
  operator('PUT /preferences/:siteId/:name', {
    params: PREFERENCE,
    body: { value: 12, expected: { isSet: false } },
  }),
  operator('GET /preferences/:siteId/:name/history', {
    params: PREFERENCE,
    query: { before: '10' },
  }),
]
