// @ts-check
const sites = require('./sites')
const thirdParty = require('./third-party')

/*
 * PWA Kit serialises all of this into every page it renders, so: no secrets, and nothing long.
 * What only the server needs is in app/site/server-config.server.ts, which has also checked every
 * variable that is read here.
 */

const engineHost = `127.0.0.1:${process.env.COMMERCE_PORT || '4000'}`

/** In development each page is new. */
const isWorkerOff = process.env.SERVICE_WORKER === 'off' || process.env.NODE_ENV === 'development'

/** A realm of one's own names the sites at the service as `{realm}-{site}`. */
const recommendations = {
  proxyPath: '/mobify/proxy/recommendations/v3',
  clientId: process.env.RECOMMENDATIONS_CLIENT_ID || '11111111-1111-4111-8111-111111111111',
  ...(process.env.RECOMMENDATIONS_REALM && { realm: process.env.RECOMMENDATIONS_REALM }),
  instanceType: (process.env.DEPLOY_TARGET || 'production') === 'production' ? 'prd' : 'sbx',
}

/**
 * For methods of another commerce service that promise no days of their own (ADR 26): business days
 * on the way, from the fastest to the slowest. Ours says them with each method, or promises none.
 */
function readDelivery() {
  const asked = process.env.DELIVERY_DAYS || (process.env.COMMERCE_ORIGIN ? '3-7' : 'none')
  const [, min, max] = /^(\d{1,2})-(\d{1,2})$/.exec(asked) || []
  return min && max ? { delivery: { minDays: Number(min), maxDays: Number(max) } } : {}
}

/**
 * Share of the visits that report how fast their pages were; another commerce service accepts none.
 */
const pageSpeedSample = Number(
  process.env.PAGE_SPEED_SAMPLE || (process.env.COMMERCE_ORIGIN ? 0 : 1),
)

module.exports = {
  app: {
    sites,
    thirdParty: thirdParty.scripts,
    commerceAPI: {
      proxyPath: '/mobify/proxy/api',
      parameters: {
        clientId: process.env.COMMERCE_CLIENT_ID || '11111111-1111-4111-8111-111111111111',
        organizationId: process.env.COMMERCE_ORGANIZATION_ID || 'f_ecom_prln_001',
        shortCode: process.env.COMMERCE_SHORT_CODE || 'local',
      },
    },
    recommendations,
    ...(process.env.CONTACT_FORM_ACTION && {
      contactFormAction: process.env.CONTACT_FORM_ACTION,
    }),
    ...(isWorkerOff && { isWorkerOff }),
    ...(pageSpeedSample > 0 && { pageSpeedSample }),
    ...readDelivery(),
  },
  ssrEnabled: true,
  ssrOnly: ['ssr.js'],
  ssrShared: ['static/**/*'],
  ssrParameters: {
    ssrFunctionNodeVersion: '22.x',
    proxyConfigs: [
      { host: engineHost, path: 'api', protocol: 'http' },
      { host: engineHost, path: 'ocapi', protocol: 'http' },
      { host: engineHost, path: 'recommendations', protocol: 'http' },
    ],
  },
}
