import type { Request, Router } from 'express'
import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { badRequestError } from '@/errors/app-error'
import {
  getAddress,
  searchAddresses,
  validateAddress,
} from '@/integrations/address-verification/address-verification.source.server'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'

const MAX_LINE = 100
// address providers accept no control characters
const plain = z
  .string()
  .trim()
  .max(MAX_LINE)
  .regex(/^\P{Cc}*$/u)
const line = plain.min(1)
const countryCode = z.enum(['US', 'CA']).default('US')

const AddressQuery = z.object({
  address1: line,
  address2: plain.default(''),
  city: line,
  stateCode: z.string().regex(/^[A-Z]{2}$/),
  postalCode: plain.min(5).max(10),
  countryCode,
})
const SuggestionsQuery = z.object({ address1: line, countryCode })
const FormatQuery = z.object({ global_address_key: z.string().min(1).max(1000) })

/**
 * Addresses (ADDR-015, ADDR-016, ADDR-055): `shipping-address` verifies an address,
 * `address-suggestions` and `address-format` complete one.
 */
export function registerAddresses(router: Router): void {
  addRoute(
    router,
    siteRoutes.verifyAddress,
    apiRoute(async (_site, req) => ({ result: await validateAddress(read(AddressQuery, req)) })),
  )
  addRoute(
    router,
    siteRoutes.suggestAddresses,
    apiRoute(async (_site, req) => {
      const { address1, countryCode: country } = read(SuggestionsQuery, req)
      return { result: await searchAddresses(address1, country) }
    }),
  )
  addRoute(
    router,
    siteRoutes.formatAddress,
    apiRoute(async (_site, req) => {
      const { global_address_key: key } = read(FormatQuery, req)
      return { result: { address: await getAddress(key) } }
    }),
  )
}

function read<Schema extends z.ZodType>(schema: Schema, { query }: Request): z.output<Schema> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const [name] = parsed.error.issues[0]?.path ?? []
  throw badRequestError(`The parameter ${String(name)} is missing or not valid.`)
}
