import { imageSrcSet, imageUrl, usefulWidths } from './image-service'

test.each([
  ['http://127.0.0.1:4000/media/products/truffle.jpg', '/image/400/products/truffle.jpg'],
  ['/media/products/truffle.jpg', '/image/400/products/truffle.jpg'],
  ['https://elsewhere.example/i/a.jpg', 'https://elsewhere.example/i/a.jpg'],
])('%s becomes %s', (link, url) => {
  expect(imageUrl(link, 400)).toBe(url)
})

test('writes a srcset only for masters of ours', () => {
  expect(imageSrcSet('/media/a.jpg', [300, 640])).toBe(
    '/image/300/a.jpg 300w, /image/640/a.jpg 640w',
  )
  expect(imageSrcSet('https://elsewhere.example/a.jpg', [300])).toBeUndefined()
})

test('never asks for more than a picture has', () => {
  expect(usefulWidths([300, 640, 1200, 1920], 1200)).toEqual([300, 640, 1200])
  expect(usefulWidths([300, 640], 100)).toEqual([300])
})
