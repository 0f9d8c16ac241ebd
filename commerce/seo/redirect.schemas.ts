import { z } from 'zod'

/**
 * `redirect_url.definition`: the target of a redirect (redirecturl.xsd). Either an object of the
 * shop (`destinationType` and `destinationId`) or any address (`destinationUrl`).
 */
export const RedirectUrl = z.object({
  statusCode: z.union([z.literal(301), z.literal(302), z.literal(307)]).default(301),
  destinationType: z.enum(['category', 'product', 'folder', 'content']).optional(),
  destinationId: z.string().optional(),
  destinationUrl: z.string().optional(),
  productCategoryId: z.string().optional(),
  enabled: z.boolean().default(true),
  /** Lower values take precedence. */
  priority: z.number().optional(),
  additionalParams: z.string().optional(),
  /** `no` means that the query parameters of the request are dropped. */
  copySourceParams: z.string().optional(),
  /** ISO instants. */
  onlineFrom: z.string().optional(),
  onlineTo: z.string().optional(),
})
export type RedirectUrl = z.infer<typeof RedirectUrl>
