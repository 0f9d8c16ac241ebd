/**
 * The node that stands on the page in place of a removed one: the translation of a text, or the
 * text that undoing the translation put back.
 */
const replacements = new WeakMap<Node, ChildNode>()
let observer: MutationObserver | undefined

export function watchReplacements(): void {
  if (document.querySelector('font')) markTranslated()
  observer = new MutationObserver(record)
  observer.observe(document, { childList: true, subtree: true })
}

/** Returns the node that is shown in place of a replaced one; of any other node, the node itself. */
export function findShown<T extends Node>(node: T): T | ChildNode {
  record(observer?.takeRecords() ?? [])
  let shown: T | ChildNode = node
  // a translation may hold the text that it replaces
  for (let next; (next = replacements.get(shown.getRootNode()));) shown = next
  return shown
}

/** Leaves out what the page itself has changed. */
export const forgetChanges = (): void => void observer?.takeRecords()

/** Translations are `font` elements, in Chrome as in Edge. */
export const isFont = (node: Node): boolean => node.nodeName === 'FONT'

/**
 * Finds replacements that are made at once, and those made in two steps: the translation is added
 * beside its text, which is then removed, or is added right after that, at the same place.
 */
function record(mutations: readonly MutationRecord[]): void {
  const fonts = new Set<Node | null>()
  let gap: { removed: Node; place: MutationRecord } | undefined
  for (const mutation of mutations) {
    const added = findText(mutation.addedNodes)
    const removed = findText(mutation.removedNodes)
    if (removed) {
      const beside = [mutation.previousSibling, mutation.nextSibling].filter((node) =>
        fonts.delete(node),
      )
      const isReplaced = replace(removed, added ?? findText(beside))
      gap = isReplaced ? undefined : { removed, place: mutation }
    } else if (added) {
      const isInGap = gap && isSamePlace(gap.place, mutation)
      if (isInGap && gap) replace(gap.removed, added)
      else if (isFont(added)) fonts.add(added)
      gap = undefined
    }
  }
}

/** `scripts/webpack/hydrate-root.js` looks for this mark. */
function markTranslated(): void {
  document.documentElement.dataset.translated = ''
}

function replace(removed: Node, added: ChildNode | undefined): boolean {
  if (!added) return false
  if (isFont(added)) markTranslated()
  // a text that is put back is no longer replaced; this also excludes cycles
  replacements.delete(added)
  replacements.set(removed, added)
  return true
}

function findText(nodes: Iterable<Node | null>): ChildNode | undefined {
  return [...nodes].find(
    (node): node is Text | HTMLFontElement =>
      node instanceof Text || (node !== null && isFont(node)),
  )
}

function isSamePlace(one: MutationRecord, other: MutationRecord): boolean {
  return (
    one.target === other.target &&
    one.previousSibling === other.previousSibling &&
    one.nextSibling === other.nextSibling
  )
}
