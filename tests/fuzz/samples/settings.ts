import { toOfficeSample as operator, type Sample } from '../sample'

const PREFERENCE = { siteId: 'none', name: 'recipientLimit' }
const IMPORT = { id: '1' }

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
  operator('GET /imports', { query: { offset: '0', limit: '10', sort: 'name' } }),
  operator('POST /imports', { query: { fileName: 'spring.zip', mode: 'merge' } }),
  operator('GET /exports'),
  operator('GET /exports/archive.zip', { query: { with: 'couponCodes,orders' } }),
  operator('GET /imports/:id', { params: IMPORT }),
  operator('PUT /imports/:id/trial', {
    params: IMPORT,
    body: { mode: 'replace', expectedRevision: 1 },
  }),
  operator('PUT /imports/:id/import', { params: IMPORT, body: { expectedRevision: 1 } }),
  operator('GET /imports/:id/history', { params: IMPORT, query: { before: '10' } }),
]
