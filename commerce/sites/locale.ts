import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Site } from './site.service'
import { badRequest, Problem } from '../http/problem'

const LocaleQuery = z.object({ locale: z.string().optional() })
const LOCALE = /^([a-z]{2}(-[A-Z]{2})?|default)$/

/** The language of a response. */
export interface Locale {
  /** As in requests and responses, e.g. `es-US`. */
  id: string
  /** The text without a locale is the fallback. */
  chain: readonly string[]
}

type Localizing = Pick<Site, 'defaultLocale' | 'locales'>

/**
 * Returns the locale of the `locale` query parameter, or else the site's default.
 * @throws Problem 400 for a malformed locale, or one the site does not support.
 */
export function getLocale(request: FastifyRequest, site: Localizing): Locale {
  const query = LocaleQuery.safeParse(request.query)
  if (!query.success) throw malformedLocale('')
  return resolveLocale(site, query.data.locale)
}

/**
 * Like `getLocale`, for requests that must not fail because of an unknown locale.
 * @returns undefined for a malformed locale, or one the site does not support.
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
 * A site supports its own locales, their languages (`es` for `es-US`) and the regions of a language
 * that it supports (`es-US` if it has `es`).
 * @param requested if absent or `default`, the site's default locale is used.
 * @throws Problem 400 for a malformed locale, or one the site does not support.
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

/**
 * Returns the localized text of a property that is closest to the locale, or else the text without
 * a locale.
 */
export function pickLocalized<T>(
  locale: Locale,
  localized: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  property: string,
  plain: T,
): T {
  for (const key of locale.chain) {
    const text = localized[key]?.[property]
    // the importer stores localized values in the same shape as the plain value
    if (text !== undefined && text !== null) return text as T
  }
  return plain
}

/** Returns the text closest to the locale, e.g. of `{default: 'Size', es: 'Tamaño'}`. */
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
