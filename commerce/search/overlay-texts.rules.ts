import type { Locale } from '../sites/locale'

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Replaces the default texts by those of a locale or its language. */
export function overlayTexts<T extends object>(
  plain: T,
  localized: Texts | undefined,
  locale: Locale,
): T {
  if (!localized) return plain
  const texts = [...locale.chain].reverse().map((key) => localized[key] ?? {})
  return Object.assign({}, plain, ...texts)
}
