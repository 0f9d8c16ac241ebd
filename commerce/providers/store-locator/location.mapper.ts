import type { ShopperStoresTypes } from 'commerce-sdk-isomorphic'
import { isOn } from '../../custom-values'

type Store = ShopperStoresTypes.Store

export function toLocation(store: Store): Record<string, string> {
  const isClosed = isOn(store.c_temporarilyClosed)
  const fields: Record<string, unknown> = {
    fid: store.id,
    lid: store.c_storeCode ?? store.id,
    location_name: store.name,
    address_1: store.address1,
    address_2: store.address2,
    city: store.city,
    region: store.stateCode,
    post_code: store.postalCode,
    country: store.countryCode,
    lat: store.latitude,
    lng: store.longitude,
    local_phone: store.phone,
    url: store.c_rioURL ?? store.c_storeDetailsLink,
    distance: store.distance,
    location_closure_message: store.c_closureMessage ?? (isClosed ? 'Temporarily closed' : ''),
    'hours_sets:primary': store.c_hoursPrimary,
    bopisEnabled_cs: isOn(store.c_bopisEnabled) ? '1' : '0',
    temporarilyClosed_cs: isClosed ? '1' : '0',
    specialDays_cs: store.c_specialDays,
    rioCode_cs: store.c_rioCode,
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, string][] => {
      if (typeof value === 'string') return [[name, value]]
      return typeof value === 'number' ? [[name, String(value)]] : []
    }),
  )
}

export function toMapList(locations: readonly Record<string, string>[]): string {
  // escapes characters with which a location could close the element or open another
  const list = locations.map((one) => `${JSON.stringify(one).replace(/[<>&]/g, toEscape)},`)
  return `<div class="tlsmap_list">${list.join('')}</div>`
}

function toEscape(letter: string): string {
  return `\\u00${letter.charCodeAt(0).toString(16)}`
}
