import { http, HttpResponse } from 'msw'
import { startGeneration } from '@/lib/change-generations.server'
import { serve } from '../../../tests/setup/serve'
import { getSocialPhotos } from './social-gallery.source.server'

const ORIGIN = 'https://photos.example'
const server = serve()
process.env.SOCIAL_GALLERY_ORIGIN = ORIGIN

test('an album is asked for once in a while, and again after a failure', async () => {
  let asked = 0
  let isDown = true
  server.use(
    http.get(`${ORIGIN}/api/v2/albums/from_sku`, () => {
      asked += 1
      return isDown ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ data: [] })
    }),
  )
  await expect(getSocialPhotos('main', 'box')).rejects.toMatchObject({ status: 502 })
  isDown = false
  expect(await getSocialPhotos('main', 'box')).toEqual([])
  expect(await getSocialPhotos('main', 'box')).toEqual([])
  expect(asked).toBe(2)
  await getSocialPhotos('main', 'bar')
  expect(asked).toBe(3)
})

test('while the provider is away, the last good photos are shown', async () => {
  const photo = { album_photo_id: 1, pixlee_cdn_photos: { large_url: `${ORIGIN}/1.jpg` } }
  server.use(
    http.get(`${ORIGIN}/api/v2/albums/from_sku`, () => HttpResponse.json({ data: [photo] }), {
      once: true,
    }),
    http.get(`${ORIGIN}/api/v2/albums/from_sku`, () => new HttpResponse(null, { status: 503 })),
  )
  const photos = await getSocialPhotos('main', 'tin')
  expect(photos).toHaveLength(1)
  startGeneration('site')
  expect(await getSocialPhotos('main', 'tin')).toEqual(photos)
})
