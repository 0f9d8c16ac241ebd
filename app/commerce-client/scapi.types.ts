import type {
  ShopperBaskets,
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

/** What every SDK client is configured with, so that no call has to name it. */
export type ScapiParameters = {
  shortCode: string
  organizationId: string
  clientId: string
  siteId: string
}

/** The Shopper APIs the storefront speaks, by their name in `/api/{siteId}/scapi/{apiName}`. */
export interface ScapiClients {
  shopperLogin: ShopperLogin<ScapiParameters>
  shopperProducts: ShopperProducts<ScapiParameters>
  shopperSearch: ShopperSearch<ScapiParameters>
  shopperBaskets: ShopperBaskets<ScapiParameters>
  shopperOrders: ShopperOrders<ScapiParameters>
  shopperCustomers: ShopperCustomers<ScapiParameters>
  shopperConsents: ShopperConsents<ScapiParameters>
  shopperGiftCertificates: ShopperGiftCertificates<ScapiParameters>
  shopperStores: ShopperStores<ScapiParameters>
  shopperSeo: ShopperSEO<ScapiParameters>
}

export type ScapiApi = keyof ScapiClients

type AsyncMethod = (...args: never[]) => Promise<unknown>

/** The methods of an API, by name. */
export type ScapiMethod<Api extends ScapiApi> = {
  [Name in keyof ScapiClients[Api]]: ScapiClients[Api][Name] extends AsyncMethod ? Name : never
}[keyof ScapiClients[Api]] &
  string

type MethodOf<Api extends ScapiApi, Method extends ScapiMethod<Api>> = Extract<
  ScapiClients[Api][Method],
  AsyncMethod
>

/** What a method takes: `parameters` (path and query), `headers`, and `body` where it has one. */
export type ScapiOptions<Api extends ScapiApi, Method extends ScapiMethod<Api>> = NonNullable<
  Parameters<MethodOf<Api, Method>>[0]
>

/** The result of an authorize call: the parts of its redirect. */
export interface AuthorizeResult {
  code: string
  usid: string
}

type RedirectingMethod = 'authorizeCustomer' | 'authenticateCustomer'

/** What a method answers. The two logins answer with their redirect's parameters. */
export type ScapiResult<
  Api extends ScapiApi,
  Method extends ScapiMethod<Api>,
> = Method extends RedirectingMethod
  ? AuthorizeResult
  : Exclude<Awaited<ReturnType<MethodOf<Api, Method>>>, Response>

/** The one way to the Shopper APIs; `transport.ts` and `transport.server.ts` each give it. */
export type CallScapi = <Api extends ScapiApi, Method extends ScapiMethod<Api>>(
  siteId: string,
  api: Api,
  method: Method,
  options: ScapiOptions<Api, Method>,
  /** Aborts the call when its result is not needed any more; in browsers only. */
  signal?: AbortSignal,
) => Promise<ScapiResult<Api, Method>>
