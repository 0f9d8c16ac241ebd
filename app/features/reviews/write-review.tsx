import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import type { ReviewOutput } from '@/forms/rules/review'
import { useSendOnce } from '@/forms/use-send-once'
import type { NewReview } from '@/integrations/reviews/reviews.port'
import { sendReview } from '@/integrations/reviews/reviews.api'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useSheet } from '@/ui/use-sheet'
import { REVIEW_FIELDS, WriteReviewForm, type FieldErrors } from './write-review-form'
import { writeReviewMessages as messages } from './write-review.messages'
import styles from './write-review.module.css'

const TOO_MANY = 429

export interface WriteReviewProps {
  productId: string
  productName: string
}

/** Lets the shopper write a review. It appears only after a person has approved it. */
export function WriteReview({ productId, productName }: WriteReviewProps) {
  const { id: siteId } = useSite()
  const sending = useMutation<void, AppError, NewReview>((review) => sendReview(siteId, review))
  const outcome = useRef<HTMLDivElement>(null)
  const { error, isLoading, isSuccess } = sending
  const send = useSendOnce(sending)
  const isRefused = error !== null && !isAtFields(error)
  useEffect(() => {
    if (isSuccess || isRefused) outcome.current?.focus()
  }, [isSuccess, isRefused, error])

  const submit = (review: ReviewOutput, refuse: (errors: FieldErrors) => void) => {
    send(toNewReview(productId, review), {
      onError: (refusal) => refuse(listFieldErrors(refusal)),
    })
  }
  if (isSuccess) return <Thanks outcome={outcome} />
  return (
    <div className={styles.sheet}>
      {isRefused && (
        <Alert ref={outcome} tone="error">
          <FormattedMessage {...failureOf(error)} />
        </Alert>
      )}
      <p className="muted">
        <FormattedMessage {...messages.lead} values={{ name: productName }} />
      </p>
      <WriteReviewForm isPending={isLoading} onSubmit={submit} />
    </div>
  )
}

function Thanks({ outcome }: { outcome: RefObject<HTMLDivElement> }) {
  const { close } = useSheet()
  return (
    <div className={styles.sheet}>
      <Alert ref={outcome} tone="success" title={<FormattedMessage {...messages.thanks} />}>
        <FormattedMessage {...messages.waiting} />
      </Alert>
      <Button variant="secondary" onClick={close}>
        <FormattedMessage {...messages.close} />
      </Button>
    </div>
  )
}

/** The errors at fields of the form; a provider may refuse fields that this form does not have. */
function listFieldErrors({ fieldErrors = {} }: AppError): FieldErrors {
  return REVIEW_FIELDS.flatMap((name) => {
    const text = fieldErrors[name]
    return text === undefined ? [] : [{ name, message: text }]
  })
}

const isAtFields = (refusal: AppError) => listFieldErrors(refusal).length > 0

function failureOf({ kind, status }: AppError) {
  if (kind === 'conflict') return messages.repeated
  return status === TOO_MANY ? messages.tooMany : messages.failed
}

function toNewReview(productId: string, review: ReviewOutput): NewReview {
  const { rating, reviewTitle, reviewText, nickname, email, location = '', isRecommended } = review
  return {
    productId,
    rating,
    title: reviewTitle,
    text: reviewText,
    nickname,
    email,
    location,
    ...(isRecommended && { isRecommended: isRecommended === 'yes' }),
  }
}
