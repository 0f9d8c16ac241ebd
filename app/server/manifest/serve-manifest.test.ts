import { existsSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { toSite } from '@/site/site'
import { readSites } from '../host/read-sites'
import { toManifest } from './serve-manifest'

// a language that needs only its file in translations/
jest.mock(
  '../../../translations/pt-BR.json',
  () => jest.requireActual('../../../tests/setup/made-up-language'),
  { virtual: true },
)

const bundle = '/mobify/bundle/b1/'

test.each(readSites('config'))(
  '$id is installed under its name, with icons of its color',
  async (config) => {
    const manifest = await toManifest(toSite(config), bundle)
    expect(manifest.name).toBe(config.name)
    expect(manifest.short_name.length).toBeLessThanOrEqual(14)
    const tokens = readFileSync('app/theme/tokens.css', 'utf8')
    expect(tokens).toContain(`--color-page: ${manifest.background_color};`)
    for (const { src } of [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ]) {
      expect(existsSync(src.replace(bundle, 'app/'))).toBe(true)
    }
  },
)

test.each(readSites('config'))('$id shows in its dialog what it is like', async (config) => {
  const { screenshots } = await toManifest(toSite(config), bundle)
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual([
    ...['wide', 'wide', 'narrow', 'narrow'],
  ])
  for (const { src, sizes, type } of screenshots) {
    const file = src.replace(bundle, 'app/')
    const { width, height, format } = await sharp(file).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    expect(statSync(file).size).toBeLessThan(100_000)
  }
})

test.each([
  ['es-US', 'Tu bolsa'],
  ['pt-BR', '‹Tu bolsa›'],
])('its shortcuts speak the language of the visitor: %s', async (locale, name) => {
  const [site] = readSites('config')
  if (!site) throw new Error('There is no site')
  const { shortcuts, lang } = await toManifest(toSite(site, { locale, basename: '' }), bundle)
  expect(lang).toBe(locale)
  expect(shortcuts[0]).toMatchObject({ name, url: '/cart' })
})
