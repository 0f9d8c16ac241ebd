import { useEffect, useState } from 'react'
import { useIntl, defineMessages } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useSite } from '@/site/use-site'
import styles from './language-choice.module.css'

const languageChoiceMessages = defineMessages({
  label: { id: 'languageChoice.label', defaultMessage: 'Language' },
})

/**
 * Links to this page in each of the site's languages, each in that language. The URLs always
 * contain the language, because the browser's preference may be another one (docs/adr/0023).
 */
export function LanguageChoice() {
  const { locale, locales = [] } = useSite()
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const tail = useTail()
  if (locales.length < 2) return null
  return (
    <nav aria-label={formatMessage(languageChoiceMessages.label)}>
      <ul className={styles.list}>
        {locales.map(({ id, name }) => (
          <li key={id}>
            <a
              className={styles.language}
              href={`/${id}${pathname}${tail}`}
              lang={id}
              hrefLang={id}
              aria-current={id === locale ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Returns query and fragment, only in the browser: the server's page is cached for all URLs with
// the same content.
function useTail(): string {
  const { search, hash } = useLocation()
  const [tail, setTail] = useState('')
  useEffect(() => setTail(search + hash), [search, hash])
  return tail
}
