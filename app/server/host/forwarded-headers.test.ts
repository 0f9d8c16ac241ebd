import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setForwardedHeaders } from './forwarded-headers'

function forward(headers: Record<string, string>, trustProxy: boolean) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '192.0.2.7' })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, headers)
  setForwardedHeaders(request, { publicProtocol: 'http', trustProxy })
  return request.headers
}
const claimed = {
  host: 'shop.test',
  'x-forwarded-host': 'forged.test',
  'x-forwarded-for': '10.0.0.1, 198.51.100.4',
}

test('a visitor cannot say who they are', () => {
  expect(forward(claimed, false)).toMatchObject({
    'x-forwarded-host': 'shop.test',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '192.0.2.7',
  })
})

test.each([
  ['https', 'https'],
  ['https, http', 'https'],
  ['evilproto', 'http'],
  ['javascript', 'http'],
])('of a proxy that says %s the protocol is %s', (proto, expected) => {
  const headers = { host: 'shop.test', 'x-forwarded-proto': proto }
  expect(forward(headers, true)['x-forwarded-proto']).toBe(expected)
})

test('a proxy of ours is believed for the address it has seen itself', () => {
  expect(forward(claimed, true)).toMatchObject({
    'x-forwarded-host': 'forged.test',
    'x-forwarded-for': '198.51.100.4',
  })
  expect(forward({ host: 'shop.test' }, true)['x-forwarded-for']).toBe('192.0.2.7')
})

test.each([
  ...['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-ssl'],
  ...['x-real-ip', 'forwarded', 'via', 'cf-connecting-ip', 'true-client-ip'],
])('that a proxy sent %s and no address of the visitor stays known', (name) => {
  for (const isTrusted of [false, true]) {
    expect(forward({ host: 'localhost', [name]: 'localhost' }, isTrusted).via).toBeDefined()
    expect(forward({ host: 'localhost' }, isTrusted).via).toBeUndefined()
  }
})

test('an address that a proxy sent counts as that of a proxy, unless it is believed', () => {
  const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
  expect(forward(headers, false).via).toBeDefined()
  expect(forward(headers, true).via).toBeUndefined()
})
