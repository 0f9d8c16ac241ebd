import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { escapeMarkup, renderPage } from '@rules/html-page'
import { pageLook } from '@rules/page-look'
import { createNonce } from '../host/add-nonce'
import { PREVIEW_HEADERS } from './preview-headers'

interface AccessPage {
  status: number
  title: string
  body: string
}

export function refusal(
  reason: { kind: 'closed' } | { kind: 'ended' } | { kind: 'invalid'; detail: string },
): AccessPage {
  if (reason.kind === 'invalid') {
    const body = `<p>${escapeMarkup(reason.detail)}</p>`
    return { status: 400, title: 'This preview cannot be shown', body }
  }
  if (reason.kind === 'ended') {
    const body = '<p>Its time is over. Ask whoever sent it to you for a new one.</p>'
    return { status: 403, title: 'This link has ended', body }
  }
  const body = `<p>Open the link that was printed when the shop started; it works once, on that machine.</p>
    <p>To let editors in from other machines, set <code>PREVIEW_ACCESS_CODE</code>.</p>`
  return { status: 403, title: 'The preview is closed', body }
}

interface FormState {
  status: 200 | 401 | 429
  /** The path to which the visitor is redirected after entering the code. */
  to: string
  /** Minutes until another code may be entered. */
  minutes?: number
}

export function accessForm({ status, to, minutes = 0 }: FormState): AccessPage {
  const error =
    status === 401
      ? 'That is not the code.'
      : status === 429
        ? `Too many wrong codes. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
        : undefined
  const problem = error && `<p class="error" id="problem" role="alert">${error}</p>`
  const described = error ? ' aria-invalid="true" aria-describedby="problem"' : ''
  const body = `<p>See the shop as it will be: another day, another group of customers.</p>
    <form method="post">
      <input type="hidden" name="to" value="${escapeMarkup(to)}">
      <label for="code">Access code</label>
      <input id="code" name="code" type="password" autocomplete="current-password" required autofocus${described}>
      ${problem ?? ''}
      <button>Open the preview</button>
    </form>`
  return { status, title: 'Preview for editors', body }
}

/** Sends one of the gate's own pages: without scripts or external resources, and not cached. */
export function sendAccessPage(res: ServerResponse, { status, title, body }: AccessPage): void {
  const nonce = createNonce()
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'font-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]
  res.writeHead(status, {
    ...PREVIEW_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
  })
  const main = `<main><h1>${title}</h1>${body}</main>`
  res.end(renderPage({ lang: 'en', title, style: pageLook(readFileSync), nonce, body: main }))
}
