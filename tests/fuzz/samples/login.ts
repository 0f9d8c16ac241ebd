import { CLIENT_ID, MERCHANT_BASIC, type Sample, type ShopIds } from '../sample'

const AUTH = '/shopper/auth/v1/organizations/:organizationId/oauth2'
const CLIENT = { client_id: CLIENT_ID, channel_id: 'brindille' }
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWBuGJSstw-cM'
const CALLBACK = { redirect_uri: 'http://localhost:3000/callback' }
const BASIC = `Basic ${Buffer.from('ada@example.com:wrong').toString('base64')}`

const get = (path: string, query: Record<string, string> = {}): Sample => ({
  route: `GET ${AUTH}/${path}`,
  as: 'guest',
  query,
})
const post = (path: string, form: Record<string, string>, authorization = ''): Sample => ({
  route: `POST ${AUTH}/${path}`,
  as: 'anyone',
  form,
  headers: authorization ? { authorization } : {},
})
const proven = (path: string, form: Record<string, string>) => post(path, form, MERCHANT_BASIC)

export function listLoginSamples({ login, usid }: ShopIds): Sample[] {
  const challenge = { ...CLIENT, code_challenge: CHALLENGE, usid }
  const guess = { ...CLIENT, pwd_action_token: '12345678', code_verifier: 'v'.repeat(50) }
  const mailed = { ...challenge, user_id: login, mode: 'email', locale: 'en-US' }
  return [
    get('authorize', {
      ...challenge,
      ...CALLBACK,
      response_type: 'code',
      hint: 'guest',
      scope: 'openid',
      state: 'here',
      ui_locales: 'en-US',
    }),
    {
      ...get('logout', { ...CLIENT, refresh_token: 'none', hint: 'all-sessions' }),
      as: 'leaving',
    },
    get('userinfo', { channel_id: 'brindille', idpValidate: 'false' }),
    get('jwks'),
    get('.well-known/openid-configuration'),
    post(
      'login',
      { ...challenge, ...CALLBACK, response_type: 'code', state: 'here', scope: 'openid' },
      BASIC,
    ),
    post('token', {
      ...CLIENT,
      ...CALLBACK,
      grant_type: 'authorization_code_pkce',
      code: 'none',
      code_verifier: 'v'.repeat(50),
      refresh_token: 'none',
      usid,
      dnt: 'true',
    }),
    proven('session-bridge/token', {
      ...CLIENT,
      code: 'none',
      code_verifier: 'v'.repeat(50),
      dwsid: 'none',
      grant_type: 'session_bridge',
      login_id: 'guest',
      dwsgst: 'none',
      dwsrst: 'none',
      usid,
    }),
    proven('revoke', { token: 'none', token_type_hint: 'access_token' }),
    proven('introspect', { token: 'none', token_type_hint: 'refresh_token' }),
    proven('passwordless/login', { ...mailed, last_name: 'Lovelace', customer_no: '1' }),
    proven('passwordless/token', {
      ...CLIENT,
      grant_type: 'client_credentials',
      hint: 'pwdless_login',
      pwdless_login_token: '12345678',
      code_verifier: 'v'.repeat(50),
      login_id: login,
    }),
    post('password/reset', {
      ...mailed,
      callback_uri: 'http://localhost:3000/x',
      hint: 'cross_device',
    }),
    post('password/action', { ...guess, new_password: 'Praline#1845', user_id: login }),
    proven('otp/request', { ...mailed, email: login }),
    proven('otp/verify', { ...guess, user_id: login }),
    {
      route: 'POST /dwsso/oauth2/access_token',
      as: 'anyone',
      form: { grant_type: 'client_credentials', scope: 'sfcc.shopper-products' },
      headers: { authorization: MERCHANT_BASIC },
    },
  ]
}
