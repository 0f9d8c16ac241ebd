import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { createStudioEngine } from './testing/studio-engine'
import { useForAll } from '../testing/use'

const studio = useForAll(() => createStudioEngine())

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5a1220' } })

function upload(payload: Buffer, asked: Record<string, string> = {}, type = 'image/jpeg') {
  const query = new URLSearchParams({ name: 'Spring box', alt: 'A box', editor: 'Ada', ...asked })
  return studio.app.inject({
    method: 'POST',
    url: `/back-office/api/content/media?${query.toString()}`,
    headers: { 'content-type': type },
    payload,
  })
}
const stored = () => readdir(path.join(studio.folder, 'media', 'uploads')).catch(() => [])

test('an uploaded picture is rotated upright, stripped of metadata, listed first and logged', async () => {
  const turned = await blank(60, 40)
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const answer = await upload(turned)
  expect(answer.statusCode).toBe(201)
  const picture = { path: 'uploads/spring-box.jpg', width: 40, height: 60, alt: 'A box' }
  expect(answer.json()).toEqual(picture)
  expect((await studio.get('/media')).pictures[0]).toEqual(picture)
  // the search also finds pictures by their description
  expect(await studio.get('/media?text=a+box+spring')).toMatchObject({ total: 1 })

  const served = await studio.app.inject('/media/uploads/spring-box.jpg')
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 40, height: 60 })
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined()
  expect(await studio.db.selectFrom('audit_entry').selectAll().execute()).toMatchObject([
    { action: 'uploaded', subject_type: 'picture', subject_id: 'uploads/spring-box.jpg' },
  ])
})

test.each([
  ['image/png', 'png', () => blank(8, 8).png()],
  ['image/webp', 'webp', () => blank(8, 8).webp()],
  ['image/avif', 'avif', () => blank(8, 8).avif()],
])('a picture of type %s is accepted', async (type, ending, make) => {
  const answer = await upload(await make().toBuffer(), { name: 'Kinds' }, type)
  expect(answer.json()).toMatchObject({ path: `uploads/kinds.${ending}`, width: 8, height: 8 })
})

test('several pictures uploaded with the same name get distinct paths', async () => {
  const jpeg = await blank(8, 8).jpeg().toBuffer()
  const answers = await Promise.all(
    [1, 2, 3].map(() => upload(jpeg, { name: '  Ñandú/../x.JPG ' })),
  )
  expect(answers.map((one) => one.json().path).sort()).toEqual([
    'uploads/nandu-x-2.jpg',
    'uploads/nandu-x-3.jpg',
    'uploads/nandu-x.jpg',
  ])
})

test('an invalid, animated or damaged picture is refused with a reason and not stored', async () => {
  const before = await stored()
  const jpeg = await blank(400, 400).jpeg().toBuffer()
  const frames = await Promise.all(
    [blank(8, 8), blank(8, 8).negate()].map((one) => one.png().toBuffer()),
  )
  const film = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const refused = await Promise.all([
    upload(Buffer.alloc(0)),
    upload(Buffer.alloc(1)),
    upload(Buffer.alloc(5_000, 0x55), {}, 'image/webp'),
    upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}, 'image/png'),
    upload(Buffer.from('nothing of a picture')),
    upload(jpeg.subarray(0, jpeg.length / 2)),
    upload(film, {}, 'image/webp'),
    upload(jpeg, { name: ' ' }),
    upload(jpeg, { editor: 'Import' }),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400))
  expect(refused.map((one) => one.json().detail)).toEqual([
    ...Array<string>(4).fill('The file is not a JPEG, PNG, WebP or AVIF picture.'),
    'The file is not a JPEG, PNG, WebP or AVIF picture.',
    'The picture cannot be read: the file is damaged.',
    'Animated pictures are not accepted.',
    'Name is required.',
    "The name 'Import' stands for imports: an editor needs another.",
  ])
  expect((await upload(jpeg, {}, 'image/gif')).statusCode).toBe(415)
  const tooLarge = await upload(Buffer.alloc(15_000_001))
  expect(tooLarge.statusCode).toBe(413)
  expect(tooLarge.json().detail).toBe(
    'Too large: a picture can have up to 15 MB, everything else 1 MB.',
  )
  expect(await stored()).toEqual(before)
})

test('a picture with too many pixels is refused before it is decoded', async () => {
  const vast = await blank(10_000, 5001).png({ compressionLevel: 9 }).toBuffer()
  expect((await upload(vast, {}, 'image/png')).json().detail).toBe(
    'The picture has 50 megapixels; at most 50 are taken.',
  )
})
