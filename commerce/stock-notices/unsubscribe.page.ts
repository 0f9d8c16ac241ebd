import { escapeMarkup } from '../../rules/html-page'
import { wordsIn } from '../languages/languages'
import { renderMailPage } from '../mail/mail-page'

/** @param mailed undefined for an unknown link */
export function renderUnsubscribe(
  mailed: { locale: string | null } | undefined,
  isDone: boolean,
): string {
  const { language: lang, unsubscribe } = wordsIn(mailed?.locale ?? undefined)
  const { title, ask, button, done, again, unknown } = unsubscribe
  const form = `<form method="post"><p>${ask}</p><button>${escapeMarkup(button)}</button></form>`
  const heading = mailed ? (isDone ? done : title) : unknown
  const content = mailed ? (isDone ? `<p>${escapeMarkup(again)}</p>` : form) : ''
  return renderMailPage(lang, heading, content)
}
