import { COLORS } from '../../domain/colors'
import { escapeMarkup, renderPage } from '../../domain/html-page'
import { inLanguage } from '../mail/mail-words'
import { toMailColors, type MailColors } from '../mail/templates/mail-colors.rules'

const EN = {
  lang: 'en',
  title: 'No more of these mails?',
  ask: 'We will stop writing to you about what is back in stock.',
  button: 'Stop these mails',
  done: 'You will get no more of these mails.',
  again: 'If you change your mind, ask again on the page of a product.',
  unknown: 'This link is not good.',
}
const ES: typeof EN = {
  lang: 'es',
  title: '¿No recibir más correos como este?',
  ask: 'Dejaremos de escribirte cuando algo vuelva a estar disponible.',
  button: 'No recibir más',
  done: 'Ya no recibirás correos como este.',
  again: 'Si cambias de idea, pídelo otra vez en la página de un producto.',
  unknown: 'Este enlace no es válido.',
}

export const UNSUBSCRIBE_POLICY = [
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
  button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }`

/**
 * Renders the confirmation question before unsubscribing, or the result.
 * @param mailed undefined for an unknown link
 */
export function renderUnsubscribe(
  mailed: { locale: string | null } | undefined,
  isDone: boolean,
): string {
  const words = inLanguage({ en: EN, es: ES }, mailed?.locale ?? undefined)
  const { lang, title, ask, button, done, again, unknown } = words
  const form = `<form method="post"><p>${ask}</p><button>${escapeMarkup(button)}</button></form>`
  const heading = mailed ? (isDone ? done : title) : unknown
  const content = mailed ? (isDone ? `<p>${escapeMarkup(again)}</p>` : form) : ''
  const body = `<main><h1>${escapeMarkup(heading)}</h1>${content}</main>`
  return renderPage({ lang, title: heading, style: STYLE, body })
}
