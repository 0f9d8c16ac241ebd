import { parseMarkup } from './rich-schema'

const USELESS = 'style, script, meta, link, title, xml, colgroup, caption, noscript, template'
/** Word writes the points of a list as paragraphs, each with its sign in a span of its own. */
const WORD_POINT = 'p[style*="mso-list"], p[class*="MsoList"]'
const WORD_SIGN = 'span[style*="mso-list"]'
const NUMBER = /^\s*\(?[\dA-Za-z]{1,4}[.)]/

/**
 * Prepares markup from another program, so that what the shop does not render leaves no traces; the
 * editor's schema drops the remaining elements and keeps their texts.
 */
export function cleanPaste(html: string): string {
  const body = parseMarkup(html)
  for (const one of body.querySelectorAll(USELESS)) one.remove()
  removeComments(body)
  collectWordLists(body)
  for (const paragraph of body.querySelectorAll('td p, th p, td div, th div')) {
    if (paragraph.nextElementSibling) paragraph.append(document.createElement('br'))
    paragraph.replaceWith(...paragraph.childNodes)
  }
  return body.innerHTML
}

function removeComments(body: HTMLElement): void {
  const comments: Node[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function collectWordLists(body: HTMLElement): void {
  for (const point of body.querySelectorAll(WORD_POINT)) {
    const sign = point.querySelector(WORD_SIGN)
    if (!sign) continue
    const tag = NUMBER.test(sign.textContent ?? '') ? 'ol' : 'ul'
    sign.remove()
    const item = document.createElement('li')
    item.append(...point.childNodes)
    const before = point.previousElementSibling
    const isContinued = before instanceof HTMLElement && before.dataset['pasted'] === tag
    const list = isContinued ? before : document.createElement(tag)
    list.dataset['pasted'] = tag
    list.append(item)
    if (isContinued) point.remove()
    else point.replaceWith(list)
  }
}
