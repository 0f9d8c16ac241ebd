import { resolveFrames } from './content-frames.server'

process.env.LOGO_SLEEVE_URL = 'https://sleeves.example/form'
process.env.CONTENT_FRAME_ORIGINS = 'https://catalogs.example'

const frameOf = (dynamicComponent: object) => {
  const { slots } = resolveFrames({ contentType: 'content-page', slots: [{ dynamicComponent }] })
  return JSON.stringify(slots).match(/"frameUrl":"([^"]*)"/)?.[1]
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))

test.each<[string | undefined, object]>([
  ['https://sleeves.example/form', { name: 'logo-sleeve' }],
  ['https://catalogs.example/7', { name: 'e-catalog', src: 'https://catalogs.example/7' }],
  [undefined, { name: 'e-catalog', src: 'https://elsewhere.example/7' }],
  [undefined, { name: 'logo-sleeve', src: 'javascript:alert(1)' }],
  [undefined, { name: 'e-catalog' }],
  [undefined, { name: 'snow', frameUrl: 'https://elsewhere.example/' }],
])('the frame is %s for %j [CNT-012, CNT-013]', (frame, component) => {
  expect(frameOf(component)).toBe(frame)
})
