// @ts-check
/*
 * The shop's third-party scripts (SHELL-037), each configured by an environment variable. A script
 * without its variable is left out, and a local stand-in replaces it. `scripts` is written into every
 * page, so it must not contain secrets. `origins` are the only ones that the
 * Content-Security-Policy allows.
 */
const { env } = process

const isProduction = (env.DEPLOY_TARGET || 'production') === 'production'

/** @param {string | undefined} list addresses, comma-separated @param {string} name of the variable */
function addresses(list, name) {
  return (list || '').split(',').flatMap((given) => {
    const address = given.trim()
    if (address === '') return []
    if (!URL.canParse(address)) throw new Error(`${name}: ${address} is no address`)
    return [address]
  })
}

/** @param {string} name */
const script = (name) => ({ src: addresses(env[name], name) })

/** Staging has its own host. @param {string | undefined} merchant */
function recurringOrders(merchant) {
  if (!merchant) return { src: [] }
  const host = isProduction ? 'static.ordergroove.com' : 'staging.static.ordergroove.com'
  return { src: [`https://${host}/${encodeURIComponent(merchant)}/main.js`], key: merchant }
}

/** `explicit`: forms render the captcha themselves where they need it. @param {string | undefined} key */
function captcha(key) {
  if (!key) return { src: [] }
  return { src: ['https://www.google.com/recaptcha/api.js?render=explicit'], key }
}

/** On-site messaging consists of two scripts. @param {string | undefined} client */
function installments(client) {
  if (!client) return { src: [] }
  return {
    src: [
      'https://na-library.klarnaservices.com/lib.js',
      'https://js.klarna.com/web-sdk/v1/klarna.js',
    ],
    attributes: { 'data-client-id': client },
    key: client,
  }
}

/** It has no version, and Google changes it without notice: it can have no hash. */
const googlePay = env.GOOGLE_PAY_MERCHANT ? ['https://pay.google.com/gp/p/js/pay.js'] : []

const all = {
  ratings: script('RATINGS_SCRIPT'),
  'recurring-orders': recurringOrders(env.RECURRING_ORDERS_MERCHANT),
  'social-gallery': script('SOCIAL_GALLERY_SCRIPT'),
  chat: script('CHAT_SCRIPT'),
  survey: script('SURVEY_SCRIPT'),
  'tag-manager': script('TAG_MANAGER_SCRIPT'),
  analytics: script('ANALYTICS_SCRIPT'),
  'session-recording': script('SESSION_RECORDING_SCRIPT'),
  captcha: captcha(env.RECAPTCHA_SITE_KEY),
  installments: installments(env.KLARNA_CLIENT_ID),
  'google-pay': { src: googlePay },
}

const configured = Object.entries(all).filter(([, { src }]) => src.length > 0)
const scripts = Object.fromEntries(configured)

/** Further origins, from which the scripts load in turn. */
const asked = addresses(env.THIRD_PARTY_ORIGINS, 'THIRD_PARTY_ORIGINS')
// browsers read there whether they can pay
const payMethods =
  googlePay.length > 0 ? ['https://google.com/pay', 'https://www.google.com/pay'] : []
const origins = [...configured.flatMap(([, { src }]) => src), ...payMethods, ...asked]

module.exports = { scripts, origins: [...new Set(origins.map((one) => new URL(one).origin))] }
