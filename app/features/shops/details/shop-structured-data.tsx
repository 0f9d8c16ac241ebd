import { useIntl } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { specialName, type SpecialDays } from '@rules/special-days'
import { DAY_MINUTES, toClock, WEEKDAYS, type WeekHours } from '@rules/week-hours'
import { paths } from '@/site/paths'
import { usePageUrl } from '@/site/use-page-url'
import { useSite } from '@/site/use-site'
import { JsonLd } from '@/ui/json-ld'
import { mapsSearchUrl } from '../directions/maps-search-url'

/** States and provinces in Pacific time, the time zone of all shops' hours. */
const PACIFIC = new Set(['BC', 'CA', 'NV', 'OR', 'WA'])

/** Structured data of a shop for search engines: https://schema.org/LocalBusiness. */
export function ShopStructuredData({ shop }: { shop: ShopView }) {
  const toUrl = usePageUrl()
  const { name: siteName } = useSite()
  const { locale } = useIntl()
  const { hours } = shop
  const isPacific = PACIFIC.has(shop.stateCode)
  // in other time zones, the hours in our data differ from the local clock
  const special = hours?.special.filter(({ spans }) => isPacific || spans.length === 0)
  const url = toUrl(paths.shop(shop.id))
  const data = {
    '@type': ['LocalBusiness', 'Store'],
    '@id': url,
    name: `${siteName}, ${shop.name}`,
    url,
    telephone: shop.phone,
    hasMap: mapsSearchUrl(shop),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [shop.address1, shop.address2].filter(Boolean).join(', '),
      addressLocality: shop.city,
      addressRegion: shop.stateCode,
      postalCode: shop.postalCode,
      addressCountry: shop.countryCode,
    },
    geo: shop.place && { '@type': 'GeoCoordinates', ...shop.place },
    openingHoursSpecification: isPacific && hours?.week ? toSpecification(hours.week) : undefined,
    specialOpeningHoursSpecification: special?.flatMap((days) => toSpecialDays(days, locale)),
    parentOrganization: { '@type': 'Organization', name: siteName, url: toUrl(paths.home()) },
  }
  return <JsonLd data={data} />
}

function toSpecification(hours: WeekHours): object[] {
  return WEEKDAYS.flatMap((day) =>
    hours[day].map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: toClock(opens),
      closes: closes - opens === DAY_MINUTES ? '23:59' : toClock(closes),
    })),
  )
}

/** A day without opening times opens and closes at midnight. */
function toSpecialDays({ from, to, names, spans }: SpecialDays, locale: string): object[] {
  const times = spans.length > 0 ? spans : [{ opens: 0, closes: 0 }]
  return times.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    name: specialName({ names }, locale) || undefined,
    opens: toClock(opens),
    // from midnight to midnight would be closed
    closes: closes - opens === DAY_MINUTES ? '23:59' : toClock(closes),
    validFrom: from,
    validThrough: to,
  }))
}
