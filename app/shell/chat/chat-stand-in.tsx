import loadable from '@loadable/component'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { SectionBoundary } from '@/errors/section-boundary'
import { registerChatWidget } from '@/integrations/chat/chat-widget'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { OverlayFailure } from '../failures/overlay-failure'
import { chatMessages as messages } from './chat.messages'
import styles from './chat.module.css'
import { useCoversContent } from './use-covers-content'
import { useRetreat } from './use-retreat'

const ChatPanel = loadable(() => import('./chat-panel'), { ssr: false })

const PANEL_ID = 'chat-panel'

/** Stands in for an outside chat: the same round button, and behind it a way to write to the house. */
export default function ChatStandIn() {
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
