import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useSite } from '@/site/use-site'
import { languageChoiceMessages } from './language-choice.messages'
import styles from './language-choice.module.css'

/**
 * The site's languages, each in its own words: a link to this page in it. Always with the language
 * in the address, since the browser's preference may be another one (docs/adr/0023).
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

// The server's page is cached for every query that shows the same: only the browser has the whole
// URL.
function useTail(): string {
  const { search, hash } = useLocation()
  const [tail, setTail] = useState('')
  useEffect(() => setTail(search + hash), [search, hash])
  return tail
}
