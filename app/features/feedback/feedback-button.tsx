import loadable from '@loadable/component'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { SectionBoundary } from '@/errors/section-boundary'
import { Icon } from '@/ui/icon'
import { OverlayFailure } from '@/ui/overlay-failure'
import { feedbackMessages as messages } from './feedback.messages'

const FeedbackDialog = loadable(() => import('./feedback-dialog'))

/** Opens a survey about the shop (SHELL-025), whose code is loaded on the first click. */
export function FeedbackButton({ className }: { className?: string }) {
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
          fallback={(error) => isOpen && <OverlayFailure error={error} onClose={close} />}
        >
          <FeedbackDialog isOpen={isOpen} onClose={close} />
        </SectionBoundary>
      )}
    </>
  )
}
