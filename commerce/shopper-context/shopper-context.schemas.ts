import { isIPv4 } from 'node:net'
import { z } from 'zod'

const MAX_QUALIFIERS = 20
const MAX_LIST = 100

// databases handle the earliest years differently
const Moment = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= 0, 'must not be before 1970')
const Ids = z.array(z.string().max(256)).max(MAX_LIST)
const Qualifiers = z
  .record(z.string().max(256), z.string().max(4000).nullable())
  .refine(
    (map) => Object.keys(map).length <= MAX_QUALIFIERS,
    `has more than ${MAX_QUALIFIERS} keys`,
  )
const Ip = z.string().refine(isIPv4, 'must be a valid IPv4 address')
const GeoLocation = z.looseObject({
  city: z.string().optional(),
  country: z.string().optional(),
  countryCode: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  metroCode: z.string().optional(),
  postalCode: z.string().optional(),
  region: z.string().optional(),
  regionCode: z.string().optional(),
})

/** A context to set, or changes to one; an empty text or list removes a value. */
export const ShopperContextBody = z.strictObject({
  effectiveDateTime: z.union([Moment, z.literal('')]).nullish(),
  sourceCode: z.string().max(256).nullish(),
  customerGroupIds: Ids.nullish(),
  customQualifiers: Qualifiers.nullish(),
  assignmentQualifiers: Qualifiers.nullish(),
  clientIp: z.union([Ip, z.literal('')]).nullish(),
  geoLocation: GeoLocation.nullish(),
  couponCodes: Ids.nullish(),
})
export type ShopperContextBody = z.infer<typeof ShopperContextBody>

const Texts = z.record(z.string(), z.string())

export const ShopperContext = z.object({
  effectiveDateTime: Moment.optional(),
  sourceCode: z.string().optional(),
  customerGroupIds: z.array(z.string()).optional(),
  customQualifiers: Texts.optional(),
  assignmentQualifiers: Texts.optional(),
  clientIp: z.string().optional(),
  geoLocation: GeoLocation.optional(),
  couponCodes: z.array(z.string()).optional(),
})
export type ShopperContext = z.infer<typeof ShopperContext>

export const ContextParams = z.object({ usid: z.string().min(1).max(256) })

const Flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const ContextQuery = z.object({ evaluateContextWithClientIp: Flag.default(false) })
