import { toFramePolicy } from '../../http/frame-policy'
import { COLORS } from '../../../rules/colors'
import { escapeMarkup, renderPage } from '../../../rules/html-page'
import { LIMITS } from '../../../rules/field-limits'
import { MIN_SLEEVES, MAX_SLEEVE_LETTERS, MAX_SLEEVES } from './logo-sleeve.schemas'
import { wordsIn } from '../../languages/languages'
import type { SleeveWords } from '../../languages/words.types'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;padding:1.5rem;background:${COLORS.surface};color:${COLORS.ink};font:1rem/1.5 'Helvetica Neue',Arial,sans-serif}
form{display:grid;gap:1.25rem;max-width:44rem;margin:0 auto}
h1{margin:0;font:400 1.5rem/1.2 Georgia,serif}
.field{display:grid;gap:.375rem;align-content:start}
label{font-weight:600}
input,textarea{width:100%;min-height:3rem;padding:.625rem .75rem;border:1px solid ${COLORS.lineStrong};border-radius:4px;background:#fff;color:inherit;font:inherit}
textarea{min-height:6rem}
[aria-invalid=true]{border-color:${COLORS.error}}
.hint{margin:0;color:${COLORS.inkSoft};font-size:.875rem}
.error{margin:0;color:${COLORS.error};font-size:.875rem;font-weight:600}
.error:empty{display:none}
button{justify-self:start;min-height:3rem;padding:.75rem 2rem;border:0;border-radius:4px;background:${COLORS.accent};color:${COLORS.onAccent};font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid ${COLORS.accent};outline-offset:2px}
@media (min-width:40rem){.pair{display:grid;grid-template-columns:1fr 1fr;gap:1.25rem}.pair>*{min-width:0}}
.pair{display:grid;gap:1.25rem}
`

interface SleevePage {
  locale?: string
  /** Origin of the framing page. */
  parent: string
  sessionId: string
  /** Hash of the script, used in its URL. */
  scriptHash: string
  /** The earliest date that may be chosen, e.g. 2026-11-24. */
  today: string
}

export function renderSleevePage({ locale, parent, sessionId, ...page }: SleevePage): string {
  const { language: lang, sleeve: words } = wordsIn(locale)
  const field = fieldsOf(words)
  const own = { parent, session: sessionId, invalid: words.invalid, failed: words.failed }
  const data = Object.entries({ ...own, sending: words.sending })
    .map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`)
    .join('')
  const quantity = words.quantityHint.replace('{least}', String(MIN_SLEEVES))
  const body = `<main aria-label="${words.title}">
<form novalidate${data}>
<h1>${words.title}</h1>
${pair(
  field('company', `autocomplete="organization" maxlength="${LIMITS.company}" required`),
  field('contactName', `autocomplete="name" maxlength="${2 * LIMITS.name + 1}" required`),
)}
${pair(
  field('email', `type="email" autocomplete="email" maxlength="${LIMITS.email}" required`),
  field('phone', `type="tel" autocomplete="tel" maxlength="${LIMITS.phoneWithExtension}"`),
)}
${pair(
  field('eventDate', `type="date" min="${page.today}" required`),
  field('quantity', quantityLimits, quantity),
)}
${pair(
  field('sleeveText', `maxlength="${MAX_SLEEVE_LETTERS}"`),
  field('logo', 'type="file" accept="image/png,image/jpeg,image/webp"', words.logoHint),
)}
<div class="field"><label for="notes">${words.notes}</label><textarea id="notes" name="notes" maxlength="1000" aria-describedby="notes-error"></textarea><p class="error" id="notes-error"></p></div>
<p class="error" role="alert" id="form-error"></p>
<button>${words.send}</button>
</form>
</main>
<script src="logo-sleeve/form.js?h=${page.scriptHash}"></script>`
  return renderPage({ lang, title: words.title, style: STYLE, body })
}

const quantityLimits = `type="number" inputmode="numeric" min="${MIN_SLEEVES}" max="${MAX_SLEEVES}" step="1" required`
const pair = (...fields: string[]) => `<div class="pair">${fields.join('')}</div>`

type FieldName = Extract<
  keyof SleeveWords,
  'company' | 'contactName' | 'email' | 'phone' | 'eventDate' | 'quantity' | 'sleeveText' | 'logo'
>

const fieldsOf = (words: SleeveWords) => (name: FieldName, attributes: string, hint?: string) => {
  const described = `${hint ? `${name}-hint ` : ''}${name}-error`
  const hintText = hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''
  return `<div class="field"><label for="${name}">${words[name]}</label><input id="${name}" name="${name}" ${attributes} aria-describedby="${described}">${hintText}<p class="error" id="${name}-error"></p></div>`
}

export function sleevePolicy(parent: string): string {
  return toFramePolicy(STYLE, [parent])
}
