import { CLIENT_ID, type Sample, type ShopIds } from '../sample'

const PATH = '/shopper/auth/v1/organizations/:organizationId/oauth2/webauthn'
const CLIENT = { client_id: CLIENT_ID, channel_id: 'brindille' }
const CODE = { pwd_action_token: '12345678' }
const CREDENTIAL = { id: 'AQIDBAUGBwg', rawId: 'AQIDBAUGBwg', type: 'public-key' }
const OWN = `${PATH}/passkey/user/:loginId`

/** What a browser signs, for a challenge that nobody issued. */
const toClientData = (type: string) =>
  Buffer.from(
    JSON.stringify({ type, challenge: 'bm9ib2R5', origin: 'http://localhost:3000' }),
  ).toString('base64url')

const post = (path: string, rest: Pick<Sample, 'body' | 'form'>): Sample => ({
  route: `POST ${PATH}/${path}`,
  as: 'anyone',
  ...rest,
})

export function listPasskeySamples({ login }: ShopIds): Sample[] {
  const own = {
    as: 'customer' as const,
    query: { channel_id: 'brindille' },
    params: { loginId: login },
  }
  return [
    post('register/authorize', {
      form: { ...CLIENT, user_id: login, mode: 'email', locale: 'en-US' },
    }),
    post('register/start', {
      form: { ...CLIENT, ...CODE, user_id: login, display_name: 'Ada', nick_name: 'Laptop' },
    }),
    post('register/finish', {
      body: {
        ...CLIENT,
        ...CODE,
        username: login,
        credential: {
          ...CREDENTIAL,
          response: {
            clientDataJSON: toClientData('webauthn.create'),
            attestationObject: 'o2NmbXRkbm9uZQ',
          },
        },
      },
    }),
    post('authenticate/start', { form: { ...CLIENT, user_id: login } }),
    post('authenticate/finish', {
      body: {
        ...CLIENT,
        user_id: login,
        usid: 'a-guest',
        credential: {
          ...CREDENTIAL,
          response: {
            clientDataJSON: toClientData('webauthn.get'),
            authenticatorData: 'SZYN5YgOjGg',
            signature: 'MEYCIQDq',
            userHandle: 'YWRh',
          },
        },
      },
    }),
    { ...own, route: `GET ${OWN}` },
    { ...own, route: `DELETE ${OWN}` },
    {
      ...own,
      route: `DELETE ${OWN}/credentials/:credentialId`,
      params: { loginId: login, credentialId: 'AQIDBAUGBwg' },
    },
  ]
}
