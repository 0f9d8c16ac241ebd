import { z } from 'zod'
import { unreadable } from '@/errors/to-app-error'
import { fetchJson } from '@/lib/fetch-json'
import { serverConfig } from '@/site/server-config.server'
import { MOST_PHOTOS, type SocialPhoto } from './social-gallery.port'

const TIMEOUT_MS = 5_000
const text = z.string().nullish()

const Album = z.object({
  data: z.array(
    z.object({
      album_photo_id: z.union([z.string(), z.number()]).transform(String),
      photo_title: text,
      alt_text: text,
      user_name: text,
      platform_link: text,
      pixlee_cdn_photos: z.object({ large_url: text, original_url: text }),
    }),
  ),
})

/** Asks Pixlee for the photographs of a product. Throws AppError. */
export async function fetchPhotos(
  siteId: string,
  productId: string,
  timeoutMs = TIMEOUT_MS,
): Promise<SocialPhoto[]> {
  const { origin, key = siteId } = serverConfig().socialGallery
  const query = new URLSearchParams({
    api_key: key,
    sku: productId,
    per_page: String(MOST_PHOTOS),
  })
  const address = `${origin}/api/v2/albums/from_sku?${query}`
  const body = await fetchJson(address, { timeoutMs })
  const album = Album.safeParse(body)
  if (!album.success) throw unreadable(body)
  return album.data.data.flatMap(toPhoto)
}

function toPhoto(media: z.infer<typeof Album>['data'][number]): SocialPhoto[] {
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
