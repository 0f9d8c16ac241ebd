import type { ShopView } from '@/commerce-client/shop.mapper'
import { WEEKDAYS, type WeekHours } from '@/domain/shop-hours'
import { usePageUrl } from '@/site/use-page-url'
import { useSite } from '@/site/use-site'
import { paths } from '@/site/paths'
import { JsonLd } from '@/ui/json-ld'

/** States and provinces whose clocks show the shops' time. */
const PACIFIC = new Set(['BC', 'CA', 'NV', 'OR', 'WA'])

/** What search engines read about the shops. */
export function ShopsStructuredData({ shops }: { shops: readonly ShopView[] }) {
  const toUrl = usePageUrl()
  const { name: siteName } = useSite()
  const data = {
    '@graph': shops.map((shop) => ({
      '@type': 'Store',
      name: `${siteName}, ${shop.name}`,
      url: toUrl(paths.shop(shop.id)),
      telephone: shop.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: [shop.address1, shop.address2].filter(Boolean).join(', '),
        addressLocality: shop.city,
        addressRegion: shop.stateCode,
        postalCode: shop.postalCode,
        addressCountry: shop.countryCode,
      },
      // elsewhere the hours we know are not those on the clock of the place
      openingHours:
        shop.hours && PACIFIC.has(shop.stateCode) ? toOpeningHours(shop.hours) : undefined,
    })),
  }
  return <JsonLd data={data} />
}

/** `Mo 10:00-20:00` */
function toOpeningHours(hours: WeekHours): string[] {
  return WEEKDAYS.flatMap((day) =>
    hours[day].map(
      ({ opens, closes }) => `${day.slice(0, 2)} ${toClock(opens)}-${toClock(closes)}`,
    ),
  )
}

function toClock(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`
}
