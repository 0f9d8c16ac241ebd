// @ts-check
const sites = require('./sites')
const thirdParty = require('./third-party')

/*
 * PWA Kit serializes this configuration into every page that it renders, so it must not contain
 * secrets or long values. Settings for the server only are in app/site/server-config.server.ts, which
 * also checks every variable that is read here.
 */

const engineHost = `127.0.0.1:${process.env.COMMERCE_PORT || '4000'}`

/** In development, the service worker is off, because it would show stored pages. */
const isWorkerOff = process.env.SERVICE_WORKER === 'off' || process.env.NODE_ENV === 'development'

/** If a realm is set, the service's id of a site is `{realm}-{site}`. */
const recommendations = {
  proxyPath: '/mobify/proxy/recommendations/v3',
  clientId: process.env.RECOMMENDATIONS_CLIENT_ID || '11111111-1111-4111-8111-111111111111',
  ...(process.env.RECOMMENDATIONS_REALM && { realm: process.env.RECOMMENDATIONS_REALM }),
  instanceType: (process.env.DEPLOY_TARGET || 'production') === 'production' ? 'prd' : 'sbx',
}

/**
 * Returns the default delivery time of another commerce service's shipping methods that have none
 * (ADR 26), in business days from the fastest to the slowest. The embedded engine sets the delivery
 * time of each method itself, so it needs no default.
 */
function readDelivery() {
  const asked = process.env.DELIVERY_DAYS || (process.env.COMMERCE_ORIGIN ? '3-7' : 'none')
  const [, min, max] = /^(\d{1,2})-(\d{1,2})$/.exec(asked) || []
  return min && max ? { delivery: { minDays: Number(min), maxDays: Number(max) } } : {}
}

/**
 * Fraction of the visits that report the speed of their pages, 0 to 1. Another commerce service does
 * not accept such reports.
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
