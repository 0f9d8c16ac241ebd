import { escapeHtml } from '../http/escape-html'

/** A line of a mail, or a link of it. */
export type NoticeLine = string | { text: string; href: string }

/**
 * A short mail as text and as HTML, from the same lines.
 * @param locale the language they are in
 */
export function renderNotice(title: string, lines: readonly NoticeLine[], locale = 'en-US') {
  const text = lines.map((line) => (typeof line === 'string' ? line : `${line.text}: ${line.href}`))
  const html = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escapeHtml(line).replace(/\n/g, '<br>')}</p>`
      : `<p><a href="${escapeHtml(line.href)}">${escapeHtml(line.text)}</a></p>`,
  )
  return {
    text: `${text.join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
      `<title>${escapeHtml(title)}</title></head><body>`,
      ...html,
      '</body></html>',
    ].join('\n'),
  }
}
