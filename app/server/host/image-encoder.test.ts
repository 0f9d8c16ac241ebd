import sharp from 'sharp'
import { IMAGE_WIDTHS, RESPONSIVE_WIDTHS } from '@/integrations/images/image-service'
import { encodeImage } from './image-service'
import { chooseImageFormat } from './image-request'

test('pictures are encoded at quality 80, in the responsive widths of the design [CON-008]', async () => {
  expect(RESPONSIVE_WIDTHS).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3000])
  expect(IMAGE_WIDTHS).toEqual(expect.arrayContaining([...RESPONSIVE_WIDTHS]))
  // only these two formats exist, whatever else a browser accepts
  expect(chooseImageFormat('image/avif,image/webp,*/*')).toBe('webp')
  expect(chooseImageFormat('image/avif,*/*')).toBe('jpeg')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 700, height: 200, channels: 3, background: '#a57c3f', noise } as const
  const master = await sharp({ create }).png().toBuffer()
  const sized = sharp(master).resize({ width: 640, withoutEnlargement: true })
  const webp = await sized.clone().webp({ quality: 80, effort: 4 }).toBuffer()
  const jpeg = await sized.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  expect((await encodeImage(master, 640, 'webp')).equals(webp)).toBe(true)
  expect((await encodeImage(master, 640, 'jpeg')).equals(jpeg)).toBe(true)
})
