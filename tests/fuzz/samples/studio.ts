import type { Sample } from '../sample'

const operator = (route: string, rest: Partial<Sample> = {}): Sample => ({
  ...rest,
  as: 'operator',
  route,
})

const OFFICE = '/back-office/api'
const API = `${OFFICE}/content`
const ITEM = { id: '11111111-1111-4111-8111-111111111111' }
const WRITE = { editionId: 'base', expectedVersion: 1, editor: 'Ada' }
const BODY = { contentType: 'headline', text: 'Words' }
const NAMED = { name: 'Spring banner', key: 'brindille/spring-banner' }
const EDITION = {
  name: 'Valentine',
  startsAt: '2027-02-01T00:00:00-08:00',
  endsAt: '2027-02-15T00:00:00-08:00',
}

/** What a browser answers to a challenge that nobody issued. */
const CREDENTIAL = {
  ...{ id: 'AQIDBAUGBwg', rawId: 'AQIDBAUGBwg', type: 'public-key' },
  response: { clientDataJSON: 'e30', attestationObject: 'o2NmbXRkbm9uZQ' },
}

export const STUDIO_SAMPLES: readonly Sample[] = [
  operator('GET /back-office'),
  operator('GET /back-office/*', { params: { '*': 'content' } }),
  operator('GET /back-office/login', { query: { to: '/back-office/' } }),
  operator('GET /back-office/new-password'),
  operator('GET /back-office/start', { query: { key: 'of-another-start' } }),
  operator('GET /back-office/assets/*', { params: { '*': 'none.js' } }),
  operator(`GET ${API}/types`),
  operator(`POST ${API}/media`, { query: { name: 'spring', alt: 'A box', editor: 'Ada' } }),
  operator(`GET ${API}/editions`),
  operator(`GET ${API}/calendar`, {
    query: { from: '2026-12-01T00:00:00-08:00', to: '2027-01-01T00:00:00-08:00' },
  }),
  operator(`GET ${API}/items`, {
    query: {
      text: 'home',
      ids: ITEM.id,
      contentType: 'headline',
      status: 'draft',
      translation: 'missing',
      sort: '-changed',
      offset: '0',
      limit: '10',
    },
  }),
  operator(`POST ${API}/items`, {
    body: { ...NAMED, contentType: 'headline', body: BODY, editor: 'Ada' },
  }),
  operator(`PUT ${API}/items/:id`, {
    params: ITEM,
    body: { ...NAMED, known: { name: 'Headline' }, editor: 'Ada' },
  }),
  operator(`DELETE ${API}/items/:id`, { params: ITEM }),
  operator(`GET ${API}/items/:id`, { params: ITEM, query: { edition: 'base', at: 'now' } }),
  operator(`GET ${API}/items/:id/versions/:version`, { params: { ...ITEM, version: '1' } }),
  operator(`POST ${API}/items/:id/versions`, {
    params: ITEM,
    body: { ...WRITE, body: BODY, note: 'A note', isPublished: true },
  }),
  operator(`POST ${API}/items/:id/publish`, { params: ITEM, body: WRITE }),
  operator(`POST ${API}/items/:id/unpublish`, { params: ITEM, body: WRITE }),
  operator(`POST ${API}/items/:id/revert`, { params: ITEM, body: { ...WRITE, version: 1 } }),
  operator(`POST ${API}/items/:id/schedule`, {
    params: ITEM,
    body: { body: BODY, expectedVersion: 0, editor: 'Ada', edition: EDITION },
  }),
  operator(`POST ${API}/items/:id/presence`, {
    params: ITEM,
    body: { editorId: 'tab-of-ada', name: 'Ada', isLeaving: false },
  }),
  operator(`PUT ${API}/editions/:id`, {
    params: { id: 'none' },
    body: { ...EDITION, expectedRevision: 1, editor: 'Ada' },
  }),
  operator(`POST ${API}/check`, { body: { body: BODY } }),
  operator(`POST ${API}/inline`, { body: { body: BODY } }),
  operator(`GET ${API}/media`, { query: { text: 'hero', offset: '0', limit: '10' } }),
  operator(`GET ${API}/media/thumbnail`, { query: { path: 'none.jpg' } }),
  operator(`GET ${API}/media/library`, {
    query: { text: 'hero', use: 'unused', offset: '0', limit: '10' },
  }),
  operator(`GET ${API}/media/uses`, { query: { path: 'none.jpg' } }),
  operator(`DELETE ${API}/media`, { query: { path: 'none.jpg' } }),
  operator(`POST ${API}/media/replacements`, {
    body: {
      from: 'none.jpg',
      to: 'heroes/hero-christmas-0.jpg',
      known: [{ itemId: ITEM.id, editionId: 'base', version: 1 }],
      alt: { 'en-US': 'A box' },
      editor: 'Ada',
    },
  }),
  operator(`POST ${API}/media/replacements/:id/undo`, {
    params: { id: 'none' },
    body: { editor: 'Ada' },
  }),
  operator(`GET ${API}/products`, { query: { text: 'truffle', ids: 'none' } }),
  operator(`GET ${API}/groups`),
  operator(`GET ${API}/categories`, { query: { text: 'box', ids: 'none' } }),
  operator(`GET ${API}/texts`, {
    query: { find: 'chocolate', isCaseSensitive: 'true', isWholeWord: 'false' },
  }),
  operator(`GET ${API}/texts/changes`),
  operator(`POST ${API}/texts/changes`, {
    body: {
      find: 'chocolate',
      isCaseSensitive: false,
      isWholeWord: true,
      replacement: 'praline',
      isPublished: false,
      editor: 'Ada',
      places: [{ itemId: ITEM.id, editionId: 'base', expectedVersion: 1 }],
    },
  }),
  operator(`POST ${API}/texts/changes/:id/undo`, { params: ITEM, body: { editor: 'Ada' } }),
  operator(`GET ${API}/items/:id/copies`, { params: ITEM, query: { version: '1' } }),
  operator(`POST ${API}/items/:id/copies`, {
    params: ITEM,
    body: { version: 1, editor: 'Ada', copies: [{ editionId: 'none', expectedVersion: 1 }] },
  }),
  operator(`GET ${API}/links`, { query: { kind: 'page', text: 'gifts' } }),
  operator(`GET ${API}/links/broken`),
  operator(`POST ${API}/links/check`, { body: { addresses: ['/gifts'] } }),
  operator(`GET ${OFFICE}/session`),
  operator(`POST ${OFFICE}/session`, { body: { email: 'ada@example.com', password: 'none' } }),
  operator(`DELETE ${OFFICE}/session`),
  operator(`PUT ${OFFICE}/session/password`, {
    body: { currentPassword: 'the one of now', password: 'the one to come' },
  }),
  operator(`POST ${OFFICE}/session/second-step`, {
    body: { challenge: 'none', recoveryCode: 'none' },
  }),
  operator(`POST ${OFFICE}/session/forgotten-password`, { body: { email: 'none@example.com' } }),
  operator(`POST ${OFFICE}/session/new-password`, {
    body: { token: 'none', password: 'the one to come' },
  }),
  operator(`GET ${OFFICE}/session/passkeys`),
  operator(`POST ${OFFICE}/session/passkeys/challenge`, { body: { currentPassword: 'none' } }),
  operator(`POST ${OFFICE}/session/passkeys`, { body: { name: 'Laptop', credential: CREDENTIAL } }),
  operator(`DELETE ${OFFICE}/session/passkeys/:id`, {
    params: { id: '1' },
    body: { currentPassword: 'none' },
  }),
  operator(`POST ${OFFICE}/session/recovery-codes`, { body: { currentPassword: 'none' } }),
  operator(`GET ${OFFICE}/operators`),
  operator(`POST ${OFFICE}/operators`, {
    body: { email: 'ada@example.com', name: 'Ada', roles: ['admin'] },
  }),
  operator(`PUT ${OFFICE}/operators/:email`, {
    params: { email: 'none@example.com' },
    body: { name: 'Ada', roles: ['admin'], shops: [], isDisabled: false, expectedRevision: 1 },
  }),
  operator(`DELETE ${OFFICE}/operators/:email/passkeys`, {
    params: { email: 'none@example.com' },
  }),
  operator(`POST ${OFFICE}/operators/:email/password`, { params: { email: 'none@example.com' } }),
  operator(`GET ${OFFICE}/reviews`, {
    query: { status: 'SUBMITTED', offset: '0', limit: '5', sort: '-rating' },
  }),
  operator(`PUT ${OFFICE}/reviews/:id`, {
    params: { id: 'none' },
    body: { status: 'APPROVED', expectedStatus: 'SUBMITTED' },
  }),
  operator(`GET ${OFFICE}/home`, {}),
  operator(`GET ${OFFICE}/reports/:report`, {
    params: { report: 'days' },
    query: { from: '2026-11-01', until: '2026-11-30', compare: 'year' },
  }),
  operator(`GET ${OFFICE}/reports/:report/csv`, {
    params: { report: 'products' },
    query: { from: '2026-11-01', until: '2026-11-30' },
  }),
  operator(`GET ${OFFICE}/page-speed`, {
    query: { days: '7', siteId: 'brindille', device: 'phone' },
  }),
  operator(`GET ${OFFICE}/changes`, {
    query: {
      who: 'ada@example.com',
      subjectType: 'order',
      subjectId: '1',
      from: '2026-12-01T00:00:00Z',
      until: '2026-12-31T00:00:00Z',
      before: '10',
      limit: '5',
    },
  }),
]
