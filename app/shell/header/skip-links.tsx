import { FormattedMessage, useIntl } from 'react-intl'
import { shellMessages } from '../shell.messages'
import { landmarks } from '../landmarks'
import styles from './skip-links.module.css'

const LINKS = [
  { target: landmarks.navigation, message: shellMessages.skipToNavigation },
  { target: landmarks.content, message: shellMessages.skipToContent },
  { target: landmarks.search, message: shellMessages.skipToSearch },
] as const

/**
 * The first three Tab stops (HDR-030, HDR-031). They move the focus, and not only the scroll
 * position.
 */
export function SkipLinks({ hasHeader = true }: { hasHeader?: boolean }) {
  const { formatMessage } = useIntl()
  const links = hasHeader ? LINKS : LINKS.filter(({ target }) => target === landmarks.content)
  return (
    <nav className={styles.links} aria-label={formatMessage(shellMessages.skipLinks)}>
      {links.map(({ target, message }) => (
        <a
          key={target}
          className={styles.link}
          href={`#${target}`}
          onClick={(event) => {
            event.preventDefault()
            focusFirst(target)
          }}
        >
          <FormattedMessage {...message} />
        </a>
      ))}
    </nav>
  )
}

// Focuses the first visible target: narrow and wide windows show different elements of the same
// kind.
function focusFirst(target: string): void {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-skip-target='${target}']`)]
  const place = places.find((candidate) => candidate.offsetParent !== null) ?? places[0]
  place?.focus()
  // on a phone the search box is hidden behind its button, which moves the focus into it
  const isClosed = place?.getAttribute('aria-expanded') === 'false'
  if (target === landmarks.search && isClosed) place.click()
  place?.scrollIntoView({ block: 'nearest' })
}
