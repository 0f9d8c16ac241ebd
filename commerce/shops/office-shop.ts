import { sql, type Selectable } from 'kysely'
import type { OfficeShop, OfficeShopRow, OfficeShopState, ShopTexts } from '../../contracts/shop'
import { WEEKDAYS, parseWeekHours } from '../../rules/week-hours'
import {
  hoursTextOf,
  periodOf,
  toEnteredSpecialDays,
  type EnteredSpecialDays,
} from '../../rules/special-days-entry'
import { parseSpecialDays } from '../../rules/special-days'
import { toWeekClocks, type WeekClocks } from '../../rules/week-hours-entry'
import { revisionOf } from '../audit/revision'
import type { StoreTable } from '../catalog/catalog.tables'
import { isOn } from '../custom-values'

type StoredShop = Selectable<StoreTable>

/** The same as `stateOf`, as SQL. */
export const STATE = sql<OfficeShopState>`case
  when custom->>'temporarilyClosed' = 'true' then 'closed'
  when not store_locator_enabled then 'hidden'
  when custom->>'bopisEnabled' = 'true' then 'pickup'
  else 'no-pickup' end`

export function toOfficeShopRow(shop: StoredShop): OfficeShopRow {
  return {
    id: shop.id,
    name: shop.name,
    city: shop.city ?? '',
    postalCode: shop.postal_code ?? '',
    stateCode: shop.state_code ?? '',
    countryCode: shop.country_code,
    state: stateOf(shop),
  }
}

/** @param sources data that the shop's row does not contain */
export function toOfficeShop(
  shop: StoredShop,
  sources: Pick<OfficeShop, 'stockList'> & { siteLocales: readonly string[] },
): OfficeShop {
  const { custom, latitude, longitude } = shop
  const { siteLocales, stockList } = sources
  const hours = parseWeekHours(custom['hoursPrimary'])
  const storeType = custom['storeType']
  const locality = [shop.city, [shop.state_code, shop.postal_code].filter(Boolean).join(' ')]
  return {
    ...toOfficeShopRow(shop),
    revision: revisionOf(shop),
    addressLines: [
      shop.address1,
      shop.address2,
      locality.filter(Boolean).join(', '),
      shop.country_code,
    ].flatMap((line) => line || []),
    phone: shop.phone ?? '',
    email: shop.email ?? '',
    fax: shop.fax ?? '',
    ...(latitude !== null && longitude !== null && { place: { latitude, longitude } }),
    storeType: typeof storeType === 'string' ? storeType : '',
    isPickupEnabled: isOn(custom['bopisEnabled']),
    isClosed: isOn(custom['temporarilyClosed']),
    closureMessages: readTexts(shop, custom['closureMessage'], 'c_closureMessage'),
    isPosEnabled: shop.pos_enabled,
    isListed: shop.store_locator_enabled,
    ...(hours && { hours: toWeekClocks(hours) }),
    specialDays: toEnteredSpecialDays(parseSpecialDays(custom['specialDays'])),
    notes: readTexts(shop, shop.store_events, 'storeEvents'),
    locales: [...new Set([...siteLocales, ...Object.keys(shop.localized)])].sort(),
    ...(stockList && { stockList }),
  }
}

/** Returns hours as shown in the log: by day, `10:00–13:00, 14:00–18:00`. */
export function toHoursEntry(clocks: WeekClocks | undefined): Record<string, string> {
  if (!clocks) return {}
  return Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      clocks[day].map(({ open, close }) => `${open}–${close}`).join(', ') || 'closed',
    ]),
  )
}

/** Returns special days as shown in the log: by period, with hours and names. */
export function toSpecialDaysEntry(days: readonly EnteredSpecialDays[]): Record<string, string> {
  return Object.fromEntries(
    days.map((one) => [periodOf(one), [hoursTextOf(one), ...Object.values(one.names)].join(', ')]),
  )
}

/** @param property a property of `localized` */
function readTexts({ localized }: StoredShop, plain: unknown, property: string): ShopTexts {
  const all: [string, unknown][] = [
    ['default', plain],
    ...Object.entries(localized).map(([locale, texts]): [string, unknown] => [
      locale,
      texts[property],
    ]),
  ]
  return Object.fromEntries(
    all.flatMap(([locale, text]) =>
      typeof text === 'string' && text !== '' ? [[locale, text] as const] : [],
    ),
  )
}

function stateOf({ custom, store_locator_enabled: isListed }: StoredShop): OfficeShopState {
  if (isOn(custom['temporarilyClosed'])) return 'closed'
  if (!isListed) return 'hidden'
  return isOn(custom['bopisEnabled']) ? 'pickup' : 'no-pickup'
}
