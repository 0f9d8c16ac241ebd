const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' })

/** `es-US` → `Spanish` */
export const toLanguage = (locale: string): string =>
  LANGUAGES.of(locale.split('-')[0] ?? locale) ?? locale
