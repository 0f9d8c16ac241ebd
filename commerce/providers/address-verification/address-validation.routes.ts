import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toProblem } from '../../http/error-handler'
import { notFound, unauthorized, unavailable } from '../../http/problem'
import { toParts } from './address-parts'
import { toFormatResult, toSearchResult, toValidateResult } from './address-validation.mapper'
import { SearchBody, ValidateBody } from './address-validation.schemas'
import { readAddressKey } from './global-address-key'
import { postalTable, toTableCode } from './postal-table'
import { suggestAddresses } from './suggest-addresses.rules'
import { findTestAnswer } from './test-addresses.constants'
import { verifyAddress } from './verification.rules'

const PATH = '/address'
const MIN_SEARCH_LENGTH = 3

/**
 * Answers Experian's address validation from a table of American and Canadian postal codes
 * (docs/address-verification.md). Experian requires an account; here, any token is accepted.
 */
export function registerAddressValidation(app: FastifyInstance): void {
  app.register(
    async (api) => {
      answerErrors(api)
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        requireAccount(request)
      })

      api.post('/search/v1', async ({ body }) => {
        const { country_iso, components, max_suggestions } = SearchBody.parse(body)
        const text = components.unspecified.join(', ').trim()
        if (text.length < MIN_SEARCH_LENGTH) {
          const confidence = 'Insufficient search terms'
          return { result: { more_results_available: false, confidence, suggestions: [] } }
        }
        refuseUnavailable(text)
        const table = await postalTable(country_iso)
        const found = suggestAddresses(country_iso, text, table, max_suggestions)
        return { result: toSearchResult(found, text) }
      })

      api.get<{ Params: { key: string } }>('/format/v1/:key', async ({ params }) => {
        const address = readAddressKey(params.key)
        const table = address && (await postalTable(address.country))
        if (!address || !table?.places.has(toTableCode(address.country, address.code))) {
          throw notFound('No address has this global_address_key.')
        }
        return { result: toFormatResult(address) }
      })

      api.post('/validate/v1', async ({ body }) => {
        const { country_iso, components, layouts } = ValidateBody.parse(body)
        const parts = toParts(country_iso, components.unspecified)
        refuseUnavailable(parts.line1)
        const verification = verifyAddress(parts, await postalTable(country_iso))
        return { result: toValidateResult(verification, layouts) }
      })
    },
    { prefix: PATH },
  )
}

/** @throws Problem 401 without a token. */
function requireAccount({ headers }: FastifyRequest): void {
  if (headers['auth-token'] || headers['x-app-key']) return
  throw unauthorized('An Auth-Token or x-app-key is required.', 'unauthorized')
}

/** @throws Problem 503 for the test address that simulates a failure of the provider. */
function refuseUnavailable(line: string): void {
  if (findTestAnswer(line)?.isFailure) throw unavailable('Addresses cannot be verified now.')
}

function answerErrors(api: FastifyInstance): void {
  api.setErrorHandler((error, request, reply) => {
    const { status, type, title, detail, headers } = toProblem(error)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    const [instance] = request.url.split('?')
    return reply
      .code(status)
      .headers({ ...headers })
      .send({ error: { type, title, detail, instance } })
  })
}
