import { resolveCurrency } from './currency'
import { pickLocalized, pickText, resolveLocale } from './locale'

const SITE = { defaultLocale: 'en-US', locales: ['es', 'fr-CA'] }

describe('a locale', () => {
  it.each([
    [undefined, 'en-US', ['en-US', 'en']],
    ['default', 'en-US', ['en-US', 'en']],
    ['en-US', 'en-US', ['en-US', 'en']],
    ['en', 'en', ['en']],
    ['es-US', 'es-US', ['es-US', 'es']],
    ['es', 'es', ['es']],
    ['fr-CA', 'fr-CA', ['fr-CA', 'fr']],
    ['fr', 'fr', ['fr']],
  ])('%s is resolved with its fallbacks', (requested, id, chain) => {
    expect(resolveLocale(SITE, requested)).toEqual({ id, chain })
  })

  it.each(['de', 'fr-FR', 'en-GB'])('%s is refused as unknown to the site', (requested) => {
    const expected = { status: 400, title: 'Unknown Locale', extras: { locale: requested } }
    expect(() => resolveLocale(SITE, requested)).toThrow(expect.objectContaining(expected))
  })

  it.each(['', 'xx-INVALID', 'EN', 'en_US', "en'--"])('%s is refused as invalid', (requested) => {
    const detail = `The locale '${requested}' is not valid.`
    expect(() => resolveLocale(SITE, requested)).toThrow(
      expect.objectContaining({ status: 400, detail }),
    )
  })

  it('selects the text of the closest locale', () => {
    const localized = { es: { name: 'Trufas', brand: 'B' }, 'es-US': { name: 'Trufas US' } }
    const locale = resolveLocale(SITE, 'es-US')
    expect(pickLocalized(locale, localized, 'name', 'Truffles')).toBe('Trufas US')
    expect(pickLocalized(locale, localized, 'brand', 'A')).toBe('B')
    expect(pickLocalized(locale, localized, 'unit', null)).toBeNull()
    expect(pickText(locale, { default: 'Size', es: 'Tamaño' })).toBe('Tamaño')
    expect(pickText(locale, { default: 'Size' })).toBe('Size')
    expect(pickText(locale, undefined)).toBeUndefined()
  })
})

describe('a currency', () => {
  const site = { currency: 'USD', currencies: ['USD', 'EUR'] }

  it.each([
    [undefined, 'USD'],
    ['N/A', 'USD'],
    ['USD', 'USD'],
    ['EUR', 'EUR'],
  ])('%s is resolved', (requested, expected) => {
    expect(resolveCurrency(site, requested)).toBe(expected)
  })

  it.each(['GBP', 'usd', '', 'DOLLAR'])('%s is rejected', (requested) => {
    expect(() => resolveCurrency(site, requested)).toThrow(expect.objectContaining({ status: 400 }))
  })
})
