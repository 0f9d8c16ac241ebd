import type { Page } from '@playwright/test'

/**
 * Translates the page as a browser does: puts two font elements in place of each text, at once and
 * whenever one appears. The translation is the text with a mark that is not visible and that
 * locators pass over, so the tests still find it.
 */
export async function translatePages(page: Page, from: 'start' | 'hydration'): Promise<void> {
  await page.addInitScript(startTranslator, { mark: '\u200b', from })
}

interface Translator {
  mark: string
  from: 'start' | 'hydration'
}

function startTranslator({ mark, from }: Translator): void {
  const isUntranslated = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    !node.parentElement?.closest('font, script, style, noscript, title, textarea, [translate=no]')

  const translateText = (text: Text) => {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data + mark
    text.replaceWith(outer)
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
