import type { Locale } from '../http/locale'

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What a locale, or its language, says otherwise goes over what is plain. */
export function overlayTexts<T extends object>(
  plain: T,
  localized: Texts | undefined,
  locale: Locale,
): T {
  if (!localized) return plain
  const texts = [...locale.chain].reverse().map((key) => localized[key] ?? {})
  return Object.assign({}, plain, ...texts)
}
