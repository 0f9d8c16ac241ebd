import { z } from 'zod'
import { askProviderFor } from '@/lib/ask-provider.server'
import { serverConfig } from '@/site/server-config.server'
import { MAX_PHOTOS, type FeedPhoto, type SocialPhoto } from './social-gallery.port'

const TIMEOUT_MS = 5_000
const text = z.string().nullish()

type Media = z.infer<typeof Album>['data'][number]

const Album = z.object({
  data: z.array(
    z.object({
      album_photo_id: z.union([z.string(), z.number()]).transform(String),
      photo_title: text,
      alt_text: text,
      user_name: text,
      platform_link: text,
      pixlee_cdn_photos: z.object({ large_url: text, original_url: text }),
      products: z.array(z.object({ sku: z.union([z.string(), z.number()]).nullish() })).nullish(),
    }),
  ),
})

/** Fetches the photos of a product from Pixlee. Throws AppError. */
export async function fetchPhotos(
  siteId: string,
  productId: string,
  timeoutMs = TIMEOUT_MS,
): Promise<SocialPhoto[]> {
  const media = await fetchMedia(siteId, 'from_sku', { sku: productId }, timeoutMs)
  return media.flatMap(toPhoto)
}

/** Fetches an album from Pixlee by its id there. Throws AppError. */
export async function fetchAlbum(siteId: string, album: string): Promise<FeedPhoto[]> {
  const media = await fetchMedia(siteId, `${encodeURIComponent(album)}/photos`, {}, TIMEOUT_MS)
  return media.flatMap((one) => {
    const skus = one.products?.map(({ sku }) => String(sku ?? '')) ?? []
    const productIds = [...new Set(skus.filter((sku) => sku !== ''))]
    return toPhoto(one).map((photo) => ({ ...photo, productIds }))
  })
}

async function fetchMedia(
  siteId: string,
  path: string,
  about: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<Media[]> {
  const { origin, key = siteId } = serverConfig().socialGallery
  const query = new URLSearchParams({ api_key: key, ...about, per_page: String(MAX_PHOTOS) })
  const address = `${origin}/api/v2/albums/${path}?${query}`
  const album = await askProviderFor('social gallery', address, Album, { timeoutMs })
  return album.data
}

function toPhoto(media: Media): SocialPhoto[] {
  const { large_url: large, original_url: original } = media.pixlee_cdn_photos
  const link = original ?? large
  if (!link) return []
  const href = media.platform_link ?? ''
  return [
    {
      id: media.album_photo_id,
      link: link.replace(/^https?:\/\/[^/]+(?=\/media\/)/, ''),
      alt: media.alt_text ?? media.photo_title ?? '',
      title: media.photo_title ?? '',
      ...(media.user_name && { author: media.user_name }),
      ...(/^(?:https:\/\/|\/(?!\/))/.test(href) && { href }),
    },
  ]
}
