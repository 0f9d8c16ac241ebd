import { escapeHtml } from '../http/escape-html'
import type { StoredReview } from '../reviews/review.service'
import type { ReviewStatus } from '../reviews/review.tables'
import { renderTable } from './operator-style'
import { renderPage, toTime } from './desk-html'

export interface DeskReviews {
  reviews: readonly StoredReview[]
  total: number
  /** By product id. */
  subjects: ReadonlyMap<string, { name: string }>
}

export interface ReviewDeskQuery {
  page: number
  status: ReviewStatus
}

const STATUS_NAMES: Readonly<Record<ReviewStatus, string>> = {
  SUBMITTED: 'waiting',
  APPROVED: 'approved',
  REJECTED: 'rejected',
}
const STATUSES: readonly ReviewStatus[] = ['SUBMITTED', 'APPROVED', 'REJECTED']

/** One page of reviews, newest first, and what can be done with each. */
export function renderReviewDesk(
  { reviews, total, subjects }: DeskReviews,
  { page, status }: ReviewDeskQuery,
  pageSize: number,
): string {
  const heads = ['Written', 'Product', 'Review', 'Author', 'Decide']
  const count = `${total} ${total === 1 ? 'review' : 'reviews'}`
  const caption = `${count} ${STATUS_NAMES[status]}, newest first, page ${page}`
  const rows = reviews.map((review) => toCells(review, subjects.get(review.product_id)?.name))
  const options = STATUSES.map(
    (one) =>
      `<option value="${one}"${one === status ? ' selected' : ''}>${STATUS_NAMES[one]}</option>`,
  )
  const link = (to: number, rel: string, label: string) =>
    `<a rel="${rel}" href="/reviews-desk?status=${status}&amp;page=${to}">${label}</a>`
  const links = [
    page > 1 ? link(page - 1, 'prev', 'Newer') : '',
    page * pageSize < total ? link(page + 1, 'next', 'Older') : '',
  ].filter(Boolean)
  return renderPage(
    'Reviews',
    `<p><a href="/orders-desk">Orders</a> · <a href="/outbox">Outbox</a></p>
<form method="get" action="/reviews-desk" role="search">
<label>Status <select name="status">${options.join('')}</select></label><button>Show</button></form>
${rows.length > 0 ? renderTable(caption, heads, rows) : '<p>No reviews here.</p>'}
${links.length > 0 ? `<nav aria-label="Pages">${links.join(' ')}</nav>` : ''}`,
  )
}

function toCells(review: StoredReview, productName = ''): string[] {
  const { rating, title, body, nickname, location, email } = review
  const text = escapeHtml(body).replace(/\n/g, '<br>')
  const author = [nickname, location, email ?? ''].filter((part) => part !== '')
  const recommends =
    review.is_recommended === null
      ? ''
      : review.is_recommended
        ? ', recommends it'
        : ', does not recommend it'
  return [
    toTime(review.submitted_at.toISOString()),
    `${escapeHtml(productName)} ${escapeHtml(review.product_id)}`,
    [`${rating} of 5 stars${recommends}`, `<strong>${escapeHtml(title)}</strong>`, text]
      .filter((part) => part !== '')
      .join('<br>'),
    author.map(escapeHtml).join('<br>'),
    renderActions(review),
  ]
}

function renderActions({ id, status, title, nickname }: StoredReview): string {
  const what = escapeHtml(`${title || 'rating'}, ${nickname}`)
  const action = (name: string, label: string) =>
    `<form method="post" action="/reviews-desk/${encodeURIComponent(id)}/${name}">
<button aria-label="${label}: ${what}">${label}</button></form>`
  return [
    status === 'APPROVED' ? '' : action('approve', 'Approve'),
    status === 'REJECTED' ? '' : action('reject', 'Reject'),
  ].join('')
}
