import type { Locale } from '../http/locale'

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The texts of a locale, or of its language, replace the default ones. */
export function overlayTexts<T extends object>(
  plain: T,
  localized: Texts | undefined,
  locale: Locale,
): T {
  if (!localized) return plain
  const texts = [...locale.chain].reverse().map((key) => localized[key] ?? {})
  return Object.assign({}, plain, ...texts)
}
