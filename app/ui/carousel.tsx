import { Children, useRef, type ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { classNames } from './class-names'
import { Icon } from './icon'
import { scrollBehavior } from './scroll-behavior'
import styles from './carousel.module.css'

const messages = defineMessages({
  previous: { id: 'carousel.previous', defaultMessage: 'Show previous' },
  next: { id: 'carousel.next', defaultMessage: 'Show next' },
})

interface CarouselProps {
  label: string
  className?: string
  /**
   * Scrolls by one slide and from the last to the first (REC-020); otherwise by all visible slides.
   */
  isLoop?: boolean
  /** For narrow containers: two slides, regardless of the window's width. */
  isNarrow?: boolean
  children: ReactNode
}

/**
 * A row that scrolls sideways: 2 slides on a phone, 3 on a tablet, 4 on a desktop, with arrows only
 * if there are more (TILE-014). It uses the browser's own scrolling, which works without scripts
 * and on touch screens.
 */
export function Carousel({ label, className, isLoop, isNarrow, children }: CarouselProps) {
  const { formatMessage } = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const count = Children.count(children)
  const turn = (direction: 1 | -1) => {
    if (!list.current) return
    const left = isLoop ? nextSlide(list.current, direction) : nextView(list.current, direction)
    list.current.scrollTo({ left, behavior: scrollBehavior() })
  }
  const arrow = (direction: 1 | -1) => ({
    type: 'button' as const,
    className: styles.arrow,
    onClick: () => turn(direction),
    'aria-label': formatMessage(direction === 1 ? messages.next : messages.previous),
  })
  return (
    <div
      className={classNames(styles.carousel, isNarrow && styles.narrow, className)}
      data-slides={Math.min(count, 5)}
    >
      {/* focusable, so that it can be scrolled with the keyboard */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={list} className={styles.slides} aria-label={label} tabIndex={0}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      <button {...arrow(-1)}>
        <Icon name="chevron-left" size={20} />
      </button>
      <button {...arrow(1)}>
        <Icon name="chevron-right" size={20} />
      </button>
    </div>
  )
}

const nextView = ({ scrollLeft, clientWidth }: Element, direction: 1 | -1) =>
  scrollLeft + direction * clientWidth

/** Returns the next scroll position: one slide further, or the other end. */
function nextSlide(list: Element, direction: 1 | -1): number {
  const { scrollLeft, scrollWidth, clientWidth } = list
  const end = scrollWidth - clientWidth
  // one pixel of tolerance, because browsers round
  if (direction === 1 && scrollLeft >= end - 1) return 0
  if (direction === -1 && scrollLeft <= 1) return end
  const [first, second] = Array.from(list.children, (slide) => slide.getBoundingClientRect().left)
  return scrollLeft + direction * ((second ?? 0) - (first ?? 0))
}
