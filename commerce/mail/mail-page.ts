import type { FastifyReply } from 'fastify'
import { COLORS } from '../../rules/colors'
import { escapeMarkup, renderPage } from '../../rules/html-page'
import { toMailColors, type MailColors } from './templates/mail-colors.rules'

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

const COLORS_OF_MAILS = toMailColors(COLORS.accent)

function variables({ page, surface, ink, line, accent, onAccent }: MailColors): string {
  return `--page: ${page}; --card: ${surface}; --ink: ${ink}; --line: ${line}; --accent: ${accent}; --on: ${onAccent};`
}

const STYLE = `
  :root { color-scheme: light dark; ${variables(COLORS_OF_MAILS.light)} }
  @media (prefers-color-scheme: dark) { :root { ${variables(COLORS_OF_MAILS.dark)} } }
  body { margin: 0; padding: 3rem 1rem; background: var(--page); color: var(--ink); font: 1rem/1.6 'Helvetica Neue', Arial, sans-serif; }
  main { margin: 0 auto; max-width: 30rem; padding: 2.5rem; border: 1px solid var(--line); border-top: 4px solid var(--accent); border-radius: 6px; background: var(--card); }
  h1 { margin: 0 0 1rem; font: 400 1.75rem/1.2 Georgia, serif; }
  p { margin: 0 0 1rem; }
  button { padding: .875rem 1.75rem; border: 0; border-radius: 4px; background: var(--accent); color: var(--on); font: 600 1rem/1.2 'Helvetica Neue', Arial, sans-serif; cursor: pointer; }
  form { margin: 0 0 1rem; }
  button.quiet { border: 1px solid var(--line); background: transparent; color: var(--ink); }
  button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }`

/** A page of the engine behind a link in a mail. @param content markup */
export function renderMailPage(lang: string, heading: string, content: string): string {
  const body = `<main><h1>${escapeMarkup(heading)}</h1>${content}</main>`
  return renderPage({ lang, title: heading, style: STYLE, body })
}

export const sendMailPage = (reply: FastifyReply, status: 200 | 404, html: string): FastifyReply =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(html)
