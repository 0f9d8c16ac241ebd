import type { Page } from '@playwright/test'

/** When a page is translated, and whether each text waits for its translation without being shown. */
export interface Translation {
  from: 'start' | 'hydration'
  isSlow: boolean
}

/**
 * Translates the page as a browser does: puts two font elements in place of each text whenever one
 * appears or changes, at once or after 50 to 500 ms. The translation is the text with a mark that is
 * not visible and that locators pass over, so the tests still find it.
 */
export async function translatePages(page: Page, translation: Translation): Promise<void> {
  await page.addInitScript(startTranslator, { mark: '\u200b', ...translation })
}

function startTranslator({ mark, from, isSlow }: Translation & { mark: string }): void {
  const isUntranslated = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    !node.parentElement?.closest('font, script, style, noscript, title, textarea, [translate=no]')

  const translateText = (text: Text) => {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data + mark
    if (isSlow) replaceLater(text, outer)
    else text.replaceWith(outer)
  }
  let count = 0
  const replaceLater = (text: Text, translation: Element) => {
    const { parentNode } = text
    let next = text.nextSibling
    while (next instanceof Text) next = next.nextSibling
    text.remove()
    count += 1
    setTimeout(
      () => {
        parentNode?.insertBefore(translation, next?.parentNode === parentNode ? next : null)
      },
      50 + ((count * 130) % 450),
    )
  }
  const translate = (root: Node) => {
    const texts: Text[] = isUntranslated(root) ? [root] : []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (isUntranslated(walker.currentNode)) texts.push(walker.currentNode)
    texts.forEach(translateText)
  }
  const start = () => {
    translate(document)
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        if (isUntranslated(target)) translateText(target)
        addedNodes.forEach((node) => node.isConnected && translate(node))
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }
  if (from === 'start') start()
  else document.addEventListener('hydration-started', start)
}
