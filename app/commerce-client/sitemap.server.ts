import { z } from 'zod'
import { toAppError } from '@/errors/to-app-error'
import { runCustom } from './run-custom.server'

const answerSchema = z.object({
  total: z.number().int().nonnegative(),
  pages: z.array(
    z.object({
      path: z.string().startsWith('/'),
      images: z.array(z.string()).optional(),
      lastModified: z.string().optional(),
    }),
  ),
})

export type SitemapKind = 'products' | 'categories'
export type CatalogPages = z.infer<typeof answerSchema>

/** The catalog pages of a site for its sitemap, paginated. Throws AppError. */
export async function getCatalogPages(
  siteId: string,
  kind: SitemapKind,
  limit: number,
  offset = 0,
): Promise<CatalogPages> {
  const query = { kind, limit: String(limit), offset: String(offset) }
  const call = { method: 'GET' as const, api: 'site/v1', path: 'sitemap', query }
  const parsed = answerSchema.safeParse(await runCustom(siteId, call, {}, true))
  if (!parsed.success) throw toAppError({ status: 502, message: 'Unreadable list of pages' })
  return parsed.data
}
