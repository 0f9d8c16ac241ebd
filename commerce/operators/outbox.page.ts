import { escapeHtml } from '../http/escape-html'
import type { StoredMail } from '../mail/mail.service'
import { renderOperatorPage } from './operator-page'
import { renderTable } from './operator-style'

const STYLE = `
  iframe { width: 100%; height: 40rem; border: 1px solid #767676; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: #f4f4f4; }
  dd { overflow-wrap: anywhere; }
  dd { margin: 0 0 .5rem; }`

/** The list of mails, one page of it. @param page from 1. */
export function renderOutbox(mails: readonly StoredMail[], page: number, hasMore: boolean): string {
  const rows = mails.map((mail) => [
    `<a href="/outbox/${mail.id}">${escapeHtml(mail.subject)}</a>`,
    escapeHtml(mail.recipient),
    toTime(mail.created_at),
    escapeHtml(toState(mail)),
  ])
  const heads = ['Subject', 'To', 'Written', 'State']
  const table = renderTable(`Newest first, page ${page}`, heads, rows)
  const links = [
    page > 1 ? `<a rel="prev" href="/outbox?page=${page - 1}">Newer</a>` : '',
    hasMore ? `<a rel="next" href="/outbox?page=${page + 1}">Older</a>` : '',
  ].filter(Boolean)
  const nav = links.length > 0 ? `<nav aria-label="Pages">${links.join(' ')}</nav>` : ''
  const content = mails.length > 0 ? table : '<p>No mail here yet.</p>'
  const desk = '<p><a href="/orders-desk">Orders</a></p>'
  return renderPage('Outbox', `${desk}\n${content}\n${nav}`)
}

/** One mail: what the recipient sees, in a frame that can do nothing, and its text. */
export function renderOutboxMail(mail: StoredMail): string {
  const facts = [
    ['To', escapeHtml(mail.recipient)],
    ['Written', toTime(mail.created_at)],
    ['State', escapeHtml(toState(mail))],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
  return renderPage(
    mail.subject,
    `<p><a href="/outbox">All mail</a></p>
<dl>${facts.join('\n')}</dl>
<h2>As shown</h2>
<iframe sandbox="" title="The mail as its recipient sees it" srcdoc="${escapeHtml(mail.html)}"></iframe>
<h2>As text</h2>
<pre tabindex="0">${escapeHtml(mail.text)}</pre>`,
  )
}

const renderPage = (title: string, main: string) => renderOperatorPage(title, main, STYLE)

function toTime(date: Date): string {
  const iso = date.toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

function toState(mail: StoredMail): string {
  if (mail.sent_at) return `Sent ${mail.sent_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  if (mail.attempts === 0) return mail.next_attempt_at ? 'Waiting to be sent' : 'Kept here'
  const reason = mail.last_error ? `: ${mail.last_error}` : ''
  const kind = mail.next_attempt_at ? 'Tried' : 'Given up after'
  return `${kind} ${mail.attempts} ${mail.attempts === 1 ? 'time' : 'times'}${reason}`
}
