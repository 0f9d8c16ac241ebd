import { createHash } from 'node:crypto'
import { helpers, ShopperLogin } from 'commerce-sdk-isomorphic'
import {
  createTestEngine,
  type TestEngine,
  type TestEngineOptions,
} from '../../commerce/testing/engine'
import { useForAll } from '../../commerce/testing/use'
import { startConformanceProxy } from './conformance-proxy'

/** The configuration with which the published SDK calls an engine at `origin`. */
export function toClientConfig(origin: string, siteId = 'brindille') {
  return {
    // with a proxy, the SDK omits its own host: the engine's paths follow directly
    proxy: origin,
    parameters: {
      clientId: '11111111-1111-4111-8111-111111111111',
      organizationId: 'f_ecom_prln_001',
      shortCode: 'local',
      siteId,
    },
    throwOnBadResponse: true,
  }
}

export type ClientParameters = ReturnType<typeof toClientConfig>['parameters']

/** The configuration of clients that send an access token. */
export const toOwnConfig = (origin: string, token: string, siteId?: string) => ({
  ...toClientConfig(origin, siteId),
  headers: { authorization: `Bearer ${token}` },
})

export const REDIRECT_URI = 'http://localhost:3000/callback'

/** Logs in a guest. @returns the tokens, and the configuration of clients that send them */
export async function logInGuest(origin: string) {
  const slasClient = new ShopperLogin(toClientConfig(origin))
  const parameters = { redirectURI: REDIRECT_URI }
  const tokens = await helpers.loginGuestUser({ slasClient, parameters })
  return { tokens, config: toOwnConfig(origin, tokens.access_token) }
}

/** A confidential client for the engine's `privateClients`. */
export const toPrivateClient = (id: string, secret: string) => ({
  id,
  secretHash: createHash('sha256').update(secret).digest('hex'),
})

/** Returns a refused call's problem, with its status and the last part of its type as `kind`. */
export async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((thrown: unknown) => thrown)
  const { response } = error as { response: Response }
  const body = (await response.json()) as Record<string, unknown>
  return { ...body, body, status: response.status, kind: String(body['type']).split('/').pop() }
}

export interface ContractEngine {
  engine: TestEngine
  /** The engine's address, e.g. `http://127.0.0.1:40123`. */
  origin: string
  close(): Promise<void>
}

/**
 * Starts a listening engine. If CONFORMANCE_PROXY contains the path of a validating proxy, all
 * requests and responses pass through it, and its report is stored (`npm run conformance`).
 */
async function openContractEngine(options: TestEngineOptions = {}): Promise<ContractEngine> {
  const engine = await createTestEngine(options)
  const own = await engine.listen()
  const command = process.env['CONFORMANCE_PROXY']
  const proxy = command ? await startConformanceProxy(command, own) : undefined
  return {
    engine,
    origin: proxy?.origin ?? own,
    close: async () => {
      await proxy?.close()
      await engine.close()
    },
  }
}

export const useContractEngine = (options?: TestEngineOptions): ContractEngine =>
  useForAll(() => openContractEngine(options))
