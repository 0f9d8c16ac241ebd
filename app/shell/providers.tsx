import type { ReactNode } from 'react'
import { createIntl, createIntlCache, RawIntlProvider, type IntlShape } from 'react-intl'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'

const DEFAULT_LOCALE = 'en-US'

/** What every component may ask for: its words. The default ones are compiled into the code. */
export function Providers({ children }: { children: ReactNode }) {
  const { locale } = useSite()
  return <RawIntlProvider value={intlOf(locale)}>{children}</RawIntlProvider>
}

const intlByLocale = new Map<string, IntlShape>()

/** One for all renderings of the process: making formatters costs more than rendering with them. */
function intlOf(locale: string): IntlShape {
  const known = intlByLocale.get(locale)
  if (known) return known
  const intl = createIntl(
    { locale, defaultLocale: DEFAULT_LOCALE, onError: (error) => logWarning(error.message) },
    createIntlCache(),
  )
  intlByLocale.set(locale, intl)
  return intl
}
