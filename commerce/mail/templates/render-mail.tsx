import { renderToStaticMarkup } from 'react-dom/server'
import type { MailBrand } from '../mail-brand.rules'
import type { MailContent } from '../mail-content'
import { toMailText } from '../mail-text.rules'
import { wordsIn } from '../../languages/languages'
import { MailDocument } from './mail-document'

// XHTML 1.0 Transitional: with it, Outlook and old webmail clients lay out tables like browsers do
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

export function renderMail(content: MailContent, brand: MailBrand): { html: string; text: string } {
  const { locale, frame } = wordsIn(content.locale)
  const help = brand.phone ? [frame.help(brand.phone)] : []
  const footer = [brand.name, ...help, ...(content.unsubscribeUrl ? [frame.why] : [])]
  const { unsubscribe } = frame
  const html = renderToStaticMarkup(
    <MailDocument {...{ content, brand, footer, unsubscribe }} language={locale} />,
  )
  const { unsubscribeUrl } = content
  const lines = unsubscribeUrl ? [...footer, `${unsubscribe}: ${unsubscribeUrl}`] : footer
  return { html: `${DOCTYPE}${html}`, text: toMailText(content, lines) }
}
