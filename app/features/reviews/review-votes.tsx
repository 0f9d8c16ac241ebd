import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/errors/app-error'
import { useSendOnce } from '@/forms/use-send-once'
import type { Review } from '@/integrations/reviews/reviews.port'
import { sendVote } from '@/integrations/reviews/reviews.api'
import { randomId } from '@rules/random-id'
import { asList, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'
import { useSite } from '@/site/use-site'
import styles from './review-entry.module.css'
import { reviewsMessages as messages } from './reviews.messages'

/** Maximum number of votes stored in the browser; older ones are dropped. */
const LIMIT = 500
const author = storedValue({ area: 'local', key: 'praline.review-author', parse: asText })
const votes = storedValue({
  area: 'local',
  key: 'praline.review-votes',
  parse: (stored) => asList(stored, asText),
})

/** Buttons to vote whether a review was helpful. A visitor can vote once per review. */
export function ReviewVotes({ review }: { review: Review }) {
  const { id: siteId } = useSite()
  const { id, nickname } = review
  const { formatMessage } = useIntl()
  const [isDone, setDone] = useState(false)
  const [counted, setCounted] = useState({ helpful: 0, unhelpful: 0 })
  useEffect(() => setDone(hasVoted(id)), [id])

  const voting = useMutation<void, AppError, boolean>((isHelpful) =>
    sendVote(siteId, { reviewId: id, authorId: getAuthorId(), isHelpful }),
  )
  const { status, error } = voting
  const send = useSendOnce(voting)
  const isCounted = status === 'success'
  const isRepeated = error?.kind === 'conflict'
  const isOver = isDone || isCounted || isRepeated
  const vote = (isHelpful: boolean) => {
    if (isOver) return
    send(isHelpful, {
      onSuccess: () => {
        rememberVote(id)
        const name = isHelpful ? 'helpful' : 'unhelpful'
        setCounted((known) => ({ ...known, [name]: review[name] + 1 }))
      },
      onError: ({ kind }) => kind === 'conflict' && rememberVote(id),
    })
  }
  // a refetched review may already include the vote
  const helpful = Math.max(review.helpful, counted.helpful)
  const unhelpful = Math.max(review.unhelpful, counted.unhelpful)
  return (
    <div className={styles.votes}>
      <span aria-hidden="true">
        <FormattedMessage {...messages.question} />
      </span>
      {/* `aria-disabled` instead of `disabled`, so that a clicked button keeps the focus. */}
      <button
        type="button"
        className={styles.vote}
        aria-disabled={isOver || undefined}
        aria-label={formatMessage(messages.yesLabel, { count: helpful, nickname })}
        onClick={() => vote(true)}
      >
        <FormattedMessage {...messages.yes} values={{ count: helpful }} />
      </button>
      <button
        type="button"
        className={styles.vote}
        aria-disabled={isOver || undefined}
        aria-label={formatMessage(messages.noLabel, { count: unhelpful, nickname })}
        onClick={() => vote(false)}
      >
        <FormattedMessage {...messages.no} values={{ count: unhelpful }} />
      </button>
      <span role="status">
        {isCounted && <FormattedMessage {...messages.voted} />}
        {isRepeated && <FormattedMessage {...messages.votedBefore} />}
        {error && !isRepeated && <FormattedMessage {...messages.voteFailed} />}
      </span>
    </div>
  )
}

/** Returns a random id for this browser, which does not identify the visitor. */
function getAuthorId(): string {
  const known = author.get()
  if (known) return known
  const fresh = randomId()
  author.set(fresh)
  return fresh
}

function hasVoted(reviewId: string): boolean {
  return votes.get()?.includes(reviewId) ?? false
}

function rememberVote(reviewId: string): void {
  votes.set([...(votes.get() ?? []), reviewId].slice(-LIMIT))
}
