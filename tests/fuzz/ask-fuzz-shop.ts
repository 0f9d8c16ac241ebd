import type { FuzzShop } from './fuzz-shop'
import { encode, type BadRequest } from './mutate'
import type { Sample } from './sample'

let asked = 0

/** Calls an operation, each time from another address, because attempts are counted per address. */
export function askFuzzShop(
  { app, authorizations }: Pick<FuzzShop, 'app' | 'authorizations'>,
  sample: Sample,
  request: BadRequest,
) {
  const [method, pattern = ''] = sample.route.split(' ')
  const params: Record<string, string> = { organizationId: 'f_ecom_prln_001', ...request.params }
  const path = (sample.path ?? pattern).replace(/:(\w+)|\*/g, (_, name?: string) =>
    encode(params[name ?? '*'] ?? ''),
  )
  const authorization = authorizations[request.token ?? sample.as]
  asked += 1
  return app.inject({
    method: method as 'GET',
    url: `${path}?${request.query}`,
    remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(request.payload !== undefined && { 'content-type': request.contentType }),
      ...(request.token === undefined && sample.headers),
    },
    payload: request.payload,
  })
}
