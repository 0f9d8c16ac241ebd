import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DownloadLink } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { scrollBehavior } from '@/ui/scroll-behavior'
import type { ContentImage } from '../read-content'
import { customHtmlMessages as messages } from './custom-html.messages'
import styles from './custom-html.module.css'

interface ECatalogProps {
  title: string
  pages: readonly ContentImage[]
  pdfUrl?: string
  frameUrl?: string
}

/** A catalog with pages to turn: an external one in an iframe, or our own pages (CNT-012). */
export function ECatalog({ title, pages, pdfUrl, frameUrl }: ECatalogProps) {
  if (frameUrl) {
    return (
      <iframe
        title={title}
        src={frameUrl}
        sandbox="allow-scripts allow-same-origin allow-popups"
        loading="lazy"
        allowFullScreen
        className={styles.frame}
      />
    )
  }
  return (
    <div className={styles.catalog}>
      <PageTurner title={title} pages={pages} />
      {pdfUrl && (
        <DownloadLink href={pdfUrl} variant="secondary">
          <FormattedMessage {...messages.pdf} />
        </DownloadLink>
      )}
    </div>
  )
}

/**
 * Pages in a row, of which one or two are visible. They can be scrolled by touch, keyboard or
 * buttons.
 */
function PageTurner({ title, pages }: Pick<ECatalogProps, 'title' | 'pages'>) {
  const { formatMessage } = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const place = { page: current + 1, count: pages.length }
  const turnTo = (page: number) => {
    const target = list.current?.children[page]
    if (!(target instanceof HTMLElement) || !list.current) return
    list.current.scrollTo({ left: target.offsetLeft, behavior: scrollBehavior() })
    setCurrent(page)
  }
  const follow = () => {
    const { scrollLeft = 0, scrollWidth = 1 } = list.current ?? {}
    setCurrent(Math.min(pages.length - 1, Math.round((scrollLeft / scrollWidth) * pages.length)))
  }
  return (
    <>
      {/* Focusable, so that the list can be scrolled by keyboard. */}
      <ul
        ref={list}
        className={styles.pages}
        aria-label={formatMessage(messages.pages, { title })}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
      >
        {pages.map((page) => (
          <li key={page.link} className={styles.page}>
            <Picture
              image={page}
              sizes="(min-width: 769px) 40rem, 88vw"
              width={page.width}
              height={page.height}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      <div className={styles.turn}>
        <TurnButton
          icon="chevron-left"
          label={formatMessage(messages.previous)}
          isAtEnd={current === 0}
          onClick={() => turnTo(current - 1)}
        />
        <span aria-live="polite">
          <FormattedMessage {...messages.page} values={place} />
        </span>
        <TurnButton
          icon="chevron-right"
          label={formatMessage(messages.next)}
          isAtEnd={current >= pages.length - 1}
          onClick={() => turnTo(current + 1)}
        />
      </div>
    </>
  )
}

interface TurnButtonProps {
  icon: 'chevron-left' | 'chevron-right'
  label: string
  isAtEnd: boolean
  onClick: () => void
}

function TurnButton({ icon, label, isAtEnd, onClick }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      // not `disabled`, because the button would lose the focus at the last page
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onClick}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}
