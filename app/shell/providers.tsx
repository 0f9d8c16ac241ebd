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

/** Texts by id, compiled at build time (scripts/webpack/messages-loader.js). */
type Messages = Record<string, MessageFormatElement[]>

interface TranslatedProps {
  locale: string
  /** File name, from which the chunk's name is derived: `es-US.json` → `messages-es-US-json`. */
  file: string
  children: ReactNode
}

/**
 * The texts of a language: a separate chunk that the page references and loads before it hydrates.
 */
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

/**
 * One instance per language for all renderings of the process, because creating formatters is more
 * expensive than rendering with them.
 */
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
