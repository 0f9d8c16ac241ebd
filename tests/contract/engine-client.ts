import { createTestEngine, type TestEngine } from '../../commerce/testing/engine'
import type { TestEngineOptions } from '../../commerce/testing/engine'
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

export const REDIRECT_URI = 'http://localhost:3000/callback'

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
export async function openContractEngine(options: TestEngineOptions = {}): Promise<ContractEngine> {
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
