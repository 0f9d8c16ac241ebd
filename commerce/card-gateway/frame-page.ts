import { toFramePolicy } from '../http/frame-policy'
import { renderPage } from '../../rules/html-page'

const STYLE = `
html,body{height:100%;margin:0;background:transparent}
label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
input{box-sizing:border-box;width:100%;height:100%;margin:0;padding:0;border:0;background:transparent;font:inherit;font-size:max(1rem,16px);outline:0}
input::placeholder{color:var(--placeholder,#6b6b6b);opacity:1}
`

interface FieldPage {
  title: string
  autocomplete: string
  maxLength: number
}

const PAGES: Readonly<Record<'number' | 'securityCode', FieldPage>> = {
  // 16 digits and 3 spaces
  number: { title: 'Card number', autocomplete: 'cc-number', maxLength: 19 },
  securityCode: { title: 'Security code', autocomplete: 'cc-csc', maxLength: 4 },
}

/** Renders the document of a field's frame, without any input from the request. */
export function renderFramePage(type: keyof typeof PAGES, scriptHash: string): string {
  const { title, autocomplete, maxLength } = PAGES[type]
  const body = `<label for="field">${title}</label>
<input id="field" name="${type}" type="text" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maxLength}" autocorrect="off" spellcheck="false" required>
<script src="field.js?h=${scriptHash}"></script>`
  return renderPage({ lang: 'en', title, style: STYLE, body })
}

export function framePolicy(targetOrigins: readonly string[]): string {
  return toFramePolicy(STYLE, targetOrigins)
}
