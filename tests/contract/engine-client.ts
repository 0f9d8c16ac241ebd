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
