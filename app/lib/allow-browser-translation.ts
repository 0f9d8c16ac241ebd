import { findShown, forgetChanges, isFont, watchReplacements } from './text-replacements'

/**
 * Lets React update a page that the browser translates (docs/adr/0113). Translations replace or
 * move the text nodes that React holds. Without this, React writes new texts into nodes that are no
 * longer shown, and fails when it removes such a node or inserts beside it.
 */
export function allowBrowserTranslation(): void {
  watchReplacements()
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const isLost = child instanceof Node && child.parentNode !== this
    if (isLost) removeLost(this, child)
    else removeChild.call(this, child)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const isLost = next instanceof Node && next.parentNode !== this
    place(node, () => insertBefore.call(this, node, isLost ? findChild(this, next) : next))
    return node
  }

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    place(node, () => appendChild.call(this, node))
    return node
  }

  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, text: string) {
      // puts the text back in place of its translation; the browser then translates it again
      const shown = findShown(this)
      if (shown !== this) shown.replaceWith(this)
      nodeValue?.set?.call(this, text)
    },
  })
}

/** Inserts a node. A text that is moved leaves no translation where it was. */
function place(node: Node, insert: () => void): void {
  const shown = node instanceof Text ? findShown(node) : node
  insert()
  if (shown === node) return
  shown.parentNode?.removeChild(shown)
  forgetChanges()
}

/** Removes a node that is no longer a child of `parent`, and what replaced or held it. */
function removeLost(parent: Node, node: Node): void {
  const child = findChild(parent, node)
  const isReplaced = findShown(node) !== node
  node.parentNode?.removeChild(node)
  const isLeftover = child && (isReplaced || (isFont(child) && child.textContent === ''))
  if (isLeftover) parent.removeChild(child)
}

/** Returns the child of `parent` that replaces or contains `node`. */
function findChild(parent: Node, node: Node): Node | null {
  let found: Node | null = findShown(node)
  while (found && found.parentNode !== parent) found = found.parentNode
  return found
}
