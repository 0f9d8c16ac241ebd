import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'

const DEFAULT_LOCALE = 'en-US'

/** What every component may ask for: its words. The default ones are compiled into the code. */
export function Providers({ children }: { children: ReactNode }) {
  const { locale } = useSite()
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={DEFAULT_LOCALE}
      onError={(error) => logWarning(error.message)}
    >
      {children}
    </IntlProvider>
  )
}
