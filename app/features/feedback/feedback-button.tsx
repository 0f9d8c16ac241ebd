import loadable from '@loadable/component'
import { useState } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { Icon } from '@/ui/icon'
import { lazyOverlay } from '@/ui/lazy-overlay'

const messages = defineMessages({
  open: { id: 'feedback.open', defaultMessage: 'Feedback' },
})

const FeedbackDialog = lazyOverlay(
  'feedback',
  loadable(() => import('./feedback-dialog')),
)

/** Opens a survey about the shop (SHELL-025), whose code is loaded on the first click. */
export function FeedbackButton({ className }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false)
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
      <FeedbackDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
