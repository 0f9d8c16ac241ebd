import { millisecondsInHour } from 'date-fns/constants'
import type { Site } from '../sites/site.service'
import { toConfigurations } from './configuration.mapper'

const SITE: Site = {
  id: 'brindille',
  name: 'Brindille',
  currency: 'USD',
  defaultLocale: 'en-US',
  catalogId: 'c',
  inventoryListId: 'i',
  priceBookIds: [],
  status: 'online',
  preferences: { timezone: 'America/Los_Angeles' },
  locales: ['en-US', 'es'],
  currencies: ['EUR'],
}
const WINTER = new Date('2026-01-15T12:00:00Z')

test('a site returns its languages, currency and time zone', () => {
  const found = Object.fromEntries(
    toConfigurations(SITE, WINTER).map(({ id, value }) => [id, value]),
  )
  expect(found).toMatchObject({
    id: 'brindille',
    timezone: 'America/Los_Angeles',
    timezoneOffset: -8 * millisecondsInHour,
    allowedCurrencies: ['USD', 'EUR'],
    allowedLocales: [
      {
        id: 'en-US',
        default: true,
        displayName: 'English (United States)',
        iso3Country: 'USA',
        iso3Language: 'eng',
      },
      { id: 'es', default: false, country: '', displayLanguage: 'Spanish' },
    ],
  })
  const unknown = { ...SITE, preferences: { timezone: 'Nowhere' } }
  expect(toConfigurations(unknown, WINTER)).toContainEqual(
    expect.objectContaining({ id: 'timezone', value: 'Etc/UTC' }),
  )
})
