import { z } from 'zod'

/**
 * `redirect_url.definition`: where an address leads (redirecturl.xsd). Either a destination of the
 * shop (`destinationType` and `destinationId`) or any address (`destinationUrl`).
 */
export const RedirectUrl = z.object({
  statusCode: z.union([z.literal(301), z.literal(302), z.literal(307)]).default(301),
  destinationType: z.enum(['category', 'product', 'folder', 'content']).optional(),
  destinationId: z.string().optional(),
  destinationUrl: z.string().optional(),
  /** The category in whose context a product is shown. */
  productCategoryId: z.string().optional(),
  enabled: z.boolean().default(true),
  /** The smaller goes before. */
  priority: z.number().optional(),
  additionalParams: z.string().optional(),
  /** `no`: the address's own parameters are dropped. */
  copySourceParams: z.string().optional(),
  /** ISO instants. */
  onlineFrom: z.string().optional(),
  onlineTo: z.string().optional(),
})
export type RedirectUrl = z.infer<typeof RedirectUrl>
