import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { sendFeedback } from '@/commerce-client/feedback'
import { submitErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import type { FeedbackOutput } from '@/forms/rules/feedback'
import { useSendOnce } from '@/forms/use-send-once'
import { randomId } from '@rules/random-id'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { DialogWindow } from '@/ui/dialog-window'
import { feedbackMessages as messages } from './feedback.messages'
import { FeedbackForm } from './feedback-form'

interface FeedbackDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** A short survey. Answers are stored as service cases. */
export default function FeedbackDialog({ isOpen, onClose }: FeedbackDialogProps) {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const { pathname } = useLocation()
  const entryId = useRef<string>()
  const sending = useMutation((values: FeedbackOutput) => {
    // the same id makes it safe to send again if the response was lost
    entryId.current ??= randomId()
    return sendFeedback(siteId, {
      rating: values.ease,
      comment: values.feedback,
      email: values.email,
      page: pathname,
      entryId: entryId.current,
    })
  })
  const { isLoading, isSuccess, error, reset } = sending
  const send = useSendOnce(sending)
  // shows the form again whenever the dialog is opened
  useEffect(() => {
    if (!isOpen) return
    entryId.current = undefined
    reset()
  }, [isOpen, reset])
  const title = isSuccess ? messages.thanks : messages.title
  return (
    <DialogWindow
      placement="center"
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage {...title} />}
    >
      <div className="stack-5">
        {isSuccess ? (
          <Thanks onClose={onClose} />
        ) : (
          <>
            {error !== null && (
              <Alert tone="error">{submitErrorText(toAppError(error), intl)}</Alert>
            )}
            <FeedbackForm isPending={isLoading} onSubmit={(values) => send(values)} />
          </>
        )}
      </div>
    </DialogWindow>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p ref={text} tabIndex={-1} role="status">
        <FormattedMessage {...messages.thanksText} />
      </p>
      <Button onClick={onClose}>
        <FormattedMessage {...messages.close} />
      </Button>
    </>
  )
}
