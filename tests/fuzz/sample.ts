/**
 * Who sends the request, because operations refuse the wrong kind of caller early. `leaving` is a
 * guest whose session may end.
 */
export type Asker = 'guest' | 'customer' | 'merchant' | 'operator' | 'leaving' | 'anyone'

/** A valid request of an operation; every part of it is made invalid in turn. */
export interface Sample {
  /** Route in the format of `listRoutes`. */
  route: string
  /** The actual path for a route that ends in a wildcard. */
  path?: string
  as: Asker
  /** Values of the path's parameters; `organizationId` is filled in automatically. */
  params?: Readonly<Record<string, string>>
  /** Query parameters in addition to `siteId`. */
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** Form fields instead of `body`. */
  form?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

/** Returns a request that needs no login. */
export const toPublicSample = (route: string, rest: Partial<Sample> = {}): Sample => ({
  as: 'anyone',
  ...rest,
  route,
})

/** Returns an operator's request to the back office. @param route with its path below the API */
export const toOfficeSample = (route: string, rest: Partial<Sample> = {}): Sample => ({
  ...rest,
  as: 'operator',
  route: route.replace(' /', ' /back-office/api/'),
})

export interface ShopIds {
  basketId: string
  itemId: string
  instrumentId: string
  certificateItemId: string
  couponItemId: string
  taxedBasketId: string
  taxedItemId: string
  orderNo: string
  orderInstrumentId: string
  orderItemId: string
  customerId: string
  usid: string
  addressName: string
  savedCardId: string
  listId: string
  listItemId: string
  login: string
}

/** Key that signs requests about subscriptions. */
export const SUBSCRIPTIONS_KEY = 'a key of the fuzzer'

/** Key that gives access to the content hub's staging. */
export const STAGING_KEY = 'a key of the fuzzer for staging'

/** The merchant's own client, which authenticates with a secret. */
export const MERCHANT = { id: 'merchant-client', secret: 'a-secret-of-the-merchant' }
export const MERCHANT_BASIC = `Basic ${Buffer.from(`${MERCHANT.id}:${MERCHANT.secret}`).toString('base64')}`

export const CLIENT_ID = '11111111-1111-4111-8111-111111111111'

export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '1 Main St',
  address2: 'Floor 2',
  city: 'Chicago',
  stateCode: 'IL',
  postalCode: '60601',
  countryCode: 'US',
  phone: '3125550100',
  c_note: 'Ring twice',
}
