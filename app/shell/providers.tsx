import loadable from '@loadable/component'
import type { ReactNode } from 'react'
import {
  createIntl,
  createIntlCache,
  RawIntlProvider,
  type IntlShape,
  type MessageFormatElement,
} from 'react-intl'
import { logWarning } from '@/lib/log'
import { SOURCE_LOCALE } from '@/site/locale'
import { useSite } from '@/site/use-site'

/** Texts by id, compiled when the storefront is built (scripts/webpack/messages-loader.js). */
type Messages = Record<string, MessageFormatElement[]>

interface TranslatedProps {
  locale: string
  /** Its name is the chunk's: `es-US.json` → `messages-es-US-json`. */
  file: string
  children: ReactNode
}

/** A language's texts: a chunk of their own, named in the page and there before it comes to life. */
const Translated = loadable(
  ({ file }: TranslatedProps): Promise<{ default: Messages }> =>
    import(
      /* webpackChunkName: "messages-[request]" */
      `../../translations/${file}`
    ),
  {
    resolveComponent: ({ default: messages }: { default: Messages }, { locale }) =>
      function Translated({ children }: TranslatedProps) {
        return <RawIntlProvider value={intlOf(locale, messages)}>{children}</RawIntlProvider>
      },
  },
)

/** What every component may ask for: its words. Those of the code's own language are compiled in. */
export function Providers({ children }: { children: ReactNode }) {
  const { locale } = useSite()
  if (locale === SOURCE_LOCALE) {
    return <RawIntlProvider value={intlOf(locale)}>{children}</RawIntlProvider>
  }
  return (
    <Translated locale={locale} file={`${locale}.json`}>
      {children}
    </Translated>
  )
}

const intlByLocale = new Map<string, IntlShape>()

/** One for all renderings of the process: making formatters costs more than rendering with them. */
function intlOf(locale: string, messages: Messages = {}): IntlShape {
  const known = intlByLocale.get(locale)
  if (known) return known
  const intl = createIntl(
    { locale, messages, defaultLocale: SOURCE_LOCALE, onError: warnOnce() },
    createIntlCache(),
  )
  intlByLocale.set(locale, intl)
  return intl
}

/** A text without a translation is shown in English, and reported once (I18N-002). */
function warnOnce() {
  const reported = new Set<string>()
  return ({ message }: Error) => {
    if (reported.has(message)) return
    reported.add(message)
    logWarning(message)
  }
}
