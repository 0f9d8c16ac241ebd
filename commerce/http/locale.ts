import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Site } from '../sites/site.service'
import { badRequest, Problem } from './problem'

const LocaleQuery = z.object({ locale: z.string().optional() })
const LOCALE = /^([a-z]{2}(-[A-Z]{2})?|default)$/

/** The language of an answer. */
export interface Locale {
  /** As on the wire, e.g. `es-US`. */
  id: string
  /** Keys of localised texts, the closest first: `['es-US', 'es']`. The plain text comes after. */
  chain: readonly string[]
}

type Localizing = Pick<Site, 'defaultLocale' | 'locales'>

/**
 * The language that the `locale` query parameter asks for, else the site's own.
 * @throws Problem 400 for what is no locale, or none of the site's.
 */
export function getLocale(request: FastifyRequest, site: Localizing): Locale {
  const query = LocaleQuery.safeParse(request.query)
  if (!query.success) throw malformedLocale('')
  return resolveLocale(site, query.data.locale)
}

/**
 * The same where a language that is unknown must not turn what was asked for into a refusal.
 * @returns undefined for what is no locale, or none of the site's.
 */
export function findLocale(request: FastifyRequest, site: Localizing): Locale | undefined {
  try {
    return getLocale(request, site)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/**
 * A site speaks its locales, their languages (`es` for `es-US`) and the regions of a language it
 * has as such (`es-US` when it has `es`).
 * @param requested absent or `default`: the site's default locale.
 * @throws Problem 400 for what is no locale, or none of the site's.
 */
export function resolveLocale(site: Localizing, requested?: string): Locale {
  if (requested !== undefined && !LOCALE.test(requested)) throw malformedLocale(requested)
  if (requested === undefined || requested === 'default') return toLocale(site.defaultLocale)
  const spoken = [site.defaultLocale, ...site.locales]
  const isSpoken = spoken.some(
    (locale) =>
      locale === requested ||
      locale === languageOf(requested) ||
      (languageOf(locale) === requested && locale !== 'default'),
  )
  if (!isSpoken) {
    const detail = `The locale '${requested}' is unknown.`
    throw new Problem(400, 'unknown-locale', 'Unknown Locale', detail, { locale: requested })
  }
  return toLocale(requested)
}

/** The closest text to a locale that `localized` holds for a property, else the plain one. */
export function pickLocalized<T>(
  locale: Locale,
  localized: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  property: string,
  plain: T,
): T {
  for (const key of locale.chain) {
    const text = localized[key]?.[property]
    // the importer wrote it in the shape of the plain one
    if (text !== undefined && text !== null) return text as T
  }
  return plain
}

/** Of `{default: 'Size', es: 'Tamaño'}` the closest text. */
export function pickText(
  locale: Locale,
  texts: Readonly<Record<string, string>> | undefined,
): string | undefined {
  for (const key of locale.chain) {
    const text = texts?.[key]
    if (text !== undefined) return text
  }
  return texts?.['default']
}

function toLocale(id: string): Locale {
  const language = languageOf(id)
  return { id, chain: language === id ? [id] : [id, language] }
}

function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}

function malformedLocale(locale: string): Problem {
  return badRequest(`The locale '${locale}' is not valid.`, 'validation')
}
