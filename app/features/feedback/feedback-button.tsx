import loadable from '@loadable/component'
import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { SectionBoundary } from '@/errors/section-boundary'
import { Icon } from '@/ui/icon'
import { feedbackMessages as messages } from './feedback.messages'

const FeedbackDialog = loadable(() => import('./feedback-dialog'))

interface FeedbackButtonProps {
  className?: string
  /** What is shown in place of a survey that could not be fetched. */
  failure?: (error: unknown, onClose: () => void) => ReactNode
}

/** Asks what a visitor thinks of the shop (SHELL-025). The survey is fetched when it is opened. */
export function FeedbackButton({ className, failure }: FeedbackButtonProps) {
  const [isOpen, setIsOpen] = useState<boolean>()
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="heart" size={20} />
        <FormattedMessage {...messages.open} />
      </button>
      {isOpen !== undefined && (
        <SectionBoundary
          name="feedback"
          resetKey={String(isOpen)}
          fallback={(error) => isOpen && failure?.(error, close)}
        >
          <FeedbackDialog isOpen={isOpen} onClose={close} />
        </SectionBoundary>
      )}
    </>
  )
}
