import type {
  ShopperBaskets,
  ShopperBasketsV2,
  ShopperConsents,
  ShopperCustomers,
  ShopperGiftCertificates,
  ShopperLogin,
  ShopperOrders,
  ShopperProducts,
  ShopperSEO,
  ShopperSearch,
  ShopperStores,
} from 'commerce-sdk-isomorphic'

/** Parameters that every SDK client is configured with, so that calls can omit them. */
export type ScapiParameters = {
  shortCode: string
  organizationId: string
  clientId: string
  siteId: string
}

/** The Shopper APIs that the storefront uses, by their name in `/api/{siteId}/scapi/{apiName}`. */
export interface ScapiClients {
  shopperLogin: ShopperLogin<ScapiParameters>
  shopperProducts: ShopperProducts<ScapiParameters>
  shopperSearch: ShopperSearch<ScapiParameters>
  shopperBaskets: ShopperBaskets<ScapiParameters>
  /** For temporary baskets, which the first version cannot create. */
  shopperBasketsV2: ShopperBasketsV2<ScapiParameters>
  shopperOrders: ShopperOrders<ScapiParameters>
  shopperCustomers: ShopperCustomers<ScapiParameters>
  shopperConsents: ShopperConsents<ScapiParameters>
  shopperGiftCertificates: ShopperGiftCertificates<ScapiParameters>
  shopperStores: ShopperStores<ScapiParameters>
  shopperSeo: ShopperSEO<ScapiParameters>
}

export type ScapiApi = keyof ScapiClients

type AsyncMethod = (...args: never[]) => Promise<unknown>

export type ScapiMethod<Api extends ScapiApi> = {
  [Name in keyof ScapiClients[Api]]: ScapiClients[Api][Name] extends AsyncMethod ? Name : never
}[keyof ScapiClients[Api]] &
  string

type MethodOf<Api extends ScapiApi, Method extends ScapiMethod<Api>> = Extract<
  ScapiClients[Api][Method],
  AsyncMethod
>

/** The options of a method: `parameters` (path and query), `headers`, and `body` if it has one. */
export type ScapiOptions<Api extends ScapiApi, Method extends ScapiMethod<Api>> = NonNullable<
  Parameters<MethodOf<Api, Method>>[0]
>

export interface AuthorizeResult {
  code: string
  usid: string
}

type RedirectingMethod = 'authorizeCustomer' | 'authenticateCustomer'

/** The result of a method. The two login methods return the parameters of their redirect. */
export type ScapiResult<
  Api extends ScapiApi,
  Method extends ScapiMethod<Api>,
> = Method extends RedirectingMethod
  ? AuthorizeResult
  : Exclude<Awaited<ReturnType<MethodOf<Api, Method>>>, Response>

/**
 * Every call to the Shopper APIs has this type; `transport.ts` and `transport.server.ts` each
 * implement it.
 */
export type CallScapi = <Api extends ScapiApi, Method extends ScapiMethod<Api>>(
  siteId: string,
  api: Api,
  method: Method,
  options: ScapiOptions<Api, Method>,
  /** Aborts the call when its result is no longer needed; in browsers only. */
  signal?: AbortSignal,
) => Promise<ScapiResult<Api, Method>>
