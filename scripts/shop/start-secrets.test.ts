import { createHash } from 'node:crypto'
import { readServerConfig } from '../../app/site/server-config.server'
import { readConfig } from '../../commerce/config'
import { withPreviewClient, withStartSecrets } from './start-secrets'

const SECRET = 'a-secret-of-the-preview'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('engine and storefront of one start know the same client, which may say the moment', () => {
  const environment = withPreviewClient({ PORT: '3000' }, () => SECRET)
  const { client } = readServerConfig(environment).preview
  expect(client).toEqual({ id: 'praline-preview', secret: SECRET })
  const [known] = readConfig(environment).privateClients
  expect(known).toMatchObject({ id: 'praline-preview', secretHash: hashOf(SECRET) })
  expect(known?.scopes).toContain('sfcc.shopper-context.rw')
  expect(known?.scopes?.join()).not.toMatch(/basket|myaccount|login/)
  expect(environment.PORT).toBe('3000')
})

test('each start has a secret of its own', () => {
  const [one, other] = [withPreviewClient({}), withPreviewClient({})]
  expect(one.PREVIEW_CLIENT).not.toBe(other.PREVIEW_CLIENT)
  expect(readServerConfig(one).preview.client?.secret.length).toBeGreaterThan(40)
})

test('a client that is set is made known to the engine, beside the others and once', () => {
  const desk = `desk:${hashOf('of-the-desk')}`
  const environment = { PREVIEW_CLIENT: `editors:${SECRET}`, PRIVATE_CLIENTS: desk }
  const first = withPreviewClient(environment)
  expect(readConfig(first).privateClients.map(({ id }) => id)).toEqual(['desk', 'editors'])
  expect(withPreviewClient(first)).toEqual(first)
})

test('before another commerce service nothing is made up', () => {
  const environment = { COMMERCE_ORIGIN: 'https://commerce.example' }
  expect(withPreviewClient(environment)).toEqual(environment)
  expect(readServerConfig(environment).preview.client).toBeUndefined()
})

test('clients that are named in a file are left as they are', () => {
  for (const name of ['PREVIEW_CLIENT_FILE', 'PRIVATE_CLIENTS_FILE']) {
    const environment = { [name]: '/run/secrets/clients' }
    expect(withPreviewClient(environment)).toEqual(environment)
  }
})

test('engine and storefront of one start share keys, which settings replace', () => {
  const first = withStartSecrets({ CHANGE_FEED_KEY: 'a-key-that-was-set' })
  const [engine, storefront] = [readConfig(first), readServerConfig(first)]
  expect(engine.changeFeedKey).toBe('a-key-that-was-set')
  expect(engine.contentHubStagingKey).toBe(storefront.contentHub.stagingKey)
  expect(engine.subscriptionsKey).toBe(storefront.subscriptions.key)
  expect(engine.startKey).toBe(storefront.preview.startKey)
  expect(engine.startKey).not.toBe(readConfig(withStartSecrets({})).startKey)
  expect(new Set([engine.contentHubStagingKey, engine.subscriptionsKey, undefined]).size).toBe(3)
  const inFile = withStartSecrets({ SUBSCRIPTIONS_KEY_FILE: '/run/secrets/key' })
  expect(inFile).not.toHaveProperty('SUBSCRIPTIONS_KEY')
  const elsewhere = withStartSecrets({ COMMERCE_ORIGIN: 'https://commerce.example' })
  expect(Object.keys(elsewhere).sort()).toEqual(['COMMERCE_ORIGIN', 'START_KEY'])
})
