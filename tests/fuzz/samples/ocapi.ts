import { RESOURCES, type Resource } from '../../../commerce/ocapi/resources.constants'
import { CLIENT_ID, type Sample } from '../sample'

const BASE = '/s/:siteId/dw/shop/:version/'

/**
 * OCAPI's resources, with the parameters of the shopper API's `samples` that they are mapped to.
 */
export function listOcapiSamples(samples: readonly Sample[]): Sample[] {
  const others = RESOURCES.map((resource) => toSample(resource, samples))
  const unknown = { params: { siteId: 'brindille', version: 'v23_2', '*': 'nonsense' } }
  return [...others, { route: `GET ${BASE}*`, as: 'anyone', ...unknown }]
}

function toSample({ method, path, target }: Resource, samples: readonly Sample[]): Sample {
  const like = samples.find(
    ({ route }) => withoutParts(route) === withoutParts(`${method} ${target}`),
  )
  const given: Record<string, string> = { ids: 'assorted', id: 'assorted', expand: 'images' }
  const params = { siteId: 'brindille', version: 'v23_2', ...given, ...like?.params }
  return {
    route: `${method} ${BASE}*`,
    path: `${BASE}${path.replace(/:\((\w+)\)/, '(:$1)')}`,
    as: like?.as ?? 'guest',
    params: Object.fromEntries(
      Object.entries(params).filter(([name]) => !(name in given) || path.includes(name)),
    ),
    query: { client_id: CLIENT_ID, ...like?.query },
    ...(like?.body === undefined ? { body: { type: 'guest' } } : { body: toSnakeCase(like.body) }),
    ...(method === 'GET' && { body: undefined }),
  }
}

const withoutParts = (route: string) =>
  route.replace('/organizations/:organizationId', '').replace(/:\w+/g, ':')

function toSnakeCase(value: unknown): unknown {
  const text = JSON.stringify(value)
  const renamed = text.replace(/"([a-z]\w*)":/g, (_, name: string) => {
    const snake = name.startsWith('c_')
      ? name
      : name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)
    return `"${snake}":`
  })
  return JSON.parse(renamed)
}
