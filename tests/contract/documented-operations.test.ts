import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RESOURCES } from '../../commerce/ocapi/resources.constants'
import { useEngine } from '../../commerce/testing/engine'
import { listRoutes } from '../../commerce/testing/list-routes'

const DOCUMENT = path.resolve(__dirname, '../../docs/shopper-api.md')
/** Routes of outside providers, of operators, or of the machine. */
const NOT_OF_SHOPPERS =
  /^\w+ \/(back-office|card-gateway|content-hub|dwsso|health|logo-sleeve|media|metrics|page-views|s|shop-changes)(\/|$)/

const [apis = '', ocapi = ''] = readFileSync(DOCUMENT, 'utf8').split('\n## OCAPI\n')

function listRequests(text: string): string[] {
  const found = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...line.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`/g)])
  return found.map(([, request = '']) => request.replace(/\{\w+\}/g, '{}')).sort()
}

const engine = useEngine()

test('docs/shopper-api.md lists exactly the operations that are supported', async () => {
  const routes = listRoutes(engine.app).filter((route) => !NOT_OF_SHOPPERS.test(route))
  const answered = routes.map((route) =>
    route.replace('/organizations/:organizationId', '').replace(/:\w+/g, '{}'),
  )
  const documented = listRequests(apis).filter(
    (request) => !NOT_OF_SHOPPERS.test(request.replace('…', '/content-hub')),
  )
  expect(documented).toEqual(answered.sort())
})

test('docs/shopper-api.md lists every supported resource of OCAPI', () => {
  const answered = RESOURCES.map(({ method, path: resource }) => {
    const names = resource.replace(/:\(\w+\)/g, '({})').replace(/:\w+/g, '{}')
    return `${method} ${names}`
  })
  expect(listRequests(ocapi)).toEqual(answered.sort())
})

test.each([
  ['GET', '/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2/trusted-agent/authorize'],
  ['POST', '/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2/trusted-system/token'],
  ['PUT', '/checkout/shopper-baskets/v2/organizations/f_ecom_prln_001/baskets/1/agent'],
  [
    'POST',
    '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers/external-profile',
  ],
] as const)('an unsupported operation is a 404 with a problem: %s %s', async (method, url) => {
  const response = await engine.app.inject({ method, url })
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(response.json()).toMatchObject({ title: 'Not Found', detail: expect.any(String) })
})
