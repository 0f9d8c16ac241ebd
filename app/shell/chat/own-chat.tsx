import loadable from '@loadable/component'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { SectionBoundary } from '@/errors/section-boundary'
import { registerChatWidget } from '@/integrations/chat/chat-widget'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { OverlayFailure } from '@/ui/overlay-failure'
import { chatMessages as messages } from './chat.messages'
import styles from './chat.module.css'
import { useCoversContent } from './use-covers-content'

/** Scrolling by less than this may be unintentional, in pixels. */
const STEP_PX = 24

const ChatPanel = loadable(() => import('./chat-panel'), { ssr: false })

const PANEL_ID = 'chat-panel'

/** Replaces an external chat: the same round button, which opens a form for customer service. */
export default function OwnChat() {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const [isShown, setIsShown] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const isAway = useRetreat(!isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLElement>(null)
  const isCovering = useCoversContent(place, isShown && !isOpen)

  useEffect(
    () =>
      registerChatWidget({
        show: () => setIsShown(true),
        hide: () => setIsShown(false),
      }),
    [],
  )
  useEffect(() => setIsOpen(false), [pathname])

  if (!isShown) return null
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <section
      ref={place}
      className={classNames(styles.chat, isAway && styles.away, isCovering && styles.covering)}
      aria-label={formatMessage(messages.region)}
    >
      {isOpen && (
        <SectionBoundary
          name="chat panel"
          fallback={(error) => <OverlayFailure error={error} onClose={close} />}
        >
          <ChatPanel id={PANEL_ID} onClose={close} />
        </SectionBoundary>
      )}
      <button
        ref={button}
        type="button"
        className={styles.launcher}
        aria-label={formatMessage(messages.open)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'chat'} size={24} />
      </button>
    </section>
  )
}

/**
 * Returns whether a floating element should be hidden: while the page is scrolled down, so that
 * content below it does not stay covered. It reappears as soon as the page is scrolled up or is at
 * its top.
 */
function useRetreat(isAllowed: boolean): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!isAllowed) {
      setIsAway(false)
      return
    }
    let turn = window.scrollY
    const watch = () => {
      const moved = window.scrollY - turn
      if (Math.abs(moved) < STEP_PX && window.scrollY > STEP_PX) return
      setIsAway(moved > 0 && window.scrollY > STEP_PX)
      turn = window.scrollY
    }
    window.addEventListener('scroll', watch, { passive: true })
    return () => window.removeEventListener('scroll', watch)
  }, [isAllowed])
  return isAway
}
