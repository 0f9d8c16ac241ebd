import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { getSiteById } from '../../sites/site-context'
import { parseQuery } from '../../http/parse-query'
import type { CatalogService } from '../../catalog/catalog.service'
import type { Config } from '../../config'
import type { ContentService } from '../../content/content.service'
import { photosOf, type Photo } from './album.rules'

interface Needs {
  catalog: CatalogService
  config: Config
  content: ContentService
}

const PAGE_SCHEMA = 'https://praline.example/content/content-page'
const MAX_PAGES = 500

const Page = z.object({
  /** The merchant, which is a site in this engine. */
  api_key: z.string().min(1).max(100),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
})
const AlbumOfProduct = Page.extend({ sku: z.string().trim().min(1).max(100) })
type Window = Omit<z.infer<typeof Page>, 'api_key'>
const AlbumParams = z.object({ albumId: z.string().min(1).max(100) })

/**
 * Answers Pixlee's albums with the shop's own photographs: those on content pages that have
 * products. A product's album contains the photographs that show it; any other album is named after
 * a section of pages and contains its photographs. Requires no login.
 */
export function registerSocialGallery(app: FastifyInstance, services: Needs): void {
  const { catalog, content, config } = services

  async function listPhotos(isIn: (photo: Photo) => boolean): Promise<Photo[]> {
    const filterBy = [{ path: ['_meta', 'schema'], value: PAGE_SCHEMA }]
    const filter = { filterBy, size: MAX_PAGES }
    const { answers } = await content.searchContent(filter, {
      depth: 'root',
      format: 'inlined',
      locale: ['*'],
    })
    return answers.flatMap((page) => photosOf(page.content)).filter(isIn)
  }

  const toAlbum = (photos: readonly Photo[], house: string, { page, per_page }: Window) => {
    const from = (page - 1) * per_page
    return {
      page,
      per_page,
      total: photos.length,
      next: from + per_page < photos.length,
      data: photos
        .slice(from, from + per_page)
        .map((photo) => toMedia(photo, house, config.publicOrigin)),
    }
  }

  app.get('/api/v2/albums/from_sku', async (request, reply) => {
    const { api_key, sku, ...page } = parseQuery(AlbumOfProduct, request.query)
    const site = await getSiteById(request, api_key)
    const [family] = await catalog.getFamilies(site, [sku])
    const known = new Set(family && [family.product.id, family.master?.id ?? family.product.id])
    const photos = await listPhotos(({ productIds }) => productIds.some((id) => known.has(id)))
    reply.header('cache-control', 'no-store')
    return toAlbum(photos, site.name, page)
  })

  app.get('/api/v2/albums/:albumId/photos', async (request, reply) => {
    const { albumId } = AlbumParams.parse(request.params)
    const { api_key, ...page } = parseQuery(Page, request.query)
    const site = await getSiteById(request, api_key)
    const photos = await listPhotos(({ album }) => album === albumId)
    reply.header('cache-control', 'no-store')
    return toAlbum(photos, site.name, page)
  })
}

/** @param house the site's name, used for photographs without an author */
function toMedia(photo: Photo, house: string, origin: string) {
  const url = `${origin}/media/${photo.path}`
  return {
    album_photo_id: photo.id,
    user_name: photo.author || house,
    photo_title: photo.title,
    alt_text: photo.alt,
    content_type: 'image',
    platform_link: photo.pagePath,
    pixlee_cdn_photos: { small_url: url, medium_url: url, large_url: url, original_url: url },
    products: photo.productIds.map((sku) => ({ sku })),
  }
}
