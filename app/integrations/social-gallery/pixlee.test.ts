import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { fetchAlbum, fetchPhotos } from './pixlee.server'

const ORIGIN = 'https://photos.example'
const server = serve()
process.env.SOCIAL_GALLERY_ORIGIN = ORIGIN

test('asks for a product’s album, and reads pictures and where they stand', async () => {
  let asked: URL | undefined
  const toMedia = (id: number, original_url: string | null, platform_link: string) => ({
    album_photo_id: id,
    photo_title: 'Cake',
    user_name: 'Ada',
    platform_link,
    pixlee_cdn_photos: { original_url },
  })
  server.use(
    http.get(`${ORIGIN}/api/v2/albums/from_sku`, ({ request }) => {
      asked = new URL(request.url)
      const data = [
        toMedia(1, 'http://inner:4000/media/cake.jpg', '/recipes/cake'),
        toMedia(2, 'https://cdn.example/a.jpg', 'javascript:alert(1)'),
        toMedia(3, null, ''),
      ]
      return HttpResponse.json({ data })
    }),
  )
  expect(await fetchPhotos('main', 'box')).toEqual([
    {
      id: '1',
      link: '/media/cake.jpg',
      alt: 'Cake',
      title: 'Cake',
      author: 'Ada',
      href: '/recipes/cake',
    },
    { id: '2', link: 'https://cdn.example/a.jpg', alt: 'Cake', title: 'Cake', author: 'Ada' },
  ])
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    api_key: 'main',
    sku: 'box',
    per_page: '8',
  })
})

test('asks for an album by its id, and reads which products are in its pictures', async () => {
  let asked: URL | undefined
  const photo = { photo_title: 'Cake', pixlee_cdn_photos: { large_url: `${ORIGIN}/a.jpg` } }
  server.use(
    http.get(`${ORIGIN}/api/v2/albums/:id/photos`, ({ request }) => {
      asked = new URL(request.url)
      const products = [{ sku: 'box' }, { sku: 310040 }, { sku: 'box' }, { sku: null }]
      const data = [
        { album_photo_id: 1, ...photo, products },
        { album_photo_id: 2, ...photo, products: null },
      ]
      return HttpResponse.json({ data })
    }),
  )
  const read = { link: `${ORIGIN}/a.jpg`, alt: 'Cake', title: 'Cake' }
  expect(await fetchAlbum('main', '7712')).toEqual([
    { id: '1', ...read, productIds: ['box', '310040'] },
    { id: '2', ...read, productIds: [] },
  ])
  expect(asked?.pathname).toBe('/api/v2/albums/7712/photos')
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({ api_key: 'main', per_page: '8' })
})

test('what is no album is an error', async () => {
  server.use(http.get('*/from_sku', () => HttpResponse.json({ data: 'none' })))
  await expect(fetchPhotos('main', 'box')).rejects.toMatchObject({ status: 502 })
})
