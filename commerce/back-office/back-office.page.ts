import { escapeMarkup, renderPage } from '../../rules/html-page'
import { renderOperatorPage } from '../operators/operator-page'
import { HOW_TO_BUILD, type BackOfficeBundle } from './back-office-bundle'

export const ASSETS = '/back-office/assets/'

export interface PageSettings {
  nonce: string
  bundle: BackOfficeBundle
}

/** Renders the page around the application. Emotion uses the nonce for its style elements. */
export function renderBackOffice({ nonce, bundle }: PageSettings): string {
  const link = (name: string) => escapeMarkup(`${ASSETS}${name}`)
  const head = `<link rel="icon" href="data:,"><meta name="style-nonce" content="${escapeMarkup(nonce)}">
<link rel="stylesheet" href="${link(bundle.style)}">
<script type="module" src="${link(bundle.script)}"></script>`
  const body = '<div id="root"></div><noscript>The back office needs JavaScript.</noscript>'
  return renderPage({ lang: 'en', title: 'Back office', head, body })
}

export function renderNotBuilt(): string {
  const how = `<p>The engine runs, but its back office has not been built. Run <code>${HOW_TO_BUILD}</code>, then load this page again. <code>npm start</code> builds it by itself.</p>`
  return renderOperatorPage('The back office is not built', how)
}

/**
 * The content security policy: only the back office's own scripts, style elements with the nonce,
 * and frames from the storefronts' origins.
 * @param frames origins, e.g. `http://localhost:3000`
 */
export function backOfficePolicy(nonce: string, frames: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // mails are shown in frames of the back office's own origin
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
