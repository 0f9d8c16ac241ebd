import { helpers, ShopperLogin } from 'commerce-sdk-isomorphic'
import type { TestEngineOptions } from '../../commerce/testing/engine'
import { openContractEngine, REDIRECT_URI, toClientConfig } from './engine-client'

/** Starts an engine and returns the configuration of clients with a guest's token. */
export async function openForGuest(options: TestEngineOptions) {
  const contract = await openContractEngine(options)
  const anonymous = toClientConfig(contract.origin)
  const { access_token: token } = await helpers.loginGuestUser({
    slasClient: new ShopperLogin(anonymous),
    parameters: { redirectURI: REDIRECT_URI },
  })
  const guest = { ...anonymous, headers: { authorization: `Bearer ${token}` } }
  return { contract, anonymous, guest }
}

export async function refusalOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  const { response } = error as { response: Response }
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, ...body }
}
