import { createIntl, type IntlShape } from 'react-intl'
import { SOURCE_LOCALE } from '@/site/locale'

type Texts = NonNullable<Parameters<typeof createIntl>[0]['messages']>

/** Returns what formats texts, numbers and days in a language, outside the pages. */
export async function readIntl(locale: string): Promise<IntlShape> {
  const messages = await readTexts(locale)
  return createIntl({ locale, defaultLocale: SOURCE_LOCALE, messages })
}

async function readTexts(locale: string): Promise<Texts> {
  if (locale === SOURCE_LOCALE) return {}
  const file: { default: Texts } = await import(`../../translations/${locale}.json`)
  return file.default
}
