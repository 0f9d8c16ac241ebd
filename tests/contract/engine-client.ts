import { createTestEngine, type TestEngine } from '../../commerce/testing/engine'
import type { TestEngineOptions } from '../../commerce/testing/engine'
import { startConformanceProxy } from './conformance-proxy'

/** How the published SDK is set up to talk to an engine at `origin`. */
export function toClientConfig(origin: string, siteId = 'brindille') {
  return {
    // with a proxy the SDK leaves its own host out: the engine's paths come straight after it
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
  /** Where clients reach it, e.g. `http://127.0.0.1:40123`. */
  origin: string
  close(): Promise<void>
}

/**
 * An engine that listens. With CONFORMANCE_PROXY, the path of a validating proxy, every request
 * and answer passes it, and its report is stored (`npm run conformance`).
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
